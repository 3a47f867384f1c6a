import type { ItemKind } from '../item.ts';
import type { FiguresOfKind } from './summaries.ts';

/** The figures that the home page, search and preloads show for items of any kind; absent where a kind lacks them. */
export interface ShownFigures {
  difficulty?: number;
  /** Null if there is none. */
  mainImage?: string | null;
  /** Pixel aspect: height divided by width; absent for square pixels. */
  mainImageAspect?: number | undefined;
  seriesCount?: number;
  /** The indication of a case, if it was requested. */
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

/** The figures of an item for lists that mix all kinds. */
export function shownFigures<Kind extends ItemKind>(kind: Kind, figures: FiguresOfKind[Kind]): ShownFigures {
  return SHOWN[kind](figures);
}
