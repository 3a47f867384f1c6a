import { bringingSteps, bringsImages, inReadingOrder } from '#lib/questions/kept-back.ts';
import type { CaseBody } from './body-schema.ts';
import { presentFindings } from './findings.ts';

/** The parts of a case that determine which of its images are shown. */
type Parts = Pick<CaseBody, 'folders'> & Partial<Pick<CaseBody, 'findings' | 'questions'>>;

/** Additional data about the shown folders: why they are more or fewer than the reader's step allows. */
export interface ShownPart {
  /** Ids of folders shown before the reader reached their step: the answer was revealed, or the reader is an author. */
  early?: readonly string[];
  /** Whether questions still withhold images from this reader. */
  awaitsImages?: boolean;
}

/** The questions of a case, with the findings whose images still exist. */
export const questionsWithFindings = ({ questions, findings = [], folders }: Parts) => ({
  questions,
  findings: presentFindings(findings, folders),
});

/**
 * A case as seen by a reader who has reached this many steps of its questions: its folders in reading order, without
 * those of later steps.
 * @param isRevealed whether all folders are shown: the answer was revealed, or the reader is an author
 */
export function asShown<Body extends Parts>(
  body: Body,
  reached = Number.POSITIVE_INFINITY,
  isRevealed = false,
): Body & ShownPart {
  if (!bringsImages(body.questions)) return body;
  const asking = questionsWithFindings(body);
  const places = bringingSteps(asking);
  const isLater = ({ id }: { id: string }) => (places.get(id) ?? 0) >= reached;
  const ordered = inReadingOrder(body.folders, asking);
  const later = ordered.filter(isLater);
  if (isRevealed) return { ...body, folders: ordered, early: later.map(({ id }) => id) };
  const awaitsImages = later.some(({ images }) => images.length > 0);
  return { ...body, folders: ordered.filter((folder) => !isLater(folder)), awaitsImages };
}
