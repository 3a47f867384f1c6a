import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { modalityTagName } from '#lib/dicom/modality-tags-texts.ts';

/** Tags that correspond to the modalities of a case's images. */
export function modalityTags(folders: readonly CaseFolder[]): string[] {
  return [...new Set(folders.flatMap(({ series }) => modalityTagName(series?.modality ?? '') ?? []))];
}
