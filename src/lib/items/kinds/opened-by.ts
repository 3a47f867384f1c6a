import { casePaths } from '#lib/cases/paths.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import { ITEM_KINDS, type ItemKind } from '../item.ts';

interface ReadingPage {
  kind: ItemKind;
  /** What the page shows: the item itself, or its sheet or fiche. */
  opens: ItemKind | 'sheet' | 'fiche';
  /** The path before the item's id. */
  start: string;
}

const PAGES_OF: Readonly<Record<ItemKind, readonly Omit<ReadingPage, 'kind'>[]>> = {
  questionnaire: [
    { opens: 'questionnaire', start: questionnairePaths.item('') },
    { opens: 'fiche', start: '/link/' },
  ],
  case: [
    { opens: 'case', start: casePaths.item('') },
    { opens: 'sheet', start: casePaths.sheet('') },
  ],
  protocol: [{ opens: 'protocol', start: protocolPaths.item('') }],
};
const READING_PAGES: readonly ReadingPage[] = ITEM_KINDS.flatMap((kind) =>
  PAGES_OF[kind].map((page) => ({ kind, ...page })),
);

/** An item id, optionally followed by the id of a fiche. */
const ID = /^([\w-]{1,64})(?:\.[\w-]+)?$/;

/** The item that a path of this site shows to readers; undefined for all other pages. */
export function openedBy(path: string): (Omit<ReadingPage, 'start'> & { id: string }) | undefined {
  const [pathname = ''] = path.split(/[?#]/);
  const page = READING_PAGES.find(({ start }) => pathname.startsWith(start));
  const id = page && ID.exec(pathname.slice(page.start.length))?.[1];
  return page && id ? { kind: page.kind, opens: page.opens, id } : undefined;
}
