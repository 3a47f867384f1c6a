import { type Difference, textsIn } from '#lib/domain/differences.ts';
import { type BodyNode, nodeDifferences } from '#lib/domain/node-differences.ts';
import type { ProtocolBody } from './body-schema.ts';

/** The rows of a table: they have no ids, so that a name stands for its row, and its rank among those of that name. */
function rowsOf(table: string, rows: readonly { name: string }[]): BodyNode[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { name, ...own } = row;
    const rank = seen.get(name) ?? 0;
    seen.set(name, rank + 1);
    return { id: `${table}/${name}/${rank}`, type: 'row', name, parent: table, own, words: textsIn(own) };
  });
}

const part = (name: string, own: unknown): BodyNode => ({
  id: name,
  type: 'part',
  name,
  parent: '',
  own,
  words: textsIn(own),
});

/** The parts of a protocol, the tables of its acquisition among them, each before its rows. */
function nodesOf({ acquisition = {}, ...parts }: ProtocolBody): BodyNode[] {
  const written = Object.entries(parts).filter(([, value]) => textsIn(value).length > 0);
  const tables = Object.entries(acquisition).filter(([, rows]) => rows && rows.length > 0);
  return [
    ...written.map(([name, value]) => part(name, value)),
    ...tables.flatMap(([name, rows]) => [{ ...part(name, null), words: [] }, ...rowsOf(name, rows ?? [])]),
  ];
}

/** What differs between two protocols: parts that say something else, rows that came, went, moved or changed. */
export function protocolDifferences(before: ProtocolBody, after: ProtocolBody): Difference[] {
  return nodeDifferences(nodesOf(before), nodesOf(after));
}
