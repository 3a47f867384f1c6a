import type { CaseBody } from '#lib/cases/body-schema.ts';
import { readableFindings } from '#lib/cases/readable-findings.ts';
import { asShown } from '#lib/cases/shown-folders.ts';
import type { AskedPart } from './attempt.ts';
import { bringsImages } from './kept-back.ts';

/**
 * The questions of a case, with its findings and folders. Findings name their places as the viewer counts them, in the
 * order in which it shows folders.
 * @param withFolders whether to include the folders even if no step reveals any
 */
export function askedPartOf(
  parts: Pick<CaseBody, 'questions' | 'folders'> & Partial<Pick<CaseBody, 'findings' | 'presentation'>>,
  withFolders = false,
): AskedPart {
  const body = asShown(parts);
  const folders = body.folders.filter(({ images }) => images.length > 0);
  return {
    questions: parts.questions,
    findings: readableFindings(body),
    ...((withFolders || bringsImages(parts.questions)) && {
      folders: folders.map(({ id, name }) => ({ id, name })),
    }),
  };
}
