import type { ReportSection } from '../report-sections.ts';

export interface ReportSentence {
  /**
   * Unique, and stable while the sentence stands for the same thing: `section:question`, and for options or zones of
   * a multiple choice `section:question:first of those that share the sentence`.
   */
  key: string;
  /** Id of the question that wrote it. */
  question: string;
  /** Ids of the options or zones that wrote it, or of the question itself. */
  nodes: readonly string[];
  /** Plain French text with its full stop; a line feed is a line break that somebody typed. */
  text: string;
  /** The instance of a repeated group that wrote it: each has a line of its paragraph. */
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

/** The text that answers write: sections and paragraphs that contain a sentence, in the order of the report. */
export type Report = readonly ReportSectionText[];

/** The side that was chosen, for questionnaires that have one. */
export type Side = 'right' | 'left';

/** Every sentence of a report, in order, with its place. */
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
