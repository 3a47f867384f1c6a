import { firstWords } from '#lib/platform/first-words.ts';
import { type Answer, type Answers, hasAnswer } from '../answers.ts';
import type { EarlierNumbers } from '../report/earlier.ts';
import { type EditedReport, toEdited } from '../report/edited-report.ts';
import { merge } from '../report/merge.ts';
import type { Report, Side } from '../report/report-types.ts';
import { textOf } from '../report/runs.ts';
import type { ReportWriter } from '../report/write-report.ts';
import type { ReportSection } from '../report-sections.ts';

/** Everything that undo restores: answers and text together. */
export interface ReportState {
  answers: Answers;
  side: Side | null;
  /** Values of this report's numbers in an earlier report, if the text mentions them. */
  earlier?: EarlierNumbers | undefined;
  /** The report generated from the answers, and the person's edits of it. */
  report: Report;
  edited: EditedReport;
}

/** A report in the form kept on its device. None of it ever goes to the server. */
export interface KeptReport extends ReportState {
  id: string;
  item: { id: string; title: string };
  /** Milliseconds since 1970. */
  startedAt: number;
  changedAt: number;
  /** The first words, by which the list of kept reports distinguishes them. */
  firstWords: string;
  /** Id of the page that was shown. */
  page: string;
  copiedAt?: number | undefined;
  /** Whether this report ignores the person's preferences. */
  isPlain?: boolean | undefined;
}

const FIRST_WORDS = 80;

/** The options for writing the report. */
export const writeOptions = ({ side, earlier }: Pick<ReportState, 'side' | 'earlier'>) => ({
  side: side ?? undefined,
  earlier,
});

/**
 * A new report, or a kept one updated to the present questionnaire.
 * @param begun initial answers of a new report
 */
export function openingState(
  writer: ReportWriter,
  kept: KeptReport | undefined,
  begun: Answers = {},
): ReportState {
  const { answers = begun, side = null, earlier } = kept ?? {};
  const report = writer.write(answers, writeOptions({ side, earlier }));
  const edited = kept ? merge(kept.report, kept.edited, report) : toEdited(report);
  return { answers, side, earlier, report, edited };
}

/** The text after the answers or the side changed. */
export function rewriteReport(
  writer: ReportWriter,
  before: ReportState,
  { answers, side, earlier = before.earlier }: Pick<ReportState, 'answers' | 'side' | 'earlier'>,
): ReportState {
  const report = writer.write(answers, writeOptions({ side, earlier }));
  return { answers, side, earlier, report, edited: merge(before.report, before.edited, report) };
}

/** The answers after one of them was set, or cleared. */
export function withAnswer(answers: Answers, question: string, answer: Answer | undefined): Answers {
  if (hasAnswer(answer)) return { ...answers, [question]: answer };
  if (!(question in answers)) return answers;
  const { [question]: _, ...others } = answers;
  return others;
}

/**
 * The sections that distinguish two reports of one questionnaire, most distinctive first: the technique is often the
 * same in all of them.
 */
const TELLING: readonly ReportSection[] = ['conclusion', 'findings', 'indication', 'technique'];

/** The beginning of a report, as far as a list shows it. */
export function firstWordsOf({ sections }: EditedReport): string {
  const told = TELLING.flatMap((section) => sections.filter((each) => each.section === section));
  const texts = told.flatMap(({ paragraphs }) => paragraphs.map(({ runs }) => textOf(runs).trim()));
  return firstWords(texts.find((text) => text !== '') ?? '', FIRST_WORDS);
}
