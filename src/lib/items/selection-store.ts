import { atom } from 'nanostores';

const NOTHING: ReadonlySet<string> = new Set();

/** Which items of a list are chosen, to do the same to all of them. It holds ids: what is shown is the list's affair. */
export function createSelection() {
  const $chosen = atom<ReadonlySet<string>>(NOTHING);
  /** Where a run of items begins that Shift continues. */
  let from: string | undefined;
  return {
    $chosen,
    /**
     * Chooses an item, or no longer.
     * @param ids those of the list, in order
     * @param run whether all that lies between it and the one before goes with it
     */
    toggle(id: string, ids: readonly string[], run: boolean): void {
      const isChosen = !$chosen.get().has(id);
      const [start, end] = [from === undefined ? -1 : ids.indexOf(from), ids.indexOf(id)].sort(
        (a, b) => a - b,
      );
      const touched = run && start! >= 0 ? ids.slice(start, end! + 1) : [id];
      const next = new Set($chosen.get());
      for (const each of touched) isChosen ? next.add(each) : next.delete(each);
      from = id;
      $chosen.set(next);
    },
    choose(ids: readonly string[]): void {
      from = undefined;
      $chosen.set(new Set(ids));
    },
  };
}

export type Selection = ReturnType<typeof createSelection>;
