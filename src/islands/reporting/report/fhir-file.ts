import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { writeFhirReport } from '#lib/questionnaires/exchange/write-fhir-report.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';

/** A random UUID (version 4), also where a page without TLS has no `randomUUID`. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The report with its answers as FHIR. */
export function fhirFile(session: ReportSession): Blob {
  const { item, body } = session;
  const resource = writeFhirReport({
    title: item.title,
    address: new URL(questionnairePaths.item(item.id), location.href).href,
    pages: body.pages,
    answers: session.$answers.get(),
    side: session.$side.get() ?? undefined,
    edited: session.$edited.get(),
    headings: m.headings,
    newId: newUuid,
  });
  return new Blob([JSON.stringify(resource, null, 2), '\n'], { type: 'application/fhir+json' });
}
