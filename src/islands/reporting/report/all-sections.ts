import type {
  EditedParagraph,
  EditedReport,
  EditedSection,
} from '#lib/questionnaires/report/edited-report.ts';
import { REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';

const EMPTY: EditedParagraph = { page: null, runs: [] };

/** All sections of a report with their paragraphs: an empty section gets an empty paragraph to write in. */
export function allSections({ sections }: EditedReport): EditedSection[] {
  return REPORT_SECTIONS.map((section) => {
    const written = sections.find((each) => each.section === section);
    return written && written.paragraphs.length > 0 ? written : { section, paragraphs: [EMPTY] };
  });
}
