import { openingImage } from '#lib/domain/presentation.ts';
import type { CaseBody, CaseFolder } from './body-schema.ts';
import { pointedAt } from './shown-range.ts';

type Presented = Pick<CaseBody, 'findings' | 'presentation'>;

/** The image that a folder opens on: its author's choice as long as it is there, else one that gives nothing away. */
export function openingOf(folder: CaseFolder, cover: number, { findings, presentation }: Presented): number {
  const key = presentation?.views.find((view) => view.folder === folder.id)?.key;
  const chosen = folder.images.findIndex(({ file }) => file === key);
  return chosen === -1 ? openingImage(folder.images.length, cover, pointedAt(folder, findings)) : chosen;
}
