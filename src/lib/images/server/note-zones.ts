import { fittingZones, type Mask, zonesBytes, zonesIn } from '../masking.ts';

/** The masked areas of files, by their new names. */
export type ZonesByFile = ReadonlyMap<string, readonly Mask[]>;

/** The relevant part of folders in a body. */
interface Folders {
  folders?: { images?: { file?: string; masked?: string }[] }[];
}

/**
 * Adds the masked areas to the images in a body's JSON: later, only these explain why an original file differs from an
 * image there (decision 0111).
 */
export function noteZones(json: string, zones: ZonesByFile): string {
  if (![...zones.keys()].some((file) => json.includes(file))) return json;
  const body = JSON.parse(json) as Folders;
  const folders = Array.isArray(body.folders) ? body.folders : [];
  let spent = zonesBytes(folders);
  for (const image of folders.flatMap(({ images }) => images ?? [])) {
    const own = zones.get(image.file ?? '');
    if (!own) continue;
    const before = zonesBytes([{ images: [image] }]);
    const masked = fittingZones([...zonesIn(image.masked), ...own], spent - before);
    if (masked) image.masked = masked;
    else delete image.masked;
    spent += zonesBytes([{ images: [image] }]) - before;
  }
  return folders.length > 0 ? JSON.stringify(body) : json;
}
