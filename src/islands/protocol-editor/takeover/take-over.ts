import { applyChanges } from '#lib/protocols/apply-change.ts';
import type { EditedBody } from '#lib/protocols/body-edits.ts';
import type { FieldChange } from '#lib/protocols/field-changes.ts';

/** A change of the source, and whether the copy can take it over, says so already, or says something of its own. */
export interface Offer {
  change: FieldChange;
  state: 'applies' | 'already' | 'own';
}

export function applicable(changes: readonly FieldChange[], body: EditedBody): Offer[] {
  return changes.map((change) => {
    const { body: next, refused } = applyChanges(body, [change]);
    return { change, state: refused > 0 ? 'own' : next === body ? 'already' : 'applies' };
  });
}

/** A body with changes made to it; how many were made, and how many no longer applied. */
export function takeOver(body: EditedBody, changes: readonly FieldChange[]) {
  const { body: now, refused } = applyChanges(body, changes);
  return { body: now, taken: changes.length - refused, refused };
}
