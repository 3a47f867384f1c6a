import type { ReportSection } from '../report-sections.ts';
import type { DraftOption, DraftQuestion } from './draft.ts';
import { type FormLine, formQuestion } from './form-lines.ts';
import type { Label } from './read-line.ts';

/** A text in capitals converted to sentence case: « RÉSULTATS » → « Résultats ». */
export const withoutCapitals = (text: string): string =>
  text === text.toLocaleUpperCase('fr') ? text.charAt(0) + text.slice(1).toLocaleLowerCase('fr') : text;

/** A choice question, recognised by the answers below it. */
export function choiceDraft(line: number, label: Label, section: ReportSection): DraftQuestion {
  const { text, important, isMultiple } = formQuestion(label.text.replace(/[ \u00a0\u202f]?:$/, ''));
  const type = isMultiple ? 'multiple' : 'single';
  return {
    line,
    type,
    label: { ...label, text },
    section,
    important,
    hidden: false,
    fields: [],
    said: {},
    options: [],
  };
}

/** The question for answers that come directly under the heading of a section. */
export function headingDraft(line: number, heading: Label, section: ReportSection): DraftQuestion {
  const question = choiceDraft(line, heading, section);
  // An exam may have several indications; in other sections one answer is chosen.
  return section === 'indication' ? { ...question, type: 'multiple' } : question;
}

interface AskedForm {
  asked: FormLine;
  important: boolean;
  label: Label;
  section: ReportSection;
}

/** A question that a form asks on one line. */
export function formDraft(line: number, { asked, important, label, section }: AskedForm): DraftQuestion {
  const { type, fields } = asked;
  const options = asked.options.map((text): DraftOption => {
    return { line, label: { text }, isDefault: false, said: {}, questions: [] };
  });
  return { line, type, label, section, important, hidden: false, fields, said: {}, options };
}
