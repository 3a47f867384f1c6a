import type { ReportSection } from '../report-sections.ts';

export interface ReportSentence {
  /**
   * Unique, and stable while the sentence has the same origin: `section:question`, and for options or zones of a
   * multiple choice `section:question:first` with the first choice that shares the sentence.
   */
  key: string;
  /** Id of the question that the sentence comes from. */
  question: string;
  /** Ids of the options or zones that the sentence comes from, or of the question itself. */
  nodes: readonly string[];
  /** Plain French text with its full stop; a line feed is a typed line break. */
  text: string;
  /** Identifies the instance of a repeated group; each instance has its own line in the paragraph. */
  line?: string;
}

export interface ReportParagraph {
  /** Id and name of the questionnaire's page. */
  page: string;
  name: string;
  sentences: readonly ReportSentence[];
}

export interface ReportSectionText {
  section: ReportSection;
  paragraphs: readonly ReportParagraph[];
}

/** A generated report: only sections and paragraphs with a sentence, in the order of the report. */
export type Report = readonly ReportSectionText[];

/** The chosen side, for questionnaires that have sides. */
export type Side = 'right' | 'left';

/** All sentences of a report in order, each with its section and paragraph. */
export function* sentencesOf(
  report: Report,
): Generator<{ section: ReportSection; paragraph: ReportParagraph; sentence: ReportSentence }> {
  for (const { section, paragraphs } of report)
    for (const paragraph of paragraphs)
      for (const sentence of paragraph.sentences) yield { section, paragraph, sentence };
}

/** The text of each sentence, by key. */
export function textsOf(report: Report): ReadonlyMap<string, string> {
  return new Map(Array.from(sentencesOf(report), ({ sentence }) => [sentence.key, sentence.text]));
}
