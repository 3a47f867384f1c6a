import { applyChanges } from '#lib/protocols/apply-change.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import type { FieldChange } from '#lib/protocols/field-changes.ts';

/** A change of the source: whether the copy can take it over, has the same already, or differs in its own way. */
export interface Offer {
  change: FieldChange;
  state: 'applies' | 'already' | 'own';
}

export function applicable(changes: readonly FieldChange[], body: EditedBody): Offer[] {
  // The cells of a scanner that comes are taken over with it.
  const coming = changes.filter(({ step }) => step.kind === 'scanner' && step.was === undefined);
  const withScanners = coming.length > 0 ? applyChanges(body, coming).body : body;
  return changes.map((change) => {
    const on = change.step.kind === 'row' ? withScanners : body;
    const { body: next, refused } = applyChanges(on, [change]);
    return { change, state: refused > 0 ? 'own' : next === on ? 'already' : 'applies' };
  });
}

/** A body with changes made to it; how many were made, and how many no longer applied. */
export function takeOver(body: EditedBody, changes: readonly FieldChange[]) {
  const { body: now, refused } = applyChanges(body, changes);
  return { body: now, taken: changes.length - refused, refused };
}
