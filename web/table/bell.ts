/** A short, quiet bell: two partials of a small ship's bell that die away. */
export function ringBell(): void {
  const audio = new AudioContext();
  const { currentTime: now } = audio;
  for (const [frequency, loudness, seconds] of [
    [880, 0.08, 0.9],
    [2218, 0.03, 0.5],
  ]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(loudness, now);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(volume).connect(audio.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
  setTimeout(() => void audio.close(), 1200);
}
