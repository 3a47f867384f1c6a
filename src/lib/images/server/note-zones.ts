import { fittingZones, type Mask, zonesBytes, zonesIn } from '../masking.ts';

/** Where files were blacked out that are named so from now on. */
export type ZonesByFile = ReadonlyMap<string, readonly Mask[]>;

/** What folders of images look like in a body, as far as it counts here. */
interface Folders {
  folders?: { images?: { file?: string; masked?: string }[] }[];
}

/**
 * The JSON of a body whose images say where they were blacked out: nothing else tells later whether an original that differs
 * there is theirs (decision 0111).
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
