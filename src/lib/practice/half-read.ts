import type { ShownFigures } from '#lib/items/kinds/shown-figures.ts';

/** A case that was opened and whose answer was not read: nothing in it reveals what it shows. */
export interface HalfReadCase extends Pick<ShownFigures, 'mainImage' | 'mainImageAspect' | 'indication'> {
  caseId: string;
  modality: string | null;
  /** When it was opened. ISO 8601. */
  at: string;
}
