import { MARKS_MAX } from '#lib/dicom/attributes/marks-limits.ts';
import type {
  MarkedImage,
  MarksDocument,
  ProposedFinding,
  ProposedMark,
} from '#lib/dicom/attributes/proposed-marks.ts';
import { foldedName } from '#lib/platform/fold.ts';
import { isSameMark, isTipOf } from './same-mark.ts';

/** Documents that say more of a mark come first: reports name it by codes, states say how it is written on the image. */
const ORDER: Record<MarksDocument['source'], number> = {
  report: 0,
  segmentation: 1,
  presentation: 2,
  selection: 3,
};

/** A document, and how many of its marks are proposed with another one's. */
export interface OnceProposed {
  document: MarksDocument;
  repeated: number;
}

/** A finding while documents are compared. */
type Draft = ProposedFinding & { others: number; alsoNamed: string[] };

/** A mark that is proposed, and where it is. */
interface Kept {
  draft: Draft;
  at: number;
}

/** Files of one frame are cited with its number or without. */
const imageKey = ({ instance, frame }: MarkedImage, frames: number | undefined): string =>
  `${instance} ${frames === 1 ? 1 : frame}`;

const isNamedAlike = ({ name: one }: ProposedFinding, { name: other }: ProposedFinding): boolean =>
  foldedName(one) === foldedName(other);

/** Whether a mark says what another one says, so that one of both is proposed. */
const isRepeated = (mark: ProposedMark, finding: ProposedFinding, { draft, at }: Kept): boolean => {
  const known = draft.marks[at]!;
  return (
    isSameMark(known, mark) || (finding.name !== '' && isNamedAlike(draft, finding) && isTipOf(known, mark))
  );
};

/** The mark that says more takes the place: an arrow that of its tip, words that of none. */
function keepFuller({ draft, at }: Kept, mark: ProposedMark): void {
  const known = draft.marks[at]!;
  if (mark.kind !== known.kind) draft.marks[at] = { ...mark, image: known.image };
  else if (!known.text?.trim() && mark.text) draft.marks[at] = { ...known, text: mark.text };
}

/** Another document's name for marks is told beside the finding that they are proposed in. */
function tellName({ name }: Draft, draft: Draft): void {
  if (name !== '' && foldedName(draft.name) !== foldedName(name)) draft.alsoNamed.push(name);
}

/** Of a finding all of whose marks are proposed elsewhere: its name and what else it says go where they are. */
function handOver(from: Draft, to: ReadonlySet<Draft>): void {
  const { name, isCoded, others } = from;
  for (const draft of to) {
    draft.others = Math.max(draft.others, others);
    if (draft.name === '') Object.assign(draft, { name, isCoded });
    else tellName(from, draft);
  }
}

/** Marks that are proposed, by their images, for documents that come later. */
class KeptMarks {
  readonly #marks = new Map<string, Kept[]>();
  readonly #keyOf: (image: MarkedImage) => string;

  constructor(framesOf: (instance: string) => number | undefined) {
    this.#keyOf = (image) => imageKey(image, framesOf(image.instance));
  }

  find(mark: ProposedMark, finding: ProposedFinding): Kept | undefined {
    return this.#marks.get(this.#keyOf(mark.image))?.find((kept) => isRepeated(mark, finding, kept));
  }

  /** @param from the first mark that is not there yet */
  add(draft: Draft, from = 0): void {
    for (let at = from; at < draft.marks.length; at++) {
      const key = this.#keyOf(draft.marks[at]!.image);
      this.#marks.set(key, [...(this.#marks.get(key) ?? []), { draft, at }]);
    }
  }
}

/** What is left of a finding once its marks that are proposed already are not again; it may be nothing. */
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
    // What another document draws beside it is a part of the same finding.
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
 * Documents of which each mark is proposed once: a report and a presentation state often draw the same findings. Marks that
 * differ all stay; of findings that are one, another document's name for it is told. Texts go from one document to another, so
 * that each is searched for the names of all.
 * @param framesOf how many frames the file of an instance has
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
    // Those of one document are its own affair: they are compared with others' alone.
    for (const draft of own) kept.add(draft);
    drafts.set(document, { own, repeated: parts.reduce((sum, { repeated }) => sum + repeated, 0) });
  }
  const identities = [...new Set(documents.flatMap((document) => document.identities))];
  return documents.map((document) => {
    const { own, repeated } = drafts.get(document)!;
    return { document: { ...document, findings: own.map(finished), identities }, repeated };
  });
}
