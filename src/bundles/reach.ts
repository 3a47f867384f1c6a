/** All nodes of a graph that can be reached from some of them, these included. */
export function reach<Node>(starts: Iterable<Node>, next: (node: Node) => Iterable<Node>): Set<Node> {
  const found = new Set(starts);
  // Iterating over a Set also visits what is added meanwhile.
  for (const node of found) for (const each of next(node)) found.add(each);
  return found;
}
