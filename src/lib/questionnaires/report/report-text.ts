import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import type { ReportSection } from '../report-sections.ts';
import type { EditedParagraph, EditedReport } from './edited-report.ts';
import { blank, type Run, textOf } from './runs.ts';

/** French names of the sections, used as headings. */
type Headings = Readonly<Record<ReportSection, string>>;

/** Whether a report has no text. */
export function saysNothing({ sections }: EditedReport): boolean {
  return sections.every(({ paragraphs }) => filled(paragraphs).length === 0);
}

/** The report as plain text: one line per heading and paragraph, an empty line between sections. */
export function toPlainText({ sections }: EditedReport, headings: Headings): string {
  return sectionsToRead(sections)
    .map(({ section, paragraphs }) =>
      [headings[section], ...filled(paragraphs).map(({ runs }) => textOf(runs))].join('\n'),
    )
    .join('\n\n');
}

/** The report as HTML that any word processor accepts: headings, paragraphs, bold, italic, line breaks. */
export function toHtml({ sections }: EditedReport, headings: Headings): string {
  return sectionsToRead(sections)
    .map(({ section, paragraphs }) => {
      const texts = filled(paragraphs).map(({ runs }) => `<p>${runs.map(html).join('').trim()}</p>`);
      return `<h2>${escapeMarkup(headings[section])}</h2>${texts.join('')}`;
    })
    .join('');
}

/** The sections with text: a heading with nothing under it is left out. */
function sectionsToRead(sections: EditedReport['sections']): EditedReport['sections'] {
  return sections.filter(({ paragraphs }) => filled(paragraphs).length > 0);
}

/** The paragraphs with text; an empty paragraph is left over from editing. */
function filled(paragraphs: readonly EditedParagraph[]): readonly EditedParagraph[] {
  return paragraphs.filter(({ runs }) => !runs.every(blank));
}

function html({ text, bold, italic }: Run): string {
  let written = escapeMarkup(text).replaceAll('\n', '<br>');
  if (italic) written = `<em>${written}</em>`;
  return bold ? `<strong>${written}</strong>` : written;
}
