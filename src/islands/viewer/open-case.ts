import type { Dispatch, SetStateAction } from 'react';
import type { ViewerQuery } from '#lib/cases/viewer-query.ts';
import type { CaseAnswer, ViewerAnswer, ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { ViewerStack } from '#lib/cases/viewer-stacks-schemas.ts';

export interface OpenCase {
  shown: ViewerCase;
  /** Null until the URLs of its images are known. */
  stacks: ViewerStack[] | null;
  /** Whether loading the URLs has failed; the request is repeated at intervals. */
  unread: boolean;
  /** The query with which the case was opened. */
  initial: ViewerQuery;
  query: ViewerQuery;
  answer: CaseAnswer | null;
  busy: boolean;
  /** It is shown anew, at another place than its page had. */
  isReopened?: boolean;
}

export type SetOpen = Dispatch<SetStateAction<OpenCase>>;

const isSame = ({ folders }: ViewerCase, other: ViewerCase) =>
  folders.length === other.folders.length &&
  folders.every(({ id, count }, at) => id === other.folders[at]?.id && count === other.folders[at].count);

/** Adds images to a case as their URLs arrive. A late answer with fewer images is ignored. */
export function withImages(was: OpenCase, { shown, stacks }: ViewerAnswer): OpenCase {
  const isOther = was.shown.facts._id !== shown.facts._id;
  if (isOther || (was.stacks && stacks.length < was.stacks.length)) return was;
  const now = isSame(shown, was.shown) ? was.shown : { ...shown, title: was.shown.title };
  return { ...was, stacks, unread: false, shown: now };
}

/** The answer without the findings whose images could not be read. */
export function answerThere(answer: CaseAnswer, { folders }: Pick<ViewerCase, 'folders'>): CaseAnswer {
  const findings = answer.findings.filter(({ folder }) => folder < folders.length);
  return findings.length === answer.findings.length ? answer : { ...answer, findings };
}

/** A case after its answer or sheet was opened or closed. When closed, the URL no longer requests later images. */
export function withRevealed(was: OpenCase, flag: 'answer' | 'sheet', isRevealed: boolean): OpenCase {
  const early = isRevealed && was.query.early;
  return { ...was, query: { ...was.query, [flag]: isRevealed, early } };
}
