import type { ReportSection } from '../report-sections.ts';
import { type Report, sentencesOf, textsOf } from './report-types.ts';
import { type Run, runsOf, textOf } from './runs.ts';

/** `page`: whose sentences come here; null: typed freely. */
export interface EditedParagraph {
  page: string | null;
  runs: readonly Run[];
}

export interface EditedSection {
  section: ReportSection;
  paragraphs: readonly EditedParagraph[];
}

/** An answer changed whose sentence the person had edited or deleted: both texts are offered. */
export interface Offer {
  key: string;
  /** Empty when the sentence was deleted. */
  mine: string;
  /** null: the answer no longer writes anything. */
  next: string | null;
  /** The answer's text when the person edited it: an answer that writes it again ends the offer. */
  base: string | null;
}

/** The text that the person sees, generated or typed. Plain JSON: kept on the device, never sent. */
export interface EditedReport {
  sections: readonly EditedSection[];
  /** Sentences that the person deleted, with the text that they had. */
  removed: readonly { key: string; text: string }[];
  offers: readonly Offer[];
}

/** A report as the person gets it. */
export function toEdited(report: Report): EditedReport {
  const sections = report.map(({ section, paragraphs }) => ({
    section,
    paragraphs: paragraphs.map(({ page, sentences }) => ({ page, runs: runsOf(sentences) })),
  }));
  return { sections, removed: [], offers: [] };
}

/** The runs of each sentence, in order: more than one when a part is bold or the sentence was split. */
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

/** Whether the person left a sentence as it was written; spaces around it, or making it all bold, are not edits. */
export function untouched(runs: readonly Run[], written: string | undefined): boolean {
  return runs.length === 1 && textOf(runs) === written;
}

/** Sentences that are there, edited by the person. */
export function editedKeys(report: Report, edited: EditedReport): ReadonlySet<string> {
  const texts = textsOf(report);
  const keys = new Set<string>();
  for (const [key, runs] of runsByKey(edited)) if (!untouched(runs, texts.get(key))) keys.add(key);
  return keys;
}

/**
 * The edited report with missing sentences recorded as removed, and restored ones no longer so: editors need not say
 * what was deleted.
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
