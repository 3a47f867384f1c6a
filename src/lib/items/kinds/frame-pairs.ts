/** A frame shown in a body, and the preview image for clients that cannot display frames. */
export interface FramePair {
  file: string;
  frame: string;
  /** Whether low values are white (MONOCHROME1). */
  inverted: boolean;
}

/** A file and all that show the same picture: the frame behind an image, and other images of that frame. */
export function samePicture(pairs: readonly FramePair[], start: string): Set<string> {
  const files = new Set([start]);
  for (let before = 0; before !== files.size; ) {
    before = files.size;
    for (const { file, frame } of pairs) if (files.has(file) || files.has(frame)) files.add(file).add(frame);
  }
  return files;
}

/** The frames referenced in a part of a body, at any depth. */
export function framePairsIn(value: unknown, inverted = false): FramePair[] {
  if (Array.isArray(value)) return value.flatMap((each) => framePairsIn(each, inverted));
  if (value === null || typeof value !== 'object') return [];
  const { file, frame, series, facts } = value as Record<string, unknown>;
  if (typeof file === 'string' && typeof frame === 'string') {
    // An image's own value takes precedence over its folder's.
    const own = (facts as { inverted?: unknown } | undefined)?.inverted;
    return [{ file, frame, inverted: typeof own === 'boolean' ? own : inverted }];
  }
  const isInverted = inverted || (series as { inverted?: unknown } | undefined)?.inverted === true;
  return Object.values(value).flatMap((each) => framePairsIn(each, isInverted));
}
