import type { ItemKind } from '../item.ts';
import type { FiguresOfKind } from './summaries.ts';

/** The figures that home, the search and preloads show of items of any kind; absent where a kind has no such thing. */
export interface ShownFigures {
  difficulty?: number;
  /** Null while it has none. */
  mainImage?: string | null;
  /** Height of a pixel divided by its width; absent where they are square. */
  mainImageAspect?: number | undefined;
  seriesCount?: number;
  /** The indication of a case, where it was requested. */
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

/** The facts of an item shown where items of all kinds are listed alike. */
export function shownFigures<Kind extends ItemKind>(kind: Kind, figures: FiguresOfKind[Kind]): ShownFigures {
  return SHOWN[kind](figures);
}
