/** Three numbers: millimetres in the patient (x to the left, y to the back, z to the head), or voxel coordinates. */
export type Vector = readonly [number, number, number];

export function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

export function minus(a: Vector, b: Vector): Vector {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function scaled(a: Vector, by: number): Vector {
  return [a[0] * by, a[1] * by, a[2] * by];
}

export function dot(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function lengthOf(a: Vector): number {
  return Math.hypot(a[0], a[1], a[2]);
}

/** The unit vector of a direction. */
export function unit(a: Vector): Vector {
  return scaled(a, 1 / lengthOf(a));
}

/** Rotates `a` about the unit vector `about` by an angle in radians, according to the right-hand rule. */
export function turned(a: Vector, about: Vector, angle: number): Vector {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = scaled(about, dot(a, about) * (1 - cos));
  return plus(plus(scaled(a, cos), scaled(cross(about, a), sin)), along);
}
