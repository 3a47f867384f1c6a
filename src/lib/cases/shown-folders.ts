import { bringingSteps, bringsImages, inReadingOrder } from '#lib/questions/kept-back.ts';
import type { CaseBody } from './body-schema.ts';
import { presentFindings } from './findings.ts';

/** What says which images are there, and which of them steps of a dossier bring. */
type Parts = Pick<CaseBody, 'folders'> & Partial<Pick<CaseBody, 'findings' | 'questions'>>;

/** What is known beside the folders of what is shown of them. */
export interface ShownPart {
  /** Ids of folders that are there although who reads it has not reached their step: they asked for the answer, or write it. */
  early?: readonly string[];
  /** Its questions keep images back from who reads it. */
  awaitsImages?: boolean;
}

/** What a case asks, of findings those whose image is there. */
export const askingOf = ({ questions, findings = [], folders }: Parts) => ({
  questions,
  findings: presentFindings(findings, folders),
});

/**
 * A case as somebody sees it who has reached so many steps of its questions: its folders in the order in which readers come
 * by them, without those of later steps.
 * @param isRevealed whether they are all there: the answer was asked for, or who reads the case writes it
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
