import type { ItemKind } from '../item.ts';
import type { FiguresOfKind } from './summaries.ts';

/** The figures that home, the search and preloads show of items of any kind; absent where a kind has no such thing. */
export interface ShownFigures {
  difficulty?: number;
  /** Null while it has none. */
  mainImage?: string | null;
  /** How much taller than wide its pixels are; absent where they are square. */
  mainImageAspect?: number | undefined;
  seriesCount?: number;
  /** What a case is to be read for, where it was asked for. */
  indication?: string | undefined;
}

const SHOWN: { readonly [Kind in ItemKind]: (figures: FiguresOfKind[Kind]) => ShownFigures } = {
  questionnaire: () => ({}),
  case: ({ difficulty, mainImage, mainImageAspect, seriesCount, indication }) => ({
    difficulty,
    mainImage,
    mainImageAspect,
    seriesCount,
    indication,
  }),
  protocol: () => ({}),
};

/** What is shown of an item's figures where items of all kinds are shown alike. */
export function shownFigures<Kind extends ItemKind>(kind: Kind, figures: FiguresOfKind[Kind]): ShownFigures {
  return SHOWN[kind](figures);
}
