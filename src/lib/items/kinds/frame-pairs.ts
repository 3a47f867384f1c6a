/** A frame that a body shows, and the image that shows it to whoever reads no frames. */
export interface FramePair {
  file: string;
  frame: string;
  /** Low values are white. */
  inverted: boolean;
}

/** The frames that some JSON of a body names, whatever holds them. */
export function framePairsIn(value: unknown, inverted = false): FramePair[] {
  if (Array.isArray(value)) return value.flatMap((each) => framePairsIn(each, inverted));
  if (value === null || typeof value !== 'object') return [];
  const { file, frame, series, facts } = value as Record<string, unknown>;
  if (typeof file === 'string' && typeof frame === 'string') {
    // What an image says of itself goes before what its folder says.
    const own = (facts as { inverted?: unknown } | undefined)?.inverted;
    return [{ file, frame, inverted: typeof own === 'boolean' ? own : inverted }];
  }
  const isInverted = inverted || (series as { inverted?: unknown } | undefined)?.inverted === true;
  return Object.values(value).flatMap((each) => framePairsIn(each, isInverted));
}
