import { sameItems } from '#lib/platform/same-items.ts';
import {
  type EditedParagraph,
  type EditedReport,
  type EditedSection,
  type Offer,
  runsByKey,
  untouched,
  withRemovals,
} from './edited-report.ts';
import { inLineOrder, type Lines, linesOf } from './line-order.ts';
import { withoutSentence, withSentence } from './place.ts';
import { type Report, type ReportSentence, sentencesOf, textsOf } from './report-types.ts';
import { isUnedited, type Run, runsOf, textOf } from './runs.ts';

/**
 * The edited text after the answers changed the report from `previous` to `next`: untouched sentences follow the
 * answers; edited, moved, deleted and free text stays. If an edited or deleted sentence would now be different, both
 * texts are offered. `docs/reports.md` has the rules.
 */
export function merge(previous: Report, edited: EditedReport, next: Report): EditedReport {
  const start = withRemovals(previous, edited);
  const change = { previous, before: textsOf(previous), next, now: textsOf(next) };
  const following = new Set<string>();
  for (const [key, runs] of runsByKey(start))
    if (untouched(runs, change.before.get(key)) || untouched(runs, change.now.get(key))) following.add(key);
  const removed = new Set(start.removed.map(({ key }) => key));
  let sections = followed(start.sections, change, following, removed);
  const there = runsByKey({ ...start, sections });
  for (const key of following)
    if (!change.now.has(key) && there.has(key)) sections = withoutSentence(sections, key);
  for (const { sentence } of sentencesOf(next))
    if (!there.has(sentence.key) && !removed.has(sentence.key))
      sections = withSentence(sections, next, sentence.key);
  return {
    sections: inOrder(sections, linesOf(next)),
    removed: start.removed,
    offers: offersOf(start, change, following),
  };
}

/** The sections with the lines of lesions in the order of their current numbers. */
function inOrder(sections: readonly EditedSection[], lines: Lines): readonly EditedSection[] {
  if (lines.size === 0) return sections;
  return sections.map((section) => {
    const paragraphs = section.paragraphs.map((paragraph) => {
      const runs = inLineOrder(paragraph.runs, lines);
      return runs === paragraph.runs ? paragraph : { ...paragraph, runs };
    });
    return sameItems(paragraphs, section.paragraphs) ? section : { ...section, paragraphs };
  });
}

interface Change {
  previous: Report;
  before: ReadonlyMap<string, string>;
  next: Report;
  now: ReadonlyMap<string, string>;
}

/** Updates all generated text that is unedited, and rewrites untouched paragraphs as a whole. */
function followed(
  sections: readonly EditedSection[],
  { previous, next, now }: Change,
  following: ReadonlySet<string>,
  removed: ReadonlySet<string>,
): readonly EditedSection[] {
  const was = sentencesByParagraph(previous);
  const is = sentencesByParagraph(next);
  const places = new Map<string, EditedParagraph>();
  for (const { paragraphs } of sections)
    for (const paragraph of paragraphs)
      for (const { key } of paragraph.runs) if (key !== undefined) places.set(key, paragraph);

  const follow = (section: string, paragraph: EditedParagraph): EditedParagraph[] => {
    const at = `${section}:${paragraph.page}`;
    const written = (was.get(at) ?? []).filter(({ key }) => !removed.has(key));
    const pristine = written.every(({ key }) => following.has(key)) && isUnedited(paragraph.runs, written);
    if (pristine && written.length > 0) {
      const elsewhere = (key: string) => places.has(key) && places.get(key) !== paragraph;
      const sentences = (is.get(at) ?? []).filter(({ key }) => !removed.has(key) && !elsewhere(key));
      if (isUnedited(paragraph.runs, sentences)) return [paragraph];
      return sentences.length > 0 ? [{ ...paragraph, runs: runsOf(sentences) }] : [];
    }
    const runs = paragraph.runs.map((run) => {
      const text = run.key !== undefined && following.has(run.key) ? now.get(run.key) : undefined;
      return text === undefined || text === run.text.trim() ? run : withText(run, text);
    });
    return [sameItems(runs, paragraph.runs) ? paragraph : { ...paragraph, runs }];
  };
  return sections.flatMap((section) => {
    const paragraphs = section.paragraphs.flatMap((each) => follow(section.section, each));
    if (sameItems(paragraphs, section.paragraphs)) return [section];
    return paragraphs.length > 0 ? [{ ...section, paragraphs }] : [];
  });
}

function offersOf(
  { offers, removed, ...start }: EditedReport,
  { before, now }: Change,
  following: ReadonlySet<string>,
): Offer[] {
  const earlier = new Map(offers.map((offer) => [offer.key, offer]));
  const made: Offer[] = [];
  for (const [key, runs] of runsByKey({ ...start, offers, removed })) {
    if (following.has(key)) continue;
    const mine = textOf(runs);
    const next = now.get(key) ?? null;
    const open = earlier.get(key);
    const base = open ? open.base : (before.get(key) ?? null);
    if (next !== base) made.push({ key, mine, next, base });
  }
  for (const { key, text } of removed) {
    const next = now.get(key);
    if (next !== undefined && next !== text) made.push({ key, mine: '', next, base: text });
  }
  return made;
}

function sentencesByParagraph(report: Report): ReadonlyMap<string, readonly ReportSentence[]> {
  return new Map(
    report.flatMap(({ section, paragraphs }) =>
      paragraphs.map(({ page, sentences }) => [`${section}:${page}`, sentences] as const),
    ),
  );
}

/** A run with its text replaced, except for the spaces around it. */
function withText(run: Run, text: string): Run {
  const trimmed = run.text.trim();
  const start = run.text.indexOf(trimmed);
  return { ...run, text: run.text.slice(0, start) + text + run.text.slice(start + trimmed.length) };
}
