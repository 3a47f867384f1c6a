/** Precedes the depth in the name of a plane with measures; no image's file contains it. */
export const DEPTH = '@';

/** Whether a measure lies on a plane through a series, by its anchor's file; else it lies on an image. */
export function isOnPlane(file: string): boolean {
  return file.includes(DEPTH);
}
