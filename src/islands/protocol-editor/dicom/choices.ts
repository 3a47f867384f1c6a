import { type AcquisitionRow, ROWS_MAX, type TableName } from '#lib/protocols/fields/acquisition-fields.ts';
import { type AcceptedParts, type Proposal, rowOf } from './proposals.ts';

/** A person's choices about a proposal. */
export interface Choice extends AcceptedParts {
  isTicked: boolean;
}

export type Choices = Readonly<Record<string, Choice>>;

/** Initial choices: acquired series are ticked, with all their values except free text of the console. */
export function firstChoices(proposals: readonly Proposal[]): Choices {
  return Object.fromEntries(
    proposals.map(({ id, why }) => [
      id,
      { isTicked: why === undefined, without: new Set(), useLabel: false },
    ]),
  );
}

export function chosen(choices: Choices, id: string, change: Partial<Choice>): Choices {
  const choice = choices[id];
  return choice ? { ...choices, [id]: { ...choice, ...change } } : choices;
}

/** Includes a value in the row, or leaves it out. */
export function withValue(choices: Choices, id: string, key: string, isTaken: boolean): Choices {
  const without = new Set(choices[id]?.without);
  if (isTaken) without.delete(key);
  else without.add(key);
  return chosen(choices, id, { without });
}

/** Tables that the exam has rows for, with the protocol's own first. */
export function tablesOf(proposals: readonly Proposal[], own: TableName): TableName[] {
  const tables = [...new Set(proposals.map(({ table }) => table))];
  return tables.sort((a, b) => Number(b === own) - Number(a === own));
}

/** Rows of the ticked proposals, in the exam's order. */
export function chosenRows(proposals: readonly Proposal[], choices: Choices): AcquisitionRow[] {
  return proposals.flatMap((proposal) => {
    const choice = choices[proposal.id];
    return choice?.isTicked ? [rowOf(proposal, choice)] : [];
  });
}

/** Number of rows that can still be added. */
export const roomFor = (rowCount: number): number => Math.max(0, ROWS_MAX - rowCount);
