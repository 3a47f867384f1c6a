import { firstWords } from '#lib/platform/first-words.ts';
import { type Answer, type Answers, answered } from '../answers.ts';
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
}

const FIRST_WORDS = 80;

export const sideOption = (side: Side | null) => (side === null ? {} : { side });

/** A new report, or a kept one brought up to what the questionnaire says today. */
export function openingState(writer: ReportWriter, kept: KeptReport | undefined): ReportState {
  const { answers = {}, side = null } = kept ?? {};
  const report = writer.write(answers, sideOption(side));
  const edited = kept ? merge(kept.report, kept.edited, report) : toEdited(report);
  return { answers, side, report, edited };
}

/** What the person sees after the answers or the side changed. */
export function rewritten(
  writer: ReportWriter,
  before: ReportState,
  { answers, side }: Pick<ReportState, 'answers' | 'side'>,
): ReportState {
  const report = writer.write(answers, sideOption(side));
  return { answers, side, report, edited: merge(before.report, before.edited, report) };
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
