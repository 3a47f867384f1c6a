import { bringingSteps, bringsImages, inReadingOrder } from '#lib/questions/kept-back.ts';
import type { CaseBody } from './body-schema.ts';
import { presentFindings } from './findings.ts';

/** The parts of a case that decide which of its images are shown. */
type Parts = Pick<CaseBody, 'folders'> & Partial<Pick<CaseBody, 'findings' | 'questions'>>;

/** Beside the folders that are shown: why there are more or fewer than the reader has reached. */
export interface ShownPart {
  /** Ids of folders shown before the reader reached their step: they asked for the answer, or write the case. */
  early?: readonly string[];
  /** The questions still keep images back from this reader. */
  awaitsImages?: boolean;
}

/** The questions of a case, with the findings whose image still exists. */
export const askingOf = ({ questions, findings = [], folders }: Parts) => ({
  questions,
  findings: presentFindings(findings, folders),
});

/**
 * A case as a reader sees it who has reached this many steps of its questions: its folders in reading order, without
 * those of later steps.
 * @param isRevealed whether all are shown: the answer was asked for, or the reader writes the case
 */
export function asShown<Body extends Parts>(
  body: Body,
  reached = Number.POSITIVE_INFINITY,
  isRevealed = false,
): Body & ShownPart {
  if (!bringsImages(body.questions)) return body;
  const asking = askingOf(body);
  const places = bringingSteps(asking);
  const isLater = ({ id }: { id: string }) => (places.get(id) ?? 0) >= reached;
  const ordered = inReadingOrder(body.folders, asking);
  const later = ordered.filter(isLater);
  if (isRevealed) return { ...body, folders: ordered, early: later.map(({ id }) => id) };
  const awaitsImages = later.some(({ images }) => images.length > 0);
  return { ...body, folders: ordered.filter((folder) => !isLater(folder)), awaitsImages };
}
