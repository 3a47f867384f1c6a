import { marksOutMessages as m } from '#lib/cases/marks-out-texts.ts';
import {
  type CitedHeader,
  IDENTITY,
  type IdentityKeyword,
  type OriginalImage,
  type WrittenFinding,
  type WrittenView,
} from '#lib/dicom/attributes/written-marks.ts';
import { examKey } from '#lib/dicom/located-frame.ts';
import type { WrittenExam } from '#lib/dicom/writing/exam-header.ts';
import { writeReport } from '#lib/dicom/writing/write-report.ts';
import { writeStates } from '#lib/dicom/writing/write-state.ts';

/** The author's choices: the documents to write, and whether they include comments and the patient's identity. */
export interface DocumentChoices {
  report: boolean;
  state: boolean;
  comments: boolean;
  identity: boolean;
}

interface ToWrite {
  findings: readonly WrittenFinding[];
  views: readonly WrittenView[];
  /** The attributes of the images' files, by SOP instance. */
  headers: ReadonlyMap<string, CitedHeader>;
}

/** The exam that an image is of: one patient's. */
const examOf = (image: OriginalImage): string => examKey({ place: image });

/** Without patient or date: only the identifiers of the objects themselves remain. */
const withoutIdentity = ({ sopClass, blank }: CitedHeader): CitedHeader => ({
  sopClass,
  blank,
  values: Object.fromEntries(Object.keys(IDENTITY).map((keyword) => [keyword, ''])) as CitedHeader['values'],
});

/** The findings of one exam as files, by their names. */
function filesOf(
  findings: readonly WrittenFinding[],
  views: readonly WrittenView[],
  exam: WrittenExam,
  { report, state, comments }: DocumentChoices,
): [string, Uint8Array<ArrayBuffer>][] {
  const said = comments ? findings : findings.map((finding) => ({ ...finding, comment: '' }));
  const states = state && views.length > 0 ? writeStates(findings, views, exam) : [];
  return [
    ...(report ? [['SR.dcm', writeReport(said, exam)] as [string, Uint8Array<ArrayBuffer>]] : []),
    ...states.map((bytes, at): [string, Uint8Array<ArrayBuffer>] => [
      states.length > 1 ? `PR-${at + 1}.dcm` : 'PR.dcm',
      bytes,
    ]),
  ];
}

/** The images that findings are drawn on, exam by exam. */
const examsOf = (findings: readonly WrittenFinding[]): Map<string, OriginalImage[]> =>
  Map.groupBy(
    findings.flatMap(({ marks }) => marks.map(({ image }) => image)),
    examOf,
  );

/** The identifying attributes that the documents of these findings leave blank. */
export function blankOf(
  findings: readonly WrittenFinding[],
  headers: ReadonlyMap<string, CitedHeader>,
): IdentityKeyword[] {
  const cited = [...examsOf(findings).values()].flatMap(([first]) => headers.get(first!.instance) ?? []);
  return [...new Set(cited.flatMap(({ blank }) => blank))];
}

/** Findings as documents of the exams that their images are of, one set for each, by their paths. */
export function makeDocuments(
  { findings, views, headers }: ToWrite,
  choices: DocumentChoices,
  now = new Date(),
): Record<string, Uint8Array<ArrayBuffer>> {
  const classes = new Map([...headers].map(([instance, { sopClass }]) => [instance, sopClass]));
  const exams = [...examsOf(findings)];
  const documents = exams.flatMap(([key, [first]], at) => {
    const isOwn = ({ image }: { image: OriginalImage }) => examOf(image) === key;
    const own = findings.flatMap((finding) => {
      const marks = finding.marks.filter(isOwn);
      return marks.length > 0 ? [{ ...finding, marks }] : [];
    });
    const header = headers.get(first!.instance)!;
    const exam = {
      study: first!.study,
      header: choices.identity ? header : withoutIdentity(header),
      classes,
      described: m.series,
      now,
    };
    const made = filesOf(own, views.filter(isOwn), exam, choices);
    return made.map(([name, bytes]) => [exams.length > 1 ? `${at + 1}/${name}` : name, bytes] as const);
  });
  return Object.fromEntries(documents);
}
