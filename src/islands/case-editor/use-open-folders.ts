import { useState } from 'react';
import type { CaseFolder } from '#lib/kinds/case/body-schema.ts';

/** More folders than these are shown by their names at first: with thirty of them one would scroll for long. */
const OPEN_MOST = 6;

/** Which folders show more than their name. Those that come later are open: somebody has just made or filled them. */
export function useOpenFolders(folders: readonly CaseFolder[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(
    () => new Map(folders.length > OPEN_MOST ? folders.map(({ id }) => [id, false]) : []),
  );
  const has = (id: string) => chosen.get(id) ?? true;
  return {
    has,
    areAll: folders.every(({ id }) => has(id)),
    set: (id: string, isOpen: boolean) => setChosen((before) => new Map(before).set(id, isOpen)),
    setAll: (isOpen: boolean) => setChosen(new Map(folders.map(({ id }) => [id, isOpen]))),
  };
}
