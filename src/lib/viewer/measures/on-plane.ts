/** Precedes the depth in the name of a measured plane; file names of images never contain it. */
export const DEPTH = '@';

/** Whether a measurement is on a plane through a series, judging by its anchor's file; otherwise it is on an image. */
export function isOnPlane(file: string): boolean {
  return file.includes(DEPTH);
}
