import type { Report, ReportSentence } from './report-types.ts';

/** The unit that is moved together with a sentence: its question, or the group of its lesion. */
const lineOf = ({ line, question }: ReportSentence): string => line?.split(' ')[0] ?? question;

/** The report with the paragraphs of its conclusion, and their sentences, in the person's own order. */
export function inConclusionOrder(report: Report, order: readonly string[]): Report {
  const ranks = new Map(order.map((id, rank) => [id, rank]));
  const rank = (id: string) => ranks.get(id) ?? order.length;
  return report.map((each) => {
    if (each.section !== 'conclusion') return each;
    const paragraphs = each.paragraphs
      .toSorted((one, other) => rank(one.page) - rank(other.page))
      .map((paragraph) => ({
        ...paragraph,
        sentences: paragraph.sentences.toSorted((one, other) => rank(lineOf(one)) - rank(lineOf(other))),
      }));
    return { ...each, paragraphs };
  });
}
