import { fileName } from '#lib/platform/file-name.ts';
import type { EditedReport } from '#lib/questionnaires/report/edited-report.ts';
import { toHtml, toPlainText } from '#lib/questionnaires/report/report-text.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { windowsText } from '#lib/questionnaires/windows-text.ts';
import type { Copied } from './clipboard.ts';

type FileExtension = 'txt' | 'docx' | 'fhir.json';

/** The report in the formats of the clipboard. Decisions: docs/decisions/0032. */
export function copiedReport(edited: EditedReport): Copied {
  return { html: toHtml(edited, m.headings), text: windowsText(toPlainText(edited, m.headings)) };
}

/** A text file for Windows Notepad: a UTF-8 byte order mark, and lines that end in CR LF. */
export function textFile(edited: EditedReport): Blob {
  const lines = toPlainText(edited, m.headings).replaceAll('\n', '\r\n');
  return new Blob(['\ufeff', lines, '\r\n'], { type: 'text/plain;charset=utf-8' });
}

/** The report as a Word document. */
export async function wordFile(edited: EditedReport): Promise<Blob> {
  const { docx } = await import('#lib/docx/docx.ts');
  return docx(
    edited.sections.map(({ section, paragraphs }) => ({
      heading: m.headings[section],
      paragraphs: paragraphs.map(({ runs }) => runs),
    })),
  );
}

/** Saves a file through the browser's downloads. */
export function download(file: Blob, title: string, extension: FileExtension): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName(m.fileName(title), extension);
  link.click();
  // By then the download no longer needs the object URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
