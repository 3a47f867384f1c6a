import { fileName } from '../../file-name.ts';
import { attachment } from './attachment.ts';

/** Without this mark Excel reads a CSV file opened by a double click as Windows-1252, and breaks its accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as a file that spreadsheets open, under the name. */
export function csvAnswer(name: string, text: string): Response {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': attachment(fileName(name, 'csv')),
    'Cache-Control': 'private, no-cache',
  };
  return new Response(BYTE_ORDER_MARK + text, { headers });
}
