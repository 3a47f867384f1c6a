/** Where the sides of an image point in the patient. DICOM: x to the left, y to the back, z to the head. */

/** Right, left, anterior, posterior, superior (towards the head), inferior. */
export type Direction = 'right' | 'left' | 'anterior' | 'posterior' | 'superior' | 'inferior';

const AXES: readonly (readonly [negative: Direction, positive: Direction])[] = [
  ['right', 'left'],
  ['anterior', 'posterior'],
  ['inferior', 'superior'],
];
/** A direction leaning less than this (about 12°) out of an axis is that axis. */
const LEANING = 0.2;

/** The names of a direction in the patient: its main axis first, then those it clearly leans to. */
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
 * The sides of an image as it lies on the screen.
 * @param orientation direction of its rows (towards the right), then of its columns (downwards), as DICOM has them
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
