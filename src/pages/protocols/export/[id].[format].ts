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
import { bodyFor, onEachScanner } from '#lib/protocols/scanners/rows-for.ts';
import { scannersMessages } from '#lib/protocols/scanners-texts.ts';

type Shown = Awaited<ReturnType<typeof loadProtocol>>;

const TYPES: Readonly<Record<ExportFormat, string>> = {
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** Without a byte order mark, Excel opens a CSV file as Windows-1252 and garbles accented letters. */
const BYTE_ORDER_MARK = '\ufeff';

/** The tables that have rows, and that of the imaging type, whose headings can be filled in if it is empty. */
function tablesOf(body: ProtocolBody): string {
  const own = TABLE_OF_TYPE[body.imagingType];
  const others = TABLE_NAMES.filter((table) => table !== own && rowsOf(body, table).length > 0);
  const tables = rowsOf(body, own).length > 0 || others.length === 0 ? [own, ...others] : others;
  return tables.map((table) => writeCsv(writeGrid(table, rowsOf(body, table)))).join('\r\n');
}

/** The tables of the chosen scanner, or of each scanner below its name if the protocol distinguishes scanners. */
function csvOf(body: ProtocolBody, chosen: Shown['scanner']): string {
  const parts = onEachScanner(body).map(({ scanner = chosen, body: own }) =>
    [...(scanner ? [writeCsv([[scannersMessages.named(scanner.name)]])] : []), tablesOf(own)].join(''),
  );
  return BYTE_ORDER_MARK + parts.join('\r\n');
}

function textOf({ detail, review, scanner }: Shown, body: ProtocolBody, origin: string): string {
  const { card } = detail;
  const facts = [
    `${body.imagingType} · ${body.region}`,
    stateLine(review),
    ...(scanner ? [scannersMessages.named(scanner.name)] : []),
    `${origin}${protocolPaths.item(card._id, scanner?.id)}`,
  ];
  const text = writeProtocolText({ title: card.title, facts, body }, PROTOCOL_WORDS);
  return text.replaceAll('\n', '\r\n');
}

/** The content of a protocol's page, as a file in the requested format. */
export const GET: APIRoute = async (astro) => {
  const format = EXPORT_FORMATS.find((each) => each === astro.params.format);
  if (!format) throw new AppError('not_found');
  const shown = await loadProtocol(astro);
  const { card, body: whole } = shown.detail;
  // An unknown scanner must not give a file of the shared values.
  if (shown.unknownScanner !== undefined) throw new AppError('not_found');
  const body = shown.scanner ? bodyFor(whole, shown.scanner.id) : whole;
  const texts: Readonly<Record<ExportFormat, () => string>> = {
    // Other departments import this file: it contains all scanners, whichever was chosen.
    json: () => writeProtocolJson({ title: card.title, tags: card.tags, body: whole }),
    csv: () => csvOf(body, shown.scanner),
    txt: () => textOf(shown, body, astro.locals.origin),
  };
  const title = shown.scanner && format !== 'json' ? `${card.title} ${shown.scanner.name}` : card.title;
  return fileAnswer({ name: fileName(title, format), type: TYPES[format], text: texts[format]() });
};
