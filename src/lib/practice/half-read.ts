import type { ShownFigures } from '#lib/items/kinds/shown-figures.ts';

/** A case that was opened without viewing its answer; no property reveals what it shows. */
export interface HalfReadCase extends Pick<ShownFigures, 'mainImage' | 'mainImageAspect' | 'indication'> {
  caseId: string;
  modality: string | null;
  /** Time of opening, in ISO 8601. */
  at: string;
}
