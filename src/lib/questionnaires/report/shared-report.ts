import { sameItems } from '#lib/platform/same-items.ts';
import type { Report, ReportParagraph, ReportSectionText, ReportSentence } from './report-types.ts';

/** The next report, reusing the objects of all unchanged sentences, paragraphs and sections of the previous one. */
export function sharedReport(previous: Report, next: Report): Report {
  const sentences = new Map<string, ReportSentence>();
  const paragraphs = new Map<string, ReportParagraph>();
  const sections = new Map<string, ReportSectionText>();
  for (const each of previous) {
    sections.set(each.section, each);
    for (const paragraph of each.paragraphs) {
      paragraphs.set(`${each.section}:${paragraph.page}`, paragraph);
      for (const sentence of paragraph.sentences) sentences.set(sentence.key, sentence);
    }
  }
  const shared = next.map((section): ReportSectionText => {
    const own = section.paragraphs.map((paragraph): ReportParagraph => {
      const told = paragraph.sentences.map((sentence) => {
        const before = sentences.get(sentence.key);
        return before && sameSentence(before, sentence) ? before : sentence;
      });
      const before = paragraphs.get(`${section.section}:${paragraph.page}`);
      if (before?.name === paragraph.name && sameItems(before.sentences, told)) return before;
      return { ...paragraph, sentences: told };
    });
    const before = sections.get(section.section);
    return before && sameItems(before.paragraphs, own) ? before : { ...section, paragraphs: own };
  });
  return sameItems(previous, shared) ? previous : shared;
}

function sameSentence(one: ReportSentence, other: ReportSentence): boolean {
  return (
    one.text === other.text &&
    one.question === other.question &&
    one.line === other.line &&
    sameItems(one.nodes, other.nodes)
  );
}
