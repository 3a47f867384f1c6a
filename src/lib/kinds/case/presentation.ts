import { openingImage } from '#lib/domain/presentation.ts';
import type { CaseBody, CaseFolder } from './body-schema.ts';

type Presented = Pick<CaseBody, 'findings' | 'presentation'>;

/** The images of a folder that findings lie on. */
function pointedAt({ images }: CaseFolder, findings: CaseBody['findings'] = []): number[] {
  const keys = new Set(findings.flatMap(({ key, marks }) => [key, ...marks.map((mark) => mark.key)]));
  return images.flatMap(({ file }, index) => (keys.has(file) ? [index] : []));
}

/** The image that a folder opens on: its author's choice as long as it is there, else one that gives nothing away. */
export function openingOf(folder: CaseFolder, cover: number, { findings, presentation }: Presented): number {
  const key = presentation?.views.find((view) => view.folder === folder.id)?.key;
  const chosen = folder.images.findIndex(({ file }) => file === key);
  return chosen === -1 ? openingImage(folder.images.length, cover, pointedAt(folder, findings)) : chosen;
}
