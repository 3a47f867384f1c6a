import { clamp, roundTo } from '#lib/platform/numbers.ts';
import { blurred } from './finish.ts';
import { createPlane, type Plane } from './plane.ts';
import { createRandom } from './random.ts';
import type { PhantomSeries, PhantomSlice } from './types.ts';

/**
 * Ultrasound: an anatomy painted in two channels (echogenicity in dB, attenuation in dB per mm) is read along
 * beams, with attenuation (shadows, enhancement) and speckle, and converted to the image seen by the probe.
 */
interface Probe {
  columns: number;
  rows: number;
  /** Millimetres per pixel. */
  spacing: number;
  /** Curved probes: radius of the face and half the opening angle in radians; absent for a linear probe. */
  fan?: { radius: number; half: number };
  /** Depth of the image, in mm. */
  depth: number;
}

export const CURVED: Probe = {
  columns: 480,
  rows: 360,
  spacing: 0.5,
  fan: { radius: 52, half: 0.55 },
  depth: 150,
};
export const LINEAR: Probe = { columns: 480, rows: 360, spacing: 0.14, depth: 46 };

const BEAMS = 224;
const SAMPLES = 420;

/** A scene to paint: x sideways, y = depth below the skin in mm. Echo level −60 is anechoic, 0 is bright. */
export function createScene(probe: Probe, background: number): Plane {
  const step = probe.fan ? 0.8 : 0.22;
  const width = probe.fan
    ? 2 * (probe.fan.radius + probe.depth) * Math.sin(probe.fan.half)
    : probe.columns * probe.spacing;
  return createPlane(
    Math.ceil(width / step),
    Math.ceil(probe.depth / step) + 2,
    step,
    [background, 0.02],
    0,
    probe.depth / 2,
  );
}

/** Two independent complex speckle fields; frames blend between them as the probe moves. */
function speckleField(seed: number): Float32Array[] {
  const random = createRandom(seed, 13);
  return [0, 1, 2, 3].map(() => {
    const white = new Float32Array(BEAMS * SAMPLES);
    for (let i = 0; i < white.length; i++) white[i] = random.normal();
    const soft = blurredAcross(blurred(white, BEAMS, SAMPLES, 0.85));
    let squares = 0;
    for (const value of soft) squares += value * value;
    const scale = 1 / Math.sqrt(squares / soft.length);
    return soft.map((value) => value * scale);
  });
}

/** The beam is wider than the pulse is long: a second blur, only across beams. */
function blurredAcross(data: Float32Array): Float32Array {
  const out = new Float32Array(data.length);
  for (let i = 2; i < data.length - 2; i++) {
    out[i] = data[i]! * 0.4 + (data[i - 1]! + data[i + 1]!) * 0.22 + (data[i - 2]! + data[i + 2]!) * 0.08;
  }
  return out;
}

function sample(plane: Plane, channel: Float32Array, x: number, y: number): number {
  const u = clamp((x - plane.left) / plane.spacing, 0, plane.columns - 1.001);
  const v = clamp((y - plane.top) / plane.spacing, 0, plane.rows - 1.001);
  const i = (v | 0) * plane.columns + (u | 0);
  const tu = u - (u | 0);
  const a = channel[i]! + (channel[i + 1]! - channel[i]!) * tu;
  const b =
    channel[i + plane.columns]! + (channel[i + plane.columns + 1]! - channel[i + plane.columns]!) * tu;
  return a + (b - a) * (v - (v | 0));
}

