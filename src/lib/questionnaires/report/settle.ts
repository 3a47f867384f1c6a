import { type EditedReport, runsByKey } from './edited-report.ts';
import { withoutSentence, withSentence } from './place.ts';
import { type Report, textsOf } from './report-types.ts';

/** The person chose between their text and the one that the answers write now. */
export function settle(
  report: Report,
  edited: EditedReport,
  key: string,
  choice: 'mine' | 'next',
): EditedReport {
  const offer = edited.offers.find((each) => each.key === key);
  if (!offer) return edited;
  const offers = edited.offers.filter((each) => each !== offer);
  const { next } = offer;
  if (choice === 'mine') {
    // Deleted it stays, until the answers write yet another text.
    const removed = edited.removed.map((each) =>
      each.key === key && next !== null ? { key, text: next } : each,
    );
    return { ...edited, removed, offers };
  }
  if (next === null) return { ...edited, sections: withoutSentence(edited.sections, key), offers };
  if (!runsByKey(edited).has(key)) return restore(report, { ...edited, offers }, key);
  return { ...rewritten(edited, key, next), offers };
}

/** Brings back a sentence that was deleted, as the answers write it now. */
export function restore(report: Report, edited: EditedReport, key: string): EditedReport {
  if (!textsOf(report).has(key) || runsByKey(edited).has(key)) return edited;
  return {
    sections: withSentence(edited.sections, report, key),
    removed: edited.removed.filter((each) => each.key !== key),
    offers: edited.offers.filter((each) => each.key !== key),
  };
}

/** The sentence as the answers write it, in place of the person's. */
export function revert(report: Report, edited: EditedReport, key: string): EditedReport {
  const text = textsOf(report).get(key);
  return text === undefined ? edited : rewritten(edited, key, text);
}

/** Replaces the first of the sentence's runs, whatever it was edited to. */
function rewritten(edited: EditedReport, key: string, text: string): EditedReport {
  const [first] = runsByKey(edited).get(key) ?? [];
  const kept = { text, key };
  const sections = edited.sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((paragraph) => {
      const index = first ? paragraph.runs.indexOf(first) : -1;
      return index < 0 ? paragraph : { ...paragraph, runs: paragraph.runs.with(index, kept) };
    }),
  }));
  return { ...edited, sections: withoutSentence(sections, key, kept) };
}
