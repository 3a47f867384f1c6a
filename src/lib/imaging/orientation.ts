/** The patient directions of an image's sides. DICOM: x to the left, y to the back, z to the head. */

/** Right, left, anterior, posterior, superior (towards the head), inferior. */
export type Direction = 'right' | 'left' | 'anterior' | 'posterior' | 'superior' | 'inferior';

const AXES: readonly (readonly [negative: Direction, positive: Direction])[] = [
  ['right', 'left'],
  ['anterior', 'posterior'],
  ['inferior', 'superior'],
];
/** Maximum component (about 12°) along another axis of a direction that counts as parallel to an axis. */
const LEANING = 0.2;

/** The names of a patient direction: its main axis first, then those towards which it clearly leans. */
export function directionsOf(vector: readonly number[]): Direction[] {
  return AXES.map(([negative, positive], axis) => {
    const part = vector[axis] ?? 0;
    return { name: part < 0 ? negative : positive, size: Math.abs(part) };
  })
    .filter(({ size }) => size > LEANING)
    .sort((a, b) => b.size - a.size)
    .map(({ name }) => name);
}

export interface Sides {
  top: Direction[];
  left: Direction[];
  right: Direction[];
}

/**
 * The sides of an image as displayed.
 * @param orientation direction of its rows (towards the right), then of its columns (downwards), as in DICOM
 */
export function sidesOf(
  orientation: readonly number[],
  { rotation, flipped }: { rotation: number; flipped: boolean },
): Sides {
  let right = orientation.slice(0, 3).map((part) => (flipped ? -part : part));
  let down = orientation.slice(3, 6);
  const opposite = (vector: number[]) => vector.map((part) => -part);
  for (let quarter = 0; quarter < ((rotation % 4) + 4) % 4; quarter++)
    [right, down] = [opposite(down), right];
  return {
    top: directionsOf(opposite(down)),
    left: directionsOf(opposite(right)),
    right: directionsOf(right),
  };
}
