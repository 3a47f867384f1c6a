import type { CaseBody } from '#lib/cases/body-schema.ts';
import { readableFindings } from '#lib/cases/readable-findings.ts';
import { asShown } from '#lib/cases/shown-folders.ts';
import type { AskedPart } from './attempt.ts';
import { bringsImages } from './kept-back.ts';

/**
 * What a case asks: its questions, with its findings and folders at their places in the viewer, which shows in this order
 * what it shows.
 * @param withFolders whether to name its folders although none of its steps brings any
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
