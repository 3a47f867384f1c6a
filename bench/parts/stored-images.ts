import sharp from 'sharp';
import { type ImageVariant, imagePath } from '#lib/images/image-paths.ts';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import { uploadWithCuts } from '../../tests/run/cut-uploads.ts';
import { flipStored, type StoredFile } from '../../tests/run/flip-stored.ts';
import { randomNumbers } from '../../tests/run/mutate-images.ts';
import { uploadRemains } from '../../tests/run/upload-remains.ts';
import { callerOf, inFolder, member, withDemo } from '../product.ts';
import type { Row } from '../report.ts';

const FILES = 100;
const CUTS = 50;

/** Images of public cases, full ones, thumbnails and frames, each stored file once. */
function someFiles(folder: string): Promise<StoredFile[]> {
  return inFolder(folder, async ({ db }) => {
    const rows = await db
      .selectFrom('item_file')
      .innerJoin('item', 'item.id', 'item_file.item_id')
      .innerJoin('file', 'file.sha256', 'item_file.sha256')
      .leftJoin('file_variant', 'file_variant.sha256', 'file.sha256')
      .select(['item.id', 'file.sha256', 'file.type', 'file_variant.name', 'file_variant.variant_sha256'])
      .where('item.visibility', '=', 'public')
      .execute();
    const found = new Map<string, StoredFile>();
    for (const { id, sha256, type, name, variant_sha256 } of rows) {
      const whole: ImageVariant = type === 'image/webp' ? 'full.webp' : 'frame.bin';
      found.set(sha256, { key: sha256, address: imagePath(id, sha256, whole) });
      if (name && variant_sha256)
        found.set(variant_sha256, {
          key: variant_sha256,
          address: imagePath(id, sha256, name as ImageVariant),
        });
    }
    const all = [...found.values()];
    return Array.from({ length: FILES }, (_, index) => all[Math.floor((index * all.length) / FILES)]!);
  });
}

/** R11: one flipped bit in a stored image is noticed whenever it is read, and it is never sent. */
export function flipped(): Promise<Row[]> {
  return withDemo(async (product, folder) => {
    const files = await someFiles(folder);
    const { detected, otherwise } = await flipStored(callerOf(product), folder, files);
    const { corrupt } = await inFolder(folder, checkFiles);
    console.error(otherwise.join('\n'));
    return [
      {
        id: 'R11',
        what: `one bit flipped in each of ${FILES} stored images, asked for over HTTP`,
        baseline: '–',
        ours: `${detected} detected, ${otherwise.length} served; ${corrupt.length} by check-files`,
        ratio: '–',
        bar: `${FILES} detected, 0 served`,
        met: detected === FILES && corrupt.length === FILES,
      },
    ];
  });
}

/** R12: an upload that is cut and goes on gives the very same file, and leaves nothing behind. */
export function cut(): Promise<Row[]> {
  return withDemo(async (product, folder) => {
    const caller = { ...callerOf(product), origin: product.origin };
    const person = await member(product.origin, 'coupures');
    const next = randomNumbers(12);
    const raw = { width: 300, height: 200, channels: 3 } as const;
    const pixels = Uint8Array.from({ length: 180_000 }, next);
    const answers = await uploadWithCuts(caller, person, await sharp(pixels, { raw }).png().toBuffer(), CUTS);
    const images = new Set(answers.map(({ json }) => json.file));
    const stored = await inFolder(folder, async ({ files }) => files.get(String([...images][0])));
    const same =
      Buffer.isBuffer(stored) && (await sharp(stored).raw().toBuffer()).equals(Buffer.from(pixels));
    const { unknown } = await inFolder(folder, checkFiles);
    const underWay = (await uploadRemains(folder)).length;
    const finished = answers.filter(({ status }) => status === 200).length;
    return [
      {
        id: 'R12',
        what: `uploads cut at ${CUTS} offsets and resumed, SHA-256 announced`,
        baseline: '–',
        ours: `${finished} equal, ${images.size} image${same ? '' : ', OTHER PIXELS'}, ${unknown + underWay} orphans`,
        ratio: '–',
        bar: `${CUTS} equal, 0 orphans`,
        met: finished === CUTS && images.size === 1 && same && unknown + underWay === 0,
      },
    ];
  });
}
