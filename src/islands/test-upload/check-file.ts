import { caseEditorMessages as editorMessages } from '#lib/cases/editor-texts.ts';
import { dicomRefusal } from '#lib/dicom/refusals-texts.ts';
import { callWhenFree, sendFile } from '#lib/images/browser/send-file.ts';
import { testUploadMessages as m } from '#lib/images/test-upload-texts.ts';
import { UPLOAD_MAX } from '#lib/images/upload-limits.ts';
import type { UploadCheck } from '#lib/images/upload-schemas.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { imageTypeOf } from '../files/image-type-of.ts';
import { refusalOf } from '../files/refusal-of.ts';
import type { ImageGroup } from '../image-review/group.ts';
import { type DicomReading, inspectDicom } from '../image-review/inspect-dicom.ts';
import { photographGroup } from '../image-review/pictures.ts';
import { seriesGroups } from '../image-review/series-group.ts';

/** The result of checking a file. */
export type Outcome =
  | { kind: 'image'; file: File; groups: ImageGroup[]; check: UploadCheck; sending: number }
  | { kind: 'dicom'; file: File; groups: ImageGroup[]; reading: DicomReading; duration: number }
  | { kind: 'refused'; file: File; reason: string };

/** DICOM files are parsed in the browser: they never leave the machine. */
async function checkDicom(file: File): Promise<Outcome> {
  const started = performance.now();
  const reading = await inspectDicom([{ path: file.name, blob: file }], () => {});
  const [refused] = reading.refused;
  if (!refused) {
    const duration = performance.now() - started;
    return { kind: 'dicom', file, groups: seriesGroups(reading), reading, duration };
  }
  reading.importer.close();
  const other = refused.code === 'not_dicom' ? editorMessages.notImage : dicomRefusal(refused.code);
  return { kind: 'refused', file, reason: await refusalOf(file, other) };
}

/** Ordinary images are checked by the server, which does not store them. */
async function checkImage(file: File): Promise<Outcome> {
  if (file.size > UPLOAD_MAX) return { kind: 'refused', file, reason: editorMessages.tooLarge };
  const started = performance.now();
  const { signal } = new AbortController();
  const upload = await sendFile(file, { signal, onProgress: () => {} });
  const sending = performance.now() - started;
  const check = await callWhenFree('POST /uploads/[upload]/check', { params: { upload }, signal });
  return { kind: 'image', file, groups: [photographGroup(file.name, '', [file])], check, sending };
}

/** Checks one file. Unreadable files, such as a folder or a file that no longer exists, are rejected too. */
export async function checkFile(file: File): Promise<Outcome> {
  if (file.size === 0) return { kind: 'refused', file, reason: editorMessages.emptyFile };
  try {
    return (await imageTypeOf(file)) ? await checkImage(file) : await checkDicom(file);
  } catch (error) {
    // API calls throw their own error types; a DOMException comes from reading the file.
    const otherwise = error instanceof DOMException ? m.unreadable : m.failure;
    return { kind: 'refused', file, reason: failureText(error, otherwise) };
  }
}

/** Frees the data of a parsed file. */
export function forget(outcome: Outcome): void {
  if (outcome.kind === 'dicom') outcome.reading.importer.close();
}
