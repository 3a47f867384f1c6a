import type { CaseFilm } from '#lib/items/case-film.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { figuresOf } from '#lib/items/kinds/body-rules.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { openedBy } from '#lib/items/kinds/opened-by.ts';
import type { FiguresOfKind } from '#lib/items/kinds/summaries.ts';
import { readCardRows } from '#lib/items/server/card-rows-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Wall } from '../wall.ts';

const FILM: { readonly [Kind in ItemKind]: (figures: FiguresOfKind[Kind]) => CaseFilm | null } = {
  case: ({ mainImage, mainImageAspect, seriesCount, imageCount }) => ({
    visibility: 'public',
    mainImage,
    seriesCount,
    imageCount,
    ...(mainImageAspect !== undefined && { mainImageAspect }),
  }),
  questionnaire: () => null,
  protocol: () => null,
};

function filmOf<Kind extends ItemKind>(kind: Kind, figures: FiguresOfKind[Kind]): CaseFilm | null {
  return FILM[kind](figures);
}

/**
 * What a visitor sees of the item that a path leads to: only facts that the public lists show to everybody (with
 * titles hidden where they may reveal something), and nothing about any other item, as if it did not exist.
 */
export async function readWall(context: Context, path: string): Promise<Wall | undefined> {
  if (context.settings.publicLists === 'members') return undefined;
  const opened = openedBy(path);
  if (!opened) return undefined;
  const [row] = await readCardRows(context.db, [opened.id], null);
  if (row?.kind !== opened.kind || row.visibility !== 'public') return undefined;
  const { id, kind, title, tags, summary } = row;
  const titlesHidden = KINDS[kind].hidesTitles;
  const figures = figuresOf(kind, summary, { id, titlesHidden, questionIds: false });
  return {
    opens: opened.opens,
    title: titlesHidden ? null : title,
    tags: titlesHidden ? [] : tags,
    film: filmOf(kind, figures),
  };
}
