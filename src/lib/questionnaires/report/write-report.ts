import { BoundedCache } from '#lib/platform/bounded-cache.ts';
import type { Answers } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { expandRepeats } from '../repeats/expand-repeats.ts';
import { REPORT_SECTIONS, type ReportSection } from '../report-sections.ts';
import { sentence } from '../sentence.ts';
import type { Page } from '../tree.ts';
import { abnormalFinder, type FindAbnormal, hasNormalMarks } from './abnormal.ts';
import { inConclusionOrder } from './conclusion-order.ts';
import type { EarlierNumbers } from './earlier.ts';
import { createEvaluation } from './evaluation.ts';
import { withSide } from './fill.ts';
import {
  choiceSentences,
  type FilledSentence,
  type SentenceContext,
  valueSentences,
} from './filled-sentence.ts';
import { type ReachableQuestion, walkReachable } from './reachable-questions.ts';
import type { Report, ReportParagraph, ReportSentence, Side } from './report-types.ts';
import { sharedReport } from './shared-report.ts';

interface ReportOptions {
  side?: Side | undefined;
  earlier?: EarlierNumbers | undefined;
}

/** The pages that reports are generated from, with the person's own order of the conclusion, if any. */
export interface WrittenBody extends Pick<QuestionnaireBody, 'pages'> {
  conclusionOrder?: readonly string[] | undefined;
}

export interface ReportWriter {
  write(answers: Answers, options?: ReportOptions): Report;
}

/** Capacity of the sentence cache: enough for a large questionnaire and recently typed values. */
const KEPT_SENTENCES = 4000;

/** Generates the report for some answers. For several reports of one questionnaire, use `createReportWriter`. */
export function writeReport(body: WrittenBody, answers: Answers, options: ReportOptions = {}): Report {
  return createReportWriter(body).write(answers, options);
}

/** Writes reports of one questionnaire; unchanged parts stay the same objects from one report to the next. */
export function createReportWriter({ pages, conclusionOrder = [] }: WrittenBody): ReportWriter {
  const finished = new BoundedCache<string>(KEPT_SENTENCES);
  const finish = (raw: string): string => {
    const known = finished.get(raw);
    if (known !== undefined) return known;
    const text = sentence(raw);
    finished.set(raw, text);
    return text;
  };
  let last: Report = [];
  const finder = hasNormalMarks(pages) ? abnormalFinder : () => nothingAbnormal;
  return {
    write(answers, { side, earlier } = {}) {
      const expanded = expandRepeats(pages, answers, 'numbered');
      const findAbnormal = finder(expanded, answers);
      const written = draft(expanded, answers, { side, earlier, findAbnormal }, finish);
      const next = conclusionOrder.length > 0 ? inConclusionOrder(written, conclusionOrder) : written;
      last = sharedReport(last, next);
      return last;
    },
  };
}

const nothingAbnormal: FindAbnormal = () => undefined;

interface Draft extends ReportParagraph {
  sentences: ReportSentence[];
}

function draft(
  pages: readonly Page[],
  answers: Answers,
  { side, earlier, findAbnormal }: Omit<SentenceContext, 'holds' | 'askedAt'>,
  finish: (raw: string) => string,
): Report {
  const sections = new Map<ReportSection, Map<string, Draft>>(
    REPORT_SECTIONS.map((section) => [section, new Map()]),
  );
  const put = (
    { question, page }: ReachableQuestion,
    { section, key, nodes, text: raw }: FilledSentence,
  ): void => {
    const text = finish(raw);
    if (text === '') return;
    const paragraphs = sections.get(section);
    const paragraph = paragraphs?.get(page.id) ?? {
      page: page.id,
      name: withSide(page.name, side),
      sentences: [],
    };
    const line = question.instance && `${question.instance.group} ${question.instance.id}`;
    paragraph.sentences.push({
      key,
      question: question.id,
      nodes,
      text,
      ...(line !== undefined && { line }),
    });
    paragraphs?.set(page.id, paragraph);
  };
  const evaluation = createEvaluation(pages, answers);
  const saying = {
    side,
    earlier,
    findAbnormal,
    holds: evaluation.holds,
    askedAt: (id: string) => evaluation.askedAt(id),
  };
  const visitor = {
    question: (reached: ReachableQuestion) => {
      for (const said of valueSentences(reached, saying)) put(reached, said);
      if (reached.question.type !== 'hotspot') return;
      for (const { id } of reached.question.zones)
        for (const said of choiceSentences(reached, id, saying)) put(reached, said);
    },
    option: (reached: ReachableQuestion, { id }: { id: string }) => {
      for (const said of choiceSentences(reached, id, saying)) put(reached, said);
    },
  };
  walkReachable(pages, answers, visitor, evaluation);
  return [...sections].flatMap(([section, paragraphs]) =>
    paragraphs.size > 0 ? [{ section, paragraphs: [...paragraphs.values()] }] : [],
  );
}
