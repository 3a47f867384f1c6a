import type { CaseFolder } from '#lib/kinds/case/body-schema.ts';
import { modalityTagNames } from '#lib/messages/modality-tags.ts';

/** Tags that the images of a case ask for. */
export function modalityTags(folders: readonly CaseFolder[]): string[] {
  return [...new Set(folders.flatMap(({ series }) => modalityTagNames[series?.modality ?? ''] ?? []))];
}
