import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { modalityTagName } from '#lib/dicom/modality-tags-texts.ts';

/** Tags that the images of a case ask for. */
export function modalityTags(folders: readonly CaseFolder[]): string[] {
  return [...new Set(folders.flatMap(({ series }) => modalityTagName(series?.modality ?? '') ?? []))];
}
