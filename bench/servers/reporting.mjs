/** Answers whoever started this process how much processor time and memory it has taken. */
export function reportWhenAsked() {
  process.on("message", (asked) => {
    if (asked !== "measure") return;
    const { user, system } = process.cpuUsage();
    process.send?.({ microseconds: user + system, bytes: process.memoryUsage.rss() });
  });
  process.on("disconnect", () => process.exit());
}

/** Tells whoever started this process where it listens. @param {number} port */
export function tellPort(port) {
  process.send?.({ port });
}
