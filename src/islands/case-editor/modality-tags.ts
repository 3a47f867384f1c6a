import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { modalityTagNames } from '#lib/dicom/modality-tags-texts.ts';

/** Tags that the images of a case ask for. */
export function modalityTags(folders: readonly CaseFolder[]): string[] {
  return [...new Set(folders.flatMap(({ series }) => modalityTagNames[series?.modality ?? ''] ?? []))];
}
