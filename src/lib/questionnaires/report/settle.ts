import { type EditedReport, runsByKey } from './edited-report.ts';
import { withoutSentence, withSentence } from './place.ts';
import { type Report, textsOf } from './report-types.ts';

/** Applies the person's choice between their own text and the newly generated one. */
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
    // The sentence stays deleted until the answers generate a different text.
    const removed = edited.removed.map((each) =>
      each.key === key && next !== null ? { key, text: next } : each,
    );
    return { ...edited, removed, offers };
  }
  if (next === null) return { ...edited, sections: withoutSentence(edited.sections, key), offers };
  if (!runsByKey(edited).has(key)) return restore(report, { ...edited, offers }, key);
  return { ...rewritten(edited, key, next), offers };
}

/** Restores a deleted sentence with its current generated text. */
export function restore(report: Report, edited: EditedReport, key: string): EditedReport {
  if (!textsOf(report).has(key) || runsByKey(edited).has(key)) return edited;
  return {
    sections: withSentence(edited.sections, report, key),
    removed: edited.removed.filter((each) => each.key !== key),
    offers: edited.offers.filter((each) => each.key !== key),
  };
}

/** Replaces the person's version of a sentence by the generated text. */
export function revert(report: Report, edited: EditedReport, key: string): EditedReport {
  const text = textsOf(report).get(key);
  return text === undefined ? edited : rewritten(edited, key, text);
}

/** Replaces the text of a sentence's first run, and removes its other runs. */
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
