import { readFileSync } from 'node:fs';
import type { DicomDocument } from '#lib/dicom/attributes/document.ts';
import { readDocument } from '#lib/dicom/documents/read-document.ts';
import { readFile } from '#lib/dicom/read-file.ts';

export const sampleBytes = (name: string) =>
  new Uint8Array(readFileSync(new URL(`samples/${name}.dcm`, import.meta.url)));

/** A synthetic document as the import worker reads it. */
export async function sampleDocument(name: string): Promise<DicomDocument> {
  return readDocument((await readFile(sampleBytes(name), true)).dataSet);
}
