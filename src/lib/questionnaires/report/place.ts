import { sameItems } from '#lib/platform/same-items.ts';
import { REPORT_SECTIONS } from '../report-sections.ts';
import type { EditedParagraph, EditedSection } from './edited-report.ts';
import { type Report, type ReportParagraph, sentencesOf } from './report-types.ts';
import { between, blank, type Run, withoutKey, withRun } from './runs.ts';

/** Inserts a generated sentence into the person's text: beside its neighbours, in its paragraph. */
export function withSentence(
  sections: readonly EditedSection[],
  report: Report,
  key: string,
): readonly EditedSection[] {
  for (const { section, paragraph, sentence } of sentencesOf(report)) {
    if (sentence.key !== key) continue;
    const run = { text: sentence.text, key };
    const own = sections.findIndex((each) => each.section === section);
    const there = sections[own];
    if (!there) {
      const rank = REPORT_SECTIONS.indexOf(section);
      const next = sections.findIndex((each) => REPORT_SECTIONS.indexOf(each.section) > rank);
      const made = { section, paragraphs: [{ page: paragraph.page, runs: [run] }] };
      return sections.toSpliced(next < 0 ? sections.length : next, 0, made);
    }
    const pages = report.find((each) => each.section === section)?.paragraphs.map(({ page }) => page) ?? [];
    return sections.with(own, { section, paragraphs: inParagraph(there.paragraphs, paragraph, run, pages) });
  }
  return sections;
}

function inParagraph(
  paragraphs: readonly EditedParagraph[],
  { page, sentences }: ReportParagraph,
  run: Run & { key: string },
  pages: readonly string[],
): readonly EditedParagraph[] {
  const ownParagraph = paragraphs.findLastIndex((each) => each.page === page);
  // A neighbour that was moved to another page's paragraph does not determine the position.
  const belongs = (each: EditedParagraph) => ownParagraph < 0 || each.page === page || each.page === null;
  const rank = sentences.findIndex(({ key }) => key === run.key);
  const gaps = {
    before: between(sentences[rank - 1] ?? sentences[rank], sentences[rank]),
    after: between(sentences[rank], sentences[rank + 1] ?? sentences[rank]),
  };
  const neighbours = [
    ...sentences
      .slice(0, rank)
      .toReversed()
      .map(({ key }) => ({ key, at: { after: key } })),
    ...sentences.slice(rank + 1).map(({ key }) => ({ key, at: { before: key } })),
  ];
  for (const { key, at } of neighbours) {
    const holds = (each: EditedParagraph) => each.runs.some((other) => other.key === key);
    const found = paragraphs.findLastIndex((each) => belongs(each) && holds(each));
    const there = paragraphs[found];
    if (there) return paragraphs.with(found, { ...there, runs: withRun(there.runs, run, at, gaps) });
  }
  const own = paragraphs[ownParagraph];
  if (own) return paragraphs.with(ownParagraph, { ...own, runs: withRun(own.runs, run, 'end', gaps) });
  return paragraphs.toSpliced(paragraphPlace(paragraphs, page, pages), 0, { page, runs: [run] });
}

/** The index for a page's paragraph: after the last one of the pages before it, or before the first one after it. */
function paragraphPlace(
  paragraphs: readonly EditedParagraph[],
  page: string,
  pages: readonly string[],
): number {
  const rank = pages.indexOf(page);
  const rankOf = (each: EditedParagraph) => (each.page === null ? -1 : pages.indexOf(each.page));
  const before = paragraphs.findLastIndex((each) => rankOf(each) >= 0 && rankOf(each) < rank);
  if (before >= 0) return before + 1;
  const after = paragraphs.findIndex((each) => rankOf(each) > rank);
  return after >= 0 ? after : paragraphs.length;
}

/** Removes a sentence, except one of its runs, and the paragraph and the section if they become empty. */
export function withoutSentence(
  sections: readonly EditedSection[],
  key: string,
  kept?: Run,
): readonly EditedSection[] {
  return sections.flatMap((section) => {
    const paragraphs = section.paragraphs.flatMap((paragraph) => {
      if (!paragraph.runs.some((run) => run.key === key && run !== kept)) return [paragraph];
      const runs = withoutKey(paragraph.runs, key, kept);
      return runs.every(blank) ? [] : [{ ...paragraph, runs }];
    });
    if (sameItems(paragraphs, section.paragraphs)) return [section];
    return paragraphs.length > 0 ? [{ ...section, paragraphs }] : [];
  });
}
