import { DOCUMENT_TAGS } from './attributes/document-tags.ts';
import { SEGMENTATIONS } from './attributes/marks-classes.ts';
import { describePixels, type PixelDescription } from './pixel-description.ts';
import { type DicomFile, readFile } from './read-file.ts';
import { Refusal } from './refusal.ts';
import { codesOf } from './values.ts';

export interface OpenedFile {
  file: DicomFile;
  description: PixelDescription;
}

/** Reads a file and checks that it contains an image. Throws `Refusal`. */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile> {
  const file = await readFile(bytes);
  if (SEGMENTATIONS.has(codesOf(file.dataSet, DOCUMENT_TAGS.SOPClassUID)[0] ?? ''))
    throw new Refusal('segmentation');
  return { file, description: describePixels(file.dataSet, file.transferSyntax) };
}
