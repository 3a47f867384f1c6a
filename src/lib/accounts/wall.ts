import type { ItemKind } from '#lib/items/item.ts';
import type { CardOf } from '#lib/items/schemas.ts';

/** What a case's film is drawn from. */
export type CaseFilm = Pick<
  CardOf<'case'>,
  'visibility' | 'mainImage' | 'mainImageAspect' | 'seriesCount' | 'imageCount'
>;

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
