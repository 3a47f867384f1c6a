import type { APIRoute } from 'astro';
import { auditToExport } from '#lib/administration/audit-page-data.ts';
import { tellEntry } from '#lib/audit/entry-texts.ts';
import { auditMessages as m } from '#lib/audit/texts.ts';
import { csvAnswer } from '#lib/platform/server/http/csv-answer.ts';
import { writeDelimited } from '#lib/protocols/exchange/write-table.ts';

/**
 * Entries of the audit log with their hashes, as CSV: a copy kept elsewhere makes later changes of the log
 * detectable.
 */
export const GET: APIRoute = async (astro) => {
  const { number, at, action, actor, person, item, detail, source, hash } = m.columns;
  const rows = (await auditToExport(astro)).map((entry) => {
    const told = tellEntry(entry);
    return [
      String(entry.number),
      new Date(entry.at).toISOString(),
      told.action,
      told.actor,
      told.person,
      told.item,
      told.detail,
      told.source,
      entry.hash,
    ];
  });
  const columns = [number, at, action, actor, person, item, detail, source, hash];
  return csvAnswer(m.title, writeDelimited([columns, ...rows], ';'));
};
