import type { ReportSection } from '../report-sections.ts';
import { type Report, sentencesOf, textsOf } from './report-types.ts';
import { type Run, runsOf, textOf } from './runs.ts';

/** `page`: id of the page whose sentences the paragraph holds; null: typed freely. */
export interface EditedParagraph {
  page: string | null;
  runs: readonly Run[];
}

export interface EditedSection {
  section: ReportSection;
  paragraphs: readonly EditedParagraph[];
}

/** A choice between two texts, when an answer changes whose sentence the person had edited or deleted. */
export interface Offer {
  key: string;
  /** The person's text; empty when the sentence was deleted. */
  mine: string;
  /** The newly generated text; null: the answer no longer writes anything. */
  next: string | null;
  /** The generated text that the person had edited: if it is generated again, the offer ends. */
  base: string | null;
}

/** The text that the person sees, generated or typed. Plain JSON: kept on the device, never sent. */
export interface EditedReport {
  sections: readonly EditedSection[];
  /** Sentences that the person deleted, with the text that they had. */
  removed: readonly { key: string; text: string }[];
  offers: readonly Offer[];
}

/** The editable form of a generated report. */
export function toEdited(report: Report): EditedReport {
  const sections = report.map(({ section, paragraphs }) => ({
    section,
    paragraphs: paragraphs.map(({ page, sentences }) => ({ page, runs: runsOf(sentences) })),
  }));
  return { sections, removed: [], offers: [] };
}

/** The runs of each sentence, in order: several if a part is bold or the sentence was split. */
export function runsByKey(edited: EditedReport): ReadonlyMap<string, readonly Run[]> {
  const found = new Map<string, Run[]>();
  for (const { paragraphs } of edited.sections)
    for (const { runs } of paragraphs)
      for (const run of runs) {
        if (run.key === undefined) continue;
        const known = found.get(run.key);
        if (known) known.push(run);
        else found.set(run.key, [run]);
      }
  return found;
}

/** Whether the person left a sentence unchanged; spaces around it and a uniform style are not edits. */
export function untouched(runs: readonly Run[], written: string | undefined): boolean {
  return runs.length === 1 && textOf(runs) === written;
}

/** Keys of the sentences that the person edited and did not delete. */
export function editedKeys(report: Report, edited: EditedReport): ReadonlySet<string> {
  const texts = textsOf(report);
  const keys = new Set<string>();
  for (const [key, runs] of runsByKey(edited)) if (!untouched(runs, texts.get(key))) keys.add(key);
  return keys;
}

/**
 * The edited report with missing sentences recorded as removed, and restored ones no longer recorded: editors need
 * not track deletions.
 */
export function withRemovals(report: Report, edited: EditedReport): EditedReport {
  const present = runsByKey(edited);
  const removed = edited.removed.filter(({ key }) => !present.has(key));
  const known = new Set(removed.map(({ key }) => key));
  for (const { sentence } of sentencesOf(report))
    if (!present.has(sentence.key) && !known.has(sentence.key))
      removed.push({ key: sentence.key, text: sentence.text });
  return { ...edited, removed };
}