/** Computes each beam: level in dB with attenuation and speckle, compressed to grey levels 0–255. */
function scanLines(probe: Probe, scene: Plane, fields: Float32Array[], mix: number): Float32Array {
  const lines = new Float32Array(BEAMS * SAMPLES);
  const [echo, loss] = [scene.channels[0]!, scene.channels[1]!];
  const step = probe.depth / SAMPLES;
  const cos = Math.cos(mix);
  const sin = Math.sin(mix);
  const span = probe.columns * probe.spacing;
  for (let b = 0; b < BEAMS; b++) {
    const t = (b / (BEAMS - 1)) * 2 - 1;
    const angle = probe.fan ? t * probe.fan.half : 0;
    let lost = 0;
    for (let s = 0; s < SAMPLES; s++) {
      const r = s * step;
      const reach = probe.fan ? probe.fan.radius + r : r;
      const x = probe.fan ? Math.sin(angle) * reach : (t * span) / 2;
      const y = probe.fan ? Math.cos(angle) * reach - probe.fan.radius : r;
      lost += (sample(scene, loss, x, y) - 0.02) * step;
      const i = s * BEAMS + b;
      const re = fields[0]![i]! * cos + fields[1]![i]! * sin;
      const im = fields[2]![i]! * cos + fields[3]![i]! * sin;
      const speckle = 20 * Math.log10(Math.sqrt((re * re + im * im) / 2) + 0.03);
      const near = 5 * Math.exp(-r / 6);
      const focus = -4 * Math.abs(r / probe.depth - 0.5);
      const level = sample(scene, echo, x, y) - Math.max(-7, lost) + near + focus;
      const edge = probe.fan ? 1 - Math.max(0, Math.abs(t) - 0.94) * 6 : 1;
      lines[i] = clamp(((level + speckle * 0.8 + 58) / 62) * 255 * edge, 0, 255);
    }
  }
  return lines;
}

/** Converts beams to an image. */
function scanConvert(probe: Probe, lines: Float32Array): PhantomSlice {
  const { columns, rows, spacing, fan, depth } = probe;
  const pixels = new Int16Array(columns * rows);
  const top = 8;
  // The face of a curved probe is convex: its centre is the deepest point.
  const sag = fan ? fan.radius * (1 - Math.cos(fan.half)) : 0;
  const scale = fan ? (rows - 2 * top) / (depth + sag) : 1 / spacing;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const px = (column - columns / 2 + 0.5) / scale;
      const py = (row - top) / scale - sag;
      let b: number;
      let r: number;
      if (fan) {
        const qy = py + fan.radius;
        r = Math.hypot(px, qy) - fan.radius;
        b = (Math.atan2(px, qy) / fan.half / 2 + 0.5) * (BEAMS - 1);
      } else {
        r = py;
        b = (px / (columns * spacing) + 0.5) * (BEAMS - 1);
      }
      const s = (r / depth) * SAMPLES;
      if (b < 0 || b >= BEAMS - 1 || s < 0 || s >= SAMPLES - 1) continue;
      const i = (s | 0) * BEAMS + (b | 0);
      const tb = b - (b | 0);
      const upper = lines[i]! + (lines[i + 1]! - lines[i]!) * tb;
      const lower = lines[i + BEAMS]! + (lines[i + BEAMS + 1]! - lines[i + BEAMS]!) * tb;
      pixels[row * columns + column] = Math.round(upper + (lower - upper) * (s - (s | 0)));
    }
  }
  return { rows, columns, pixels };
}

/** A sweep: `paint(w)` gives the scene w mm away from the middle of the sweep. */
export function buildSweep(
  probe: Probe,
  name: string,
  seed: number,
  count: number,
  reach: number,
  paint: (w: number) => Plane,
): PhantomSeries {
  const fields = speckleField(seed);
  const slices: PhantomSlice[] = [];
  for (let k = 0; k < count; k++) {
    const w = count === 1 ? 0 : -reach + (2 * reach * k) / (count - 1);
    slices.push(scanConvert(probe, scanLines(probe, paint(w), fields, (k / count) * Math.PI)));
  }
  const sag = probe.fan ? probe.fan.radius * (1 - Math.cos(probe.fan.half)) : 0;
  const spacing = probe.fan ? roundTo((probe.depth + sag) / (probe.rows - 16), 1000) : probe.spacing;
  return {
    name,
    modality: 'US',
    spacingMm: [spacing, spacing],
    thicknessMm: 0,
    window: { center: 128, width: 256 },
    unit: null,
    slices,
    keySlice: Math.floor(count / 2),
  };
}
