import dicomParser from 'dicom-parser';
import { describe, expect, it } from 'vitest';
import { readFile } from '#lib/dicom/read-file.ts';
import { FOLDER, readSample, SAMPLES } from './samples.ts';

describe.skipIf(!FOLDER)(`structure${FOLDER ? '' : ' (données absentes)'}`, () => {
  // dicom-parser needs an inflater for the one, and cannot read the implicit item in the other.
  const beyondIt = ['pydicom/image_dfl.dcm', 'pydicom/SC_rgb_jpeg.dcm'];
  const readable = SAMPLES.filter(({ kind, file }) => kind === 'image' && !beyondIt.includes(file)).map(
    ({ file }) => file,
  );
  it.each(readable)('of %s is read as dicom-parser reads it', async (file) => {
    const bytes = readSample(file);
    const ours = await readFile(bytes);
    const theirs = dicomParser.parseDicom(bytes);
    for (const [key, element] of Object.entries(theirs.elements)) {
      const tag = Number.parseInt(key.slice(1), 16);
      if (tag >>> 16 === 2 || tag >>> 16 === 0xfffc) continue;
      const { at, items } = ours.dataSet.elements.get(tag)!;
      expect([at, items?.length ?? 0], key).toEqual([element.dataOffset, element.items?.length ?? 0]);
    }
  });
});
