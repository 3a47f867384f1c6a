/** A case that was opened and whose answer was not read: nothing in it reveals what it shows. */
export interface HalfReadCase {
  caseId: string;
  modality: string | null;
  /** Its thumbnail's path without size; null without images. */
  image: string | null;
  /** How much taller than wide its pixels are. */
  imageAspect?: number | undefined;
  /** How its clinical information begins. */
  indication?: string | undefined;
  /** When it was opened. ISO 8601. */
  at: string;
}
