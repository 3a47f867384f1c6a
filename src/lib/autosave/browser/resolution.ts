import type { CombineFields, Fields } from './draft-parts.ts';
import type { TrackedDraft } from './tracked-draft.ts';

/** The resolution of conflicts: one's own version, theirs, or the changes of both where they concern different things. */
export type Choice = 'mine' | 'theirs' | { combine: CombineFields };

type Combined<Draft> = (draft: Draft) => Fields | null;

/**
 * For each part in conflict, the function that combines it in a draft; undefined where one of them cannot be
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

/** Whether in every conflict the two sides changed different things, so that nothing has to be given up. */
export function canCombine<Draft extends object>(
  tracked: TrackedDraft<Draft>,
  combine: CombineFields,
): boolean {
  return combinations(tracked, combine) !== undefined;
}

/** Ends the conflicts; false where both sides changed the same thing meanwhile, and nothing is done. */
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
  // Undoing takes back what was done here alone: at most everything that was.
  tracked.resolve(
    (part, { fields }) =>
      (draft) =>
        parts.get(part)?.(draft) ?? fields,
  );
  return true;
}
