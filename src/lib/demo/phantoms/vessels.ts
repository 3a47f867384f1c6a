import type { Plane, Tissue } from './plane.ts';
import { fill } from './plane.ts';
import type { Random } from './random.ts';
import { capsule } from './shapes.ts';

/** A straight piece of a vessel, in mm. */
export interface Segment {
  from: readonly [number, number, number];
  to: readonly [number, number, number];
  r0: number;
  r1: number;
}

type Vector = readonly [number, number, number];

interface TreePlan {
  root: Vector;
  /** Direction of the trunk. */
  heading: Vector;
  length: number;
  radius: number;
  generations: number;
  /** How far branches diverge, 0–1. */
  spread: number;
  /** Branches end where this returns false. */
  inside: (x: number, y: number, z: number) => boolean;
}

/** Grows a branching vessel tree. */
export function growTree(plan: TreePlan, random: Random): Segment[] {
  const out: Segment[] = [];
  const grow = (from: Vector, heading: Vector, length: number, radius: number, left: number) => {
    const to: Vector = [
      from[0] + heading[0] * length,
      from[1] + heading[1] * length,
      from[2] + heading[2] * length,
    ];
    if (!plan.inside(...to)) return;
    out.push({ from, to, r0: radius, r1: radius * 0.86 });
    if (left === 0) return;
    const turn = unit([random.normal(), random.normal(), random.normal()]);
    for (const [sign, share] of [
      [1, 0.8],
      [-1, 0.72],
    ] as const) {
      const wander = plan.spread * random.between(0.6, 1.2) * sign;
      const next = unit([
        heading[0] + turn[0] * wander,
        heading[1] + turn[1] * wander,
        heading[2] + turn[2] * wander,
      ]);
      grow(to, next, length * random.between(0.72, 0.95), radius * share, left - 1);
    }
  };
  grow(plan.root, unit(plan.heading), plan.length, plan.radius, plan.generations);
  return out;
}

export function unit(v: Vector): Vector {
  const length = Math.hypot(...v) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}

/** Paints the part of the tree inside a slab of the given thickness around z. */
export function paintTree(
  plane: Plane,
  tree: readonly Segment[],
  z: number,
  slab: number,
  tissue: Tissue,
  opacity = 1,
): void {
  for (const { from, to, r0, r1 } of tree) {
    const half = slab / 2 + Math.max(r0, r1) * 0.4;
    const dz = to[2] - from[2];
    let t0 = 0;
    let t1 = 1;
    if (Math.abs(dz) > 1e-6) {
      const a = (z - half - from[2]) / dz;
      const b = (z + half - from[2]) / dz;
      t0 = Math.max(0, Math.min(a, b));
      t1 = Math.min(1, Math.max(a, b));
    } else if (Math.abs(z - from[2]) > half) continue;
    if (t0 >= t1) continue;
    const at = (k: 0 | 1, t: number) => from[k] + (to[k] - from[k]) * t;
    const r = (t: number) => Math.max(0.25, r0 + (r1 - r0) * t - plane.spacing * 0.22);
    fill(plane, capsule(at(0, t0), at(1, t0), at(0, t1), at(1, t1), r(t0), r(t1)), tissue, { opacity });
  }
}
