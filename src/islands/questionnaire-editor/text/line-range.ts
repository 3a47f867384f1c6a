/** Start and end of a line (from 1) in a text, and the share of all lines that precede it. */
export function lineRange(text: string, line: number): { start: number; end: number; share: number } {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1);
  const start = before.reduce((sum, each) => sum + each.length + 1, 0);
  return { start, end: start + (lines[line - 1]?.length ?? 0), share: before.length / lines.length };
}
