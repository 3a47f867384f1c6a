import { firstWords } from '#lib/platform/first-words.ts';
import { type Answer, type Answers, answered } from '../answers.ts';
import type { EarlierNumbers } from '../report/earlier.ts';
import { type EditedReport, toEdited } from '../report/edited-report.ts';
import { merge } from '../report/merge.ts';
import type { Report, Side } from '../report/report-types.ts';
import { textOf } from '../report/runs.ts';
import type { ReportWriter } from '../report/write-report.ts';
import type { ReportSection } from '../report-sections.ts';

/** All that undoing takes back: answers and text together. */
export interface ReportState {
  answers: Answers;
  side: Side | null;
  /** What numbers of it were in an earlier report, as far as it says so. */
  earlier?: EarlierNumbers | undefined;
  /** What the answers write, and what the person made of it. */
  report: Report;
  edited: EditedReport;
}

/** A report under way, as its device keeps it. Nothing of it ever goes to the server. */
export interface KeptReport extends ReportState {
  id: string;
  item: { id: string; title: string };
  /** Milliseconds since 1970. */
  startedAt: number;
  changedAt: number;
  /** How its list tells it from others. */
  firstWords: string;
  /** Id of the page that was shown. */
  page: string;
  copiedAt?: number | undefined;
  /** The person's preferences are left aside in it. */
  isPlain?: boolean | undefined;
}

const FIRST_WORDS = 80;

/** What the answers are written with. */
export const writeOptions = ({ side, earlier }: Pick<ReportState, 'side' | 'earlier'>) => ({
  side: side ?? undefined,
  earlier,
});

/**
 * A new report, or a kept one brought up to what the questionnaire says today.
 * @param begun answers that a new report begins with
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

/** What the person sees after the answers or the side changed. */
export function rewritten(
  writer: ReportWriter,
  before: ReportState,
  { answers, side, earlier = before.earlier }: Pick<ReportState, 'answers' | 'side' | 'earlier'>,
): ReportState {
  const report = writer.write(answers, writeOptions({ side, earlier }));
  return { answers, side, earlier, report, edited: merge(before.report, before.edited, report) };
}

/** The answers with one of them given, or cleared. */
export function withAnswer(answers: Answers, question: string, answer: Answer | undefined): Answers {
  if (answered(answer)) return { ...answers, [question]: answer };
  if (!(question in answers)) return answers;
  const { [question]: _, ...others } = answers;
  return others;
}

/** What tells two reports of one questionnaire apart comes first: how an exam is made is often the same for all. */
const TELLING: readonly ReportSection[] = ['conclusion', 'findings', 'indication', 'technique'];

/** How a report begins, as far as a list shows it. */
export function firstWordsOf({ sections }: EditedReport): string {
  const told = TELLING.flatMap((section) => sections.filter((each) => each.section === section));
  const texts = told.flatMap(({ paragraphs }) => paragraphs.map(({ runs }) => textOf(runs).trim()));
  return firstWords(texts.find((text) => text !== '') ?? '', FIRST_WORDS);
}
