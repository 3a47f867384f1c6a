import { applyChanges } from '#lib/protocols/apply-change.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import type { FieldChange } from '#lib/protocols/field-changes.ts';

/** A change of the source: whether it can be applied to the copy, is already there, or conflicts with the copy. */
export interface Offer {
  change: FieldChange;
  state: 'applies' | 'already' | 'own';
}

export function changeOffers(changes: readonly FieldChange[], body: EditedBody): Offer[] {
  // The cells of an added scanner come with it.
  const coming = changes.filter(({ step }) => step.kind === 'scanner' && step.was === undefined);
  const withScanners = coming.length > 0 ? applyChanges(body, coming).body : body;
  return changes.map((change) => {
    const on = change.step.kind === 'row' ? withScanners : body;
    const { body: next, refused } = applyChanges(on, [change]);
    return { change, state: refused > 0 ? 'own' : next === on ? 'already' : 'applies' };
  });
}

/** Applies changes to a body; returns the number of applied changes, and of those that no longer applied. */
export function takeOver(body: EditedBody, changes: readonly FieldChange[]) {
  const { body: now, refused } = applyChanges(body, changes);
  return { body: now, taken: changes.length - refused, refused };
}
