/** In the name of a plane that measures lie on, before its depth; no image's file has it. */
export const DEPTH = '@';

/** Whether a measure lies on a plane through a series, by its anchor's file; else it lies on an image. */
export function isOnPlane(file: string): boolean {
  return file.includes(DEPTH);
}
