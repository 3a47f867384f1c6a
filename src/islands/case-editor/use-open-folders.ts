import { useState } from 'react';
import type { CaseFolder } from '#lib/cases/body-schema.ts';

/** A case with more folders shows only their names at first: thirty open folders are long to scroll through. */
const OPEN_MOST = 6;

type Folds = ReadonlyMap<string, boolean>;

/** New folders are open as long as they are few: an exam of thirty series would be a page of thirty grids. */
function withNew(chosen: Folds, folders: readonly CaseFolder[]): Folds {
  const next = new Map(chosen);
  let open = folders.filter(({ id }) => chosen.get(id)).length;
  for (const { id } of folders) {
    if (next.has(id)) continue;
    next.set(id, open < OPEN_MOST);
    open += 1;
  }
  return next;
}

/** Which folders are unfolded. */
export function useOpenFolders(folders: readonly CaseFolder[]) {
  const all = (isOpen: boolean): Folds => new Map(folders.map(({ id }) => [id, isOpen]));
  const [chosen, setChosen] = useState(() => all(folders.length <= OPEN_MOST));
  const known = folders.every(({ id }) => chosen.has(id)) ? chosen : withNew(chosen, folders);
  if (known !== chosen) setChosen(known);
  const has = (id: string) => known.get(id) ?? false;
  return {
    has,
    areAll: folders.every(({ id }) => has(id)),
    set: (id: string, isOpen: boolean) => setChosen((before) => new Map(before).set(id, isOpen)),
    setAll: (isOpen: boolean) => setChosen(all(isOpen)),
  };
}
