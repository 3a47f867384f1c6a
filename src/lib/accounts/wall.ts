import type { CaseFilm } from '#lib/items/case-film.ts';
import type { ItemKind } from '#lib/items/item.ts';

/** What a visitor sees of the public item whose page asks for an account. */
export interface Wall {
  /** What the page shows: the item, or the sheet or fiche that belongs to it. */
  opens: ItemKind | 'sheet' | 'fiche';
  /** Null where a title may give the diagnosis away. */
  title: string | null;
  /** Of the kind's own icon; none where there is a film. */
  tags: string[];
  film: CaseFilm | null;
}
