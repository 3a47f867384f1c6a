import { MARKS_MAX } from '#lib/dicom/attributes/marks-limits.ts';
import type {
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedMark,
} from '#lib/dicom/attributes/proposed-marks.ts';
import { foldedName } from '#lib/platform/fold.ts';
import { isSameMark, isTipOf } from './same-mark.ts';

/** Documents with more detail come first: reports name a finding by codes, states give the text shown on the image. */
const ORDER: Record<MarksDocument['source'], number> = {
  report: 0,
  segmentation: 1,
  presentation: 2,
  selection: 3,
};

/** A document, and the number of its marks that another document already proposes. */
export interface OnceProposed {
  document: MarksDocument;
  repeated: number;
}

/** A proposed finding during the comparison of documents. */
type Draft = ProposedFinding & { others: number; alsoNamed: string[] };

/** A proposed mark, by its finding and its index there. */
interface Kept {
  draft: Draft;
  at: number;
}

/** A single-frame file may be cited with its frame number or without. */
const imageKey = ({ instance, frame }: MarkedImage, frames: number | undefined): string =>
  `${instance} ${frames === 1 ? 1 : frame}`;

const isNamedAlike = ({ name: one }: ProposedFinding, { name: other }: ProposedFinding): boolean =>
  foldedName(one) === foldedName(other);

/** Whether a mark repeats an already proposed one, so that only one of them is proposed. */
const isRepeated = (mark: ProposedMark, finding: ProposedFinding, { draft, at }: Kept): boolean => {
  const known = draft.marks[at]!;
  return (
    isSameMark(known, mark) || (finding.name !== '' && isNamedAlike(draft, finding) && isTipOf(known, mark))
  );
};

/** Keeps the more detailed of two equal marks: an arrow rather than its tip, a mark with a text rather than without. */
function keepFuller({ draft, at }: Kept, mark: ProposedMark): void {
  const known = draft.marks[at]!;
  if (mark.kind !== known.kind) draft.marks[at] = { ...mark, image: known.image };
  else if (!known.text?.trim() && mark.text) draft.marks[at] = { ...known, text: mark.text };
}

/** Records another document's name for the marks of a finding, to be shown with the finding. */
function tellName({ name }: Draft, draft: Draft): void {
  if (name !== '' && foldedName(draft.name) !== foldedName(name)) draft.alsoNamed.push(name);
}

/** When other findings propose all marks of this one, its name and its other texts are passed to them. */
function handOver(from: Draft, to: ReadonlySet<Draft>): void {
  const { name, isCoded, others } = from;
  for (const draft of to) {
    draft.others = Math.max(draft.others, others);
    if (draft.name === '') Object.assign(draft, { name, isCoded });
    else tellName(from, draft);
  }
}

/** The marks already proposed, by image, with which the marks of later documents are compared. */
class KeptMarks {
  readonly #marks = new Map<string, Kept[]>();
  readonly #keyOf: (image: MarkedImage) => string;

  constructor(framesOf: (instance: string) => number | undefined) {
    this.#keyOf = (image) => imageKey(image, framesOf(image.instance));
  }

  find(mark: ProposedMark, finding: ProposedFinding): Kept | undefined {
    return this.#marks.get(this.#keyOf(mark.image))?.find((kept) => isRepeated(mark, finding, kept));
  }

  /** @param from index of the first mark to add */
  add(draft: Draft, from = 0): void {
    for (let at = from; at < draft.marks.length; at++) {
      const key = this.#keyOf(draft.marks[at]!.image);
      this.#marks.set(key, [...(this.#marks.get(key) ?? []), { draft, at }]);
    }
  }
}

/** What remains of a finding without the marks already proposed; undefined when nothing remains. */
function without(draft: Draft, kept: KeptMarks): { left: Draft | undefined; repeated: number } {
  const owners = new Set<Draft>();
  const own = draft.marks.filter((mark) => {
    const known = kept.find(mark, draft);
    if (!known) return true;
    keepFuller(known, mark);
    owners.add(known.draft);
    return false;
  });
  const repeated = draft.marks.length - own.length;
  if (own.length > 0) {
    const like = [...owners].find((owner) => draft.name !== '' && isNamedAlike(owner, draft));
    if (!like || like.marks.length + own.length > MARKS_MAX) {
      for (const owner of owners) tellName(draft, owner);
      return { left: { ...draft, marks: own }, repeated };
    }
    // The other marks that a document draws in such a finding become part of it.
    like.marks.push(...own);
    kept.add(like, like.marks.length - own.length);
  }
  handOver(draft, owners);
  return { left: undefined, repeated };
}

const drafted = (finding: ProposedFinding): Draft => ({
  ...finding,
  marks: [...finding.marks],
  others: finding.others ?? 0,
  alsoNamed: [],
});

function finished({ others, alsoNamed, ...finding }: Draft): ProposedFinding {
  const names = [...new Map(alsoNamed.map((name) => [foldedName(name), name])).values()];
  return { ...finding, ...(others > 0 && { others }), ...(names.length > 0 && { alsoNamed: names }) };
}

/**
 * Documents in which each mark is proposed once: a report and a presentation state often contain the same findings.
 * Different marks are all kept; another document's name for a finding is recorded with it. Texts are passed on, so
 * that each document is searched for the names of all.
 * @param framesOf number of frames of an instance's file
 */
export function proposeOnce(
  documents: readonly MarksDocument[],
  framesOf: (instance: string) => number | undefined,
): OnceProposed[] {
  const kept = new KeptMarks(framesOf);
  const ranked = documents.toSorted((a, b) => ORDER[a.source] - ORDER[b.source]);
  const drafts = new Map<MarksDocument, { own: Draft[]; repeated: number }>();
  for (const document of ranked) {
    const parts = document.findings.map((finding) => without(drafted(finding), kept));
    const own = parts.flatMap(({ left }) => left ?? []);
    // Marks are compared only with those of other documents.
    for (const draft of own) kept.add(draft);
    drafts.set(document, { own, repeated: parts.reduce((sum, { repeated }) => sum + repeated, 0) });
  }
  const identities = [...new Set(documents.flatMap((document) => document.identities))];
  return documents.map((document) => {
    const { own, repeated } = drafts.get(document)!;
    return { document: { ...document, findings: own.map(finished), identities }, repeated };
  });
}
