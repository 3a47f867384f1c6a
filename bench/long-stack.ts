import { register } from '#lib/accounts/server/register.ts';
import type { CaseImage } from '#lib/cases/body-schema.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { type StoredFrame, storeFrame } from '#lib/images/server/store-frame.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';

export interface LongStack {
  id: string;
  username: string;
  password: string;
}

const SIDE = 512;
const WINDOW = { centre: 50, width: 400 };
/** Slices made side by side. */
const AT_ONCE = 6;

/** A slice like a body on CT: air around, soft tissue, lungs that change with height, noise. */
export function slice(z: number): Int16Array {
  let state = z + 1;
  const pixels = new Int16Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      const [u, v] = [(x - 256) / 240, (y - 256) / 170];
      const inBody = u * u + v * v < 1;
      const inLung = inBody && (Math.abs(u) - 0.4) ** 2 / 0.09 + (v * v) / (0.3 + z / 900) < 1;
      pixels[y * SIDE + x] = (inLung ? -850 : inBody ? 45 : -1000) + (state >>> 27);
    }
  }
  return pixels;
}

async function storeSlices(context: Context, slices: number): Promise<StoredFrame[]> {
  const stored: StoredFrame[] = [];
  for (let z = 0; z < slices; z += AT_ONCE) {
    const heights = Array.from({ length: Math.min(AT_ONCE, slices - z) }, (_, i) => z + i);
    const frames = heights.map((height) =>
      storeFrame(
        context.files,
        { rows: SIDE, columns: SIDE, pixels: slice(height), window: WINDOW },
        { thumbnails: height === slices >> 1, now: context.now() },
      ),
    );
    stored.push(...(await Promise.all(frames)));
  }
  await context.db.transaction().execute((trx) =>
    recordImages(
      trx,
      stored.flatMap(({ rows }) => rows),
    ),
  );
  return stored;
}

/**
 * A data folder with one person and one private case: a stack of this many 512 × 512 frames of 16 bits, shown
 * again from its beginning until it is `length` slices long.
 */
export async function makeLongStack(
  dataDir: string,
  slices: number,
  length: number = slices,
): Promise<LongStack> {
  const context = await openContext(readSettings({ ...process.env, DATA_DIR: dataDir, SEED: 'none' }));
  try {
    const person = { username: 'banc', password: 'coupe-axiale-oblique-42' };
    const { id: ownerId } = await register(context, person, null);
    const stored = await storeSlices(context, slices);
    const images = Array.from({ length }, (_, z): CaseImage => {
      const { image } = stored[z % slices]!;
      return { ...image, position: [0, 0, z] };
    });
    const body = {
      difficulty: 1,
      clinicalInformation: '',
      answer: '',
      sheet: null,
      mainImage: null,
      folders: [
        {
          id: 'a',
          name: 'TDM',
          description: '',
          images,
          series: {
            modality: 'CT',
            pixelSpacing: [0.7, 0.7],
            window: WINDOW,
            signed: true,
            bits: 16,
            orientation: [1, 0, 0, 0, 1, 0],
            rescale: { slope: 1, intercept: 0, unit: 'HU' },
          },
        },
      ],
    };
    const { id } = await createItem(context, ownerId, { kind: 'case', title: 'Banc', tags: ['TDM'], body });
    return { id, ...person };
  } finally {
    await context.close();
  }
}
