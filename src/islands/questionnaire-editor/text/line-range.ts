/** Where a line (from 1) begins and ends in a text, and which share of all lines stands before it. */
export function lineRange(text: string, line: number): { start: number; end: number; share: number } {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  return { start, end: start + (lines[line - 1]?.length ?? 0), share: before.length / lines.length };
}
