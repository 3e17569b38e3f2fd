/** SHA-256 and HMAC, written out because rules run where no crypto library can be called in step. */

const ROUND_CONSTANTS = fractions(64, (prime) => Math.cbrt(prime));
const START = fractions(8, (prime) => Math.sqrt(prime));

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const words = new Uint32Array(count);
  for (let candidate = 2, found = 0; found < count; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (isPrime) words[found++] = (root(candidate) % 1) * 0x1_0000_0000;
  }
  return words;
}

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

const schedule = new Int32Array(64);

function mixBlock(sum: Int32Array, block: DataView, at: number): void {
  for (let i = 0; i < 16; i++) schedule[i] = block.getInt32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15];
    const late = schedule[i - 2];
    const s0 = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const s1 = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    schedule[i] = schedule[i - 16] + s0 + schedule[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = sum;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i] + schedule[i]) | 0;
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  sum[0] += a;
  sum[1] += b;
  sum[2] += c;
  sum[3] += d;
  sum[4] += e;
  sum[5] += f;
  sum[6] += g;
  sum[7] += h;
}

/** The SHA-256 digest of the bytes: 32 bytes. */
export function sha256(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const sum = Int32Array.from(START, (word) => word | 0);
  for (let at = 0; at < padded.length; at += 64) mixBlock(sum, view, at);
  const digest = new DataView(new ArrayBuffer(32));
  for (const [place, word] of sum.entries()) digest.setInt32(place * 4, word);
  return new Uint8Array(digest.buffer);
}

/** HMAC with SHA-256: 32 bytes that only the holder of the key can make from the message. */
export function hmacSha256(key: Uint8Array, message: Uint8Array): Uint8Array {
  const padded = new Uint8Array(64);
  padded.set(key.length > 64 ? sha256(key) : key);
  const inner = sha256(
    join(
      padded.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    join(
      padded.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

function join(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

/** The UTF-8 bytes of a text; half a surrogate pair becomes the replacement character. */
export function textBytes(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0;
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    const low = (shift: number) => 0x80 | ((code >> shift) & 0x3f);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), low(0));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), low(6), low(0));
    else bytes.push(0xf0 | (code >> 18), low(12), low(6), low(0));
  }
  return Uint8Array.from(bytes);
}

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The bytes that hexadecimal digits stand for, or null if the text is something else. */
export function fromHex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
