/** Where one comes from some nodes of a graph, themselves included. */
export function reach<Node>(starts: Iterable<Node>, next: (node: Node) => Iterable<Node>): Set<Node> {
  const found = new Set(starts);
  // A set is gone through with what is added meanwhile.
  for (const node of found) for (const each of next(node)) found.add(each);
  return found;
}
