import { both, type Head, type HeadTissues } from './head-anatomy.ts';
import type { Plane, Tissue } from './plane.ts';
import { cover, fill } from './plane.ts';
import { createRandom, smoothStep } from './random.ts';
import * as S from './shapes.ts';
import type { LesionSpec } from './types.ts';

/** Tissue values of lesions of the head, per channel. */
export interface LesionTissues {
  blood: Tissue;
  /** Vasogenic oedema, in white matter. */
  oedema: Tissue;
  /** Cytotoxic oedema: a recent infarct. */
  infarct: Tissue;
  tumour: Tissue;
  tumourRim: Tissue;
  necrosis: Tissue;
  plaque: Tissue;
}

/** Height of the slice on which the lesion is seen best. */
export const LESION_HEIGHT: Record<string, number> = {
  haematoma: 17,
  extradural: 24,
  subdural: 36,
  tumour: 27,
  ischaemia: 20,
  plaques: 31,
};

/** Mass effect on the patient's anatomy, applied before painting. */
export function massEffect(head: Head, lesion: LesionSpec): Head {
  const side = lesion.side === 'left' ? 1 : -1;
  const push: Record<string, number> = { haematoma: 3, extradural: 6, subdural: 6, tumour: 4, ischaemia: 1 };
  const shift = -side * (push[lesion.kind] ?? 0) * (lesion.scale ?? 1);
  return { ...head, shift, ventricle: head.ventricle - (Math.abs(shift) > 2 ? 0.7 : 0) };
}

/** Paints the lesion at height z. */
export function paintHeadLesion(
  plane: Plane,
  head: Head,
  z: number,
  t: HeadTissues & LesionTissues,
  lesion: LesionSpec,
): void {
  const side = lesion.side === 'left' ? 1 : -1;
  const scale = lesion.scale ?? 1;
  const rough = (shape: S.Shape, mm: number) =>
    S.wobble(
      shape,
      mm * 2,
      (x, y) => mm * (0.25 * head.soft(x, y, z) + 0.9 * head.bend(x * 1.3, y * 1.3, z * 1.3)),
    );
  switch (lesion.kind) {
    case 'haematoma': {
      const core = (r: number) =>
        S.ellipsoid(
          [side * 26, -6, 17],
          [(13 + r) * scale, (20 + r) * scale, (15 + r) * scale],
          z,
          side * 0.2,
        );
      fill(plane, rough(core(6), 2.4), t.oedema, { edge: 3, opacity: 0.8 });
      fill(plane, rough(core(0), 1.8), t.blood, { edge: 1.8, gain: (x, y) => 1 + 0.05 * head.soft(x, y, z) });
      return;
    }
    case 'extradural': {
      const cavity = head.cavity.at(z);
      const h = 1 - ((z - 24) / (30 * scale)) ** 2;
      if (h <= 0.02) return;
      const edgeX = 64 - 0.004 * (z - 24) ** 2;
      const lens = S.ellipse(side * (edgeX - 2), -6, 19 * scale * h, 38 * scale * Math.sqrt(h), -side * 0.2);
      const clot = S.intersect(S.grow(cavity, -0.3), rough(lens, 0.8));
      fill(plane, S.intersect(cavity, S.grow(clot, 2.5)), t.grey, { edge: 3 });
      fill(plane, clot, t.blood, { edge: 1.2, gain: (x, y) => 1 + 0.06 * head.bend(x, y, z) });
      return;
    }
    case 'subdural': {
      const cavity = head.cavity.at(z);
      const thick = 11 * scale * Math.sqrt(Math.max(0, 1 - ((z - 38) / 46) ** 2));
      if (thick < 0.5) return;
      const crescent: S.Shape = {
        ...cavity,
        distance: (x, y) =>
          Math.max(
            cavity.distance(x, y),
            -cavity.distance(x + side * thick, y * (1 + thick * 0.003)),
            2 - side * x,
          ),
      };
      fill(plane, S.intersect(cavity, S.grow(crescent, 3)), t.grey, { edge: 3, opacity: 0.8 });
      fill(plane, crescent, t.blood, { edge: 1.4, gain: (x, y) => 1 + 0.07 * head.bend(x, y, z) });
      return;
    }
    case 'tumour': {
      const centre = [side * 30, 22, 27] as const;
      const r = 17 * scale;
      const halo = rough(S.ellipsoid([side * 28, 16, 27], [27 * scale, 33 * scale, 28], z), 4);
      cover(plane, S.intersect(halo, S.grow(head.cavity.at(z), -9)), 5, (i, a, x, y) => {
        const fingers = smoothStep(-1.2, 0.6, 0.9 * head.bend(x * 1.5, y * 1.5, z) + 0.5) * a;
        blend(plane, i, t.oedema, fingers);
      });
      const mass = rough(S.ellipsoid(centre, [r, r * 1.1, r], z), 1.8);
      fill(plane, mass, t.tumourRim, { edge: 1.6 });
      fill(plane, S.grow(mass, -4.2 * scale), t.tumour, { edge: 3 });
      fill(
        plane,
        rough(S.ellipsoid([centre[0] - side * 2, centre[1], 27], [r * 0.56, r * 0.62, r * 0.6], z), 2.4),
        t.necrosis,
        { edge: 3 },
      );
      return;
    }
    case 'ischaemia': {
      const cavity = head.cavity.at(z);
      const wedge = S.intersect(
        S.grow(cavity, -2.2),
        S.ellipsoid([side * 58, 0, 22], [36 * scale, 40 * scale, 34], z),
      );
      cover(plane, rough(wedge, 3), 4, (i, a) => blend(plane, i, t.infarct, a * 0.78));
      return;
    }
    case 'plaques': {
      const random = createRandom(Math.round(head.sulcus * 1e6), 5);
      for (let k = 0; k < 16; k++) {
        const flank = random.next() < 0.5 ? -1 : 1;
        const along = random.between(-38, 42);
        const height = random.between(20, 44);
        const reach = height > 36 ? random.between(6, 30) : random.between(19, 27) + Math.abs(along) * 0.06;
        const size = random.between(2.2, 5) * scale;
        const spot = S.ellipsoid(
          [flank * reach, along, height],
          [size * 1.6, size, size * 1.3],
          z,
          random.between(-0.3, 0.3),
        );
        fill(plane, spot, t.plaque, { edge: 2, opacity: 0.95 });
      }
      fill(plane, both(S.ellipsoid([17, -38, 24], [5, 4, 8], z)), t.plaque, { edge: 4, opacity: 0.6 });
      return;
    }
    default:
      throw new Error(`Unknown head lesion: ${lesion.kind}`);
  }
}

/** Blends one pixel with a tissue. */
function blend(plane: Plane, index: number, tissue: Tissue, alpha: number): void {
  for (let k = 0; k < plane.channels.length; k++) {
    const channel = plane.channels[k]!;
    channel[index]! += (tissue[k]! - channel[index]!) * alpha;
  }
}
