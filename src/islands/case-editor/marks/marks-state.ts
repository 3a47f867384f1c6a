import { FINDINGS_MAX } from '#lib/cases/finding.ts';
import { marksMessages as m } from '#lib/cases/marks-texts.ts';
import type { MarksDocument, ProposedFinding } from '#lib/dicom/attributes/proposed-marks.ts';
import type { AcceptedMarks, FoundMarks } from './found-marks.ts';

/** A finding, with the author's choices about it. */
export interface FindingChoice {
  finding: ProposedFinding;
  /** Whether the finding contains free text, which must be read before it is accepted. */
  isFree: boolean;
  isTicked: boolean;
}

/** An author's choices for one document. */
export interface DocumentChoice {
  findings: readonly FindingChoice[];
  /** Whether the first view and the key images are taken. */
  takesOpening: boolean;
}

const isFree = ({ name, isCoded, marks }: ProposedFinding): boolean =>
  (name !== '' && !isCoded) || marks.some(({ text }) => text !== undefined && text !== '');

/** Initial choice: geometry and codes are ticked, free text has to be read first. `number`: of the first finding. */
export const firstChoice = ({ findings }: MarksDocument, number: number): DocumentChoice => ({
  takesOpening: true,
  findings: findings.map((finding, at) => ({
    finding: finding.name === '' ? { ...finding, name: m.findingName(number + at) } : finding,
    isFree: isFree(finding),
    isTicked: !isFree(finding),
  })),
});

export const hasOpening = ({ views, keyImages }: MarksDocument): boolean =>
  keyImages.length > 0 || views.some(({ images: _, series: __, ...shown }) => Object.keys(shown).length > 0);

/** Reasons why the ticked findings cannot be accepted as they are. */
export function faultsOf(choices: readonly DocumentChoice[]): string[] {
  const ticked = choices.flatMap(({ findings }) => findings.filter(({ isTicked }) => isTicked));
  const names = ticked.map(({ finding }) => finding.name.trim());
  const labels = ticked.flatMap(({ finding }) => finding.marks.map(({ text = '' }) => text));
  return [
    ...(names.some((name) => name === '') ? [m.nameless] : []),
    ...(names.some((name) => name.length > FINDINGS_MAX.name) ? [m.nameTooLong(FINDINGS_MAX.name)] : []),
    ...(labels.some((text) => text.trim().length > FINDINGS_MAX.label)
      ? [m.labelTooLong(FINDINGS_MAX.label)]
      : []),
  ];
}

/** One line: names and labels have no more. */
const inOneLine = (text: string) => text.trim().replace(/\s*\n\s*/g, ' ');

/** The accepted marks: the ticked findings, with the texts as edited. */
export function acceptedMarks({ documents }: FoundMarks, choices: readonly DocumentChoice[]): AcceptedMarks {
  const opened = documents.filter((_, at) => choices[at]?.takesOpening).map(({ document }) => document);
  return {
    findings: choices.flatMap(({ findings }) =>
      findings
        .filter(({ isTicked }) => isTicked)
        .map(({ finding }) => ({
          ...finding,
          name: inOneLine(finding.name),
          marks: finding.marks.map((mark) =>
            mark.text === undefined ? mark : { ...mark, text: inOneLine(mark.text) },
          ),
        })),
    ),
    views: opened.flatMap(({ views }) => views),
    keyImages: opened.flatMap(({ keyImages }) => keyImages),
  };
}
