import type { CombineFields, Fields } from './draft-parts.ts';
import type { TrackedDraft } from './tracked-draft.ts';

/** Resolution of conflicts: the person's own version, the other one, or both sides' changes if they do not overlap. */
export type Choice = 'mine' | 'theirs' | { combine: CombineFields };

type Combined<Draft> = (draft: Draft) => Fields | null;

/**
 * For each part in conflict, the function that combines both sides in a draft; undefined when any part cannot be
 * combined.
 */
function combinations<Draft extends object>(
  tracked: TrackedDraft<Draft>,
  combine: CombineFields,
): ReadonlyMap<string, Combined<Draft>> | undefined {
  const parts = new Map<string, Combined<Draft>>();
  for (const [part, { fields: theirs }] of tracked.$conflicts.get()) {
    const base = tracked.baseOf(part);
    const combined = (draft: Draft) =>
      base ? combine(part, { base, mine: tracked.fieldsIn(draft, part), theirs }) : null;
    if (!combined(tracked.$draft.get())) return undefined;
    parts.set(part, combined);
  }
  return parts;
}

/** Whether the two sides changed different fields in every conflict, so that combining them loses nothing. */
export function canCombine<Draft extends object>(
  tracked: TrackedDraft<Draft>,
  combine: CombineFields,
): boolean {
  return combinations(tracked, combine) !== undefined;
}

/** Resolves the conflicts. Returns false and does nothing when both sides have changed the same field by now. */
export function resolveConflicts<Draft extends object>(
  tracked: TrackedDraft<Draft>,
  choice: Choice,
): boolean {
  if (typeof choice === 'string') {
    tracked.resolve((_part, { fields }) => (choice === 'theirs' ? () => fields : undefined));
    return true;
  }
  const parts = combinations(tracked, choice.combine);
  if (!parts) return false;
  // In the drafts of the history the part is resolved as well, so that undo reverts only this page's own changes.
  tracked.resolve(
    (part, { fields }) =>
      (draft) =>
        parts.get(part)?.(draft) ?? fields,
  );
  return true;
}
