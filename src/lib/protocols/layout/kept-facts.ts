import type { Scanner } from '../scanners/scanner-cells.ts';

/** Data attributes of a protocol's article, read by the code that keeps it offline (`offline/protocol-page.ts`). */
export const keptFacts = (
  { _id, updatedAt }: { _id: string; updatedAt: string },
  scanners: readonly Scanner[] = [],
) => ({
  'data-protocol': _id,
  'data-changed': updatedAt,
  'data-scanners': scanners.map(({ id }) => id).join(' '),
});
