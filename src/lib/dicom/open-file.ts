import { describePixels, type PixelDescription } from './pixel-description.ts';
import { type DicomFile, readFile } from './read-file.ts';

export interface OpenedFile {
  file: DicomFile;
  description: PixelDescription;
}

/** Reads a file and checks that it holds an image. Throws `Refusal`. */
export async function openFile(bytes: Uint8Array): Promise<OpenedFile> {
  const file = await readFile(bytes);
  return { file, description: describePixels(file.dataSet, file.transferSyntax) };
}
