import type { CaseFilm } from '#lib/items/case-film.ts';
import type { ItemKind } from '#lib/items/item.ts';

/** What a visitor sees of a public item whose page needs an account. */
export interface Wall {
  /** The page to open: the item, or its sheet or fiche. */
  opens: ItemKind | 'sheet' | 'fiche';
  /** Null when the title may reveal the diagnosis. */
  title: string | null;
  /** Used for the icon of the kind; empty where titles are hidden. */
  tags: string[];
  film: CaseFilm | null;
}
