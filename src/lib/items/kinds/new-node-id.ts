const LENGTH = 8;

/** A new node id that is not in use: 8 random base-36 characters. */
export function newNodeId(taken: ReadonlySet<string>): string {
  for (;;) {
    const id = Math.random()
      .toString(36)
      .slice(2, 2 + LENGTH)
      .padEnd(LENGTH, '0');
    if (!taken.has(id)) return id;
  }
}
