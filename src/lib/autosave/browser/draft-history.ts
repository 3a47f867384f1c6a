/** Maximum number of steps that can be undone. */
const STEPS_MAX = 100;

/** The drafts before and after the present one: in `past` the nearest is last, in `future` first. */
export interface DraftHistory<Draft> {
  past: readonly Draft[];
  present: Draft;
  future: readonly Draft[];
}

/** A history that begins with this draft. */
export function beginHistory<Draft>(present: Draft): DraftHistory<Draft> {
  return { past: [], present, future: [] };
}

/** Records an edit. @param joins whether it belongs to the previous step, like the letters of one word */
export function recordEdit<Draft>(
  { past, present, future }: DraftHistory<Draft>,
  next: Draft,
  joins = false,
): DraftHistory<Draft> {
  if (next === present) return { past, present, future };
  return { past: joins ? past : [...past, present].slice(-STEPS_MAX), present: next, future: [] };
}

export function undoEdit<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, present, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redoEdit<Draft>(history: DraftHistory<Draft>): DraftHistory<Draft> {
  const { past, present, future } = history;
  const [after, ...rest] = future;
  if (after === undefined) return history;
  return { past: [...past, present], present: after, future: rest };
}

const isAlike = (one: object, other: object) => {
  const [before, after] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return Object.keys({ ...before, ...after }).every((key) => before[key] === after[key]);
};

/**
 * Makes a change that is not an edit by the author, such as an image that has arrived or a part saved elsewhere: it
 * applies to every draft of the history, so that undoing keeps it. Steps that no longer change anything are dropped.
 */
export function changeEverywhere<Draft extends object>(
  { past, present, future }: DraftHistory<Draft>,
  change: (draft: Draft) => Draft,
): DraftHistory<Draft> {
  const now = change(present);
  const [before, after] = [past.map(change), future.map(change)];
  return {
    past: before.filter((draft, at) => !isAlike(draft, before[at + 1] ?? now)),
    present: now,
    future: after.filter((draft, at) => !isAlike(draft, after[at - 1] ?? now)),
  };
}
