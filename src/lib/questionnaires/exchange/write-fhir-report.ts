import type { Answers } from '../answers.ts';
import { CODE_SYSTEMS } from '../codes.ts';
import type { EditedReport } from '../report/edited-report.ts';
import { toHtml, toPlainText } from '../report/report-text.ts';
import type { Side } from '../report/report-types.ts';
import { textOf } from '../report/runs.ts';
import type { ReportSection } from '../report-sections.ts';
import type { Page } from '../tree.ts';
import type { Json } from './json-value.ts';
import { OWN_REPORT } from './own-extension.ts';
import { writeAnswers } from './write-fhir-answers.ts';

interface Written {
  title: string;
  /** URL of the questionnaire. */
  address: string;
  pages: readonly Page[];
  answers: Answers;
  side?: Side | undefined;
  /** The report with the person's edits. */
  edited: EditedReport;
  headings: Readonly<Record<ReportSection, string>>;
  /** Generates a new UUID on each call. */
  newId(): string;
}

function base64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}

function conclusionOf({ sections }: EditedReport): string {
  const paragraphs = sections.flatMap((each) => (each.section === 'conclusion' ? each.paragraphs : []));
  return paragraphs
    .map(({ runs }) => textOf(runs).trim())
    .filter((text) => text !== '')
    .join('\n');
}

function response({ address, pages, answers, side }: Written): Json {
  const item = writeAnswers({ pages, answers, side });
  return {
    resourceType: 'QuestionnaireResponse',
    language: 'fr',
    questionnaire: address,
    status: 'completed',
    ...(item.length > 0 && { item }),
  };
}

function report({ title, edited, headings, side }: Written, answersUrl: string): Json {
  const html = toHtml(edited, headings);
  const conclusion = conclusionOf(edited);
  const attached = (contentType: string, text: string) => ({
    contentType,
    language: 'fr',
    data: base64(text),
  });
  return {
    resourceType: 'DiagnosticReport',
    language: 'fr',
    text: {
      status: 'additional',
      div: `<div xmlns="http://www.w3.org/1999/xhtml">${html.replaceAll('<br>', '<br/>')}</div>`,
    },
    extension: [
      {
        url: OWN_REPORT,
        extension: [
          { url: 'answers', valueReference: { reference: answersUrl } },
          ...(side ? [{ url: 'side', valueCode: side }] : []),
        ],
      },
    ],
    // Only the person who signs a report may declare it final.
    status: 'preliminary',
    code: {
      coding: [{ system: CODE_SYSTEMS.loinc, code: '18748-4', display: 'Diagnostic imaging study' }],
      ...(title !== '' && { text: title }),
    },
    ...(conclusion !== '' && { conclusion }),
    presentedForm: [
      attached('text/plain; charset=utf-8', toPlainText(edited, headings)),
      attached('text/html; charset=utf-8', html),
    ],
  };
}

/**
 * A report as FHIR R4: a `DiagnosticReport` with its text, and the answers as a `QuestionnaireResponse`, in one
 * `Bundle`. It names no patient, author or date, which the receiving system already has.
 */
export function writeFhirReport(written: Written): Json {
  const [reportUrl, answersUrl] = [`urn:uuid:${written.newId()}`, `urn:uuid:${written.newId()}`];
  return {
    resourceType: 'Bundle',
    type: 'collection',
    entry: [
      { fullUrl: reportUrl, resource: report(written, answersUrl) },
      { fullUrl: answersUrl, resource: response(written) },
    ],
  };
}
