import type { APIRoute } from 'astro';
import { AppError } from '#lib/platform/errors.ts';
import { fileName } from '#lib/platform/file-name.ts';
import { fileAnswer } from '#lib/platform/server/http/file-answer.ts';
import { rowsOf } from '#lib/protocols/body-edits.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { writeProtocolJson } from '#lib/protocols/exchange/write-json.ts';
import { writeCsv, writeGrid } from '#lib/protocols/exchange/write-table.ts';
import { writeProtocolText } from '#lib/protocols/exchange/write-text.ts';
import { PROTOCOL_WORDS, stateLine } from '#lib/protocols/export-texts.ts';
import { TABLE_NAMES, TABLE_OF_TYPE } from '#lib/protocols/fields/acquisition-fields.ts';
import { loadProtocol } from '#lib/protocols/page-data.ts';
import { EXPORT_FORMATS, type ExportFormat, protocolPaths } from '#lib/protocols/paths.ts';

type Shown = Awaited<ReturnType<typeof loadProtocol>>;

const TYPES: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Without this mark Excel takes a CSV file that is opened by a double click for Windows-1252, and breaks its accents. */
const BYTE_ORDER_MARK = '\ufeff';

/** The tables that have rows, and the one of the imaging type: headings to fill in where there is nothing yet. */
function csvOf(body: ProtocolBody): string {
  const own = TABLE_OF_TYPE[body.imagingType];
  const others = TABLE_NAMES.filter((table) => table !== own && rowsOf(body, table).length > 0);
  const tables = rowsOf(body, own).length > 0 || others.length === 0 ? [own, ...others] : others;
  return (
    BYTE_ORDER_MARK + tables.map((table) => writeCsv(writeGrid(table, rowsOf(body, table)))).join('\r\n')
  );
}

function textOf({ detail, review }: Shown, origin: string): string {
  const { card, body } = detail;
  const facts = [
    `${body.imagingType} · ${body.region}`,
    stateLine(review),
    `${origin}${protocolPaths.item(card._id)}`,
  ];
  const text = writeProtocolText({ title: card.title, facts, body }, PROTOCOL_WORDS);
  return text.replaceAll('\n', '\r\n');
}

/** What the page of a protocol shows, as a file. */
export const GET: APIRoute = async (astro) => {
  const format = EXPORT_FORMATS.find((each) => each === astro.params.format);
  if (!format) throw new AppError('not_found');
  const shown = await loadProtocol(astro);
  const { card, body } = shown.detail;
  const texts: Readonly<Record<ExportFormat, () => string>> = {
    json: () => writeProtocolJson({ title: card.title, tags: card.tags, body }),
    csv: () => csvOf(body),
    txt: () => textOf(shown, astro.locals.origin),
  };
  return fileAnswer({ name: fileName(card.title, format), type: TYPES[format], text: texts[format]() });
};
