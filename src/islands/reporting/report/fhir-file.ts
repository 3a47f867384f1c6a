import { newUuid } from '#lib/platform/browser/new-uuid.ts';
import type { ReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { writeFhirReport } from '#lib/questionnaires/exchange/write-fhir-report.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';

/** The report with its answers as a FHIR file. */
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
