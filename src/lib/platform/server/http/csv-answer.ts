import { fileName } from '../../file-name.ts';
import { attachment } from './attachment.ts';

/** Without this mark, Excel would read a CSV file as Windows-1252 after a double click, and garble its accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** A table as a download in CSV format. */
export function csvAnswer(name: string, text: string): Response {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': attachment(fileName(name, 'csv')),
    'Cache-Control': 'private, no-cache',
  };
  return new Response(BYTE_ORDER_MARK + text, { headers });
}
