import { fileName } from '#lib/platform/file-name.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { FHIR_FORMAT, MRRT_FORMAT } from '../paths.ts';
import { writeFhirJson } from './write-fhir.ts';
import { writeMrrt } from './write-mrrt.ts';

interface Exported {
  title: string;
  body: QuestionnaireBody;
}

/** A questionnaire as a file in one of the known formats; undefined for another one. */
export function questionnaireFile(format: string | null, exported: Exported) {
  const { title } = exported;
  switch (format) {
    case FHIR_FORMAT:
      return {
        name: fileName(title, 'fhir.json'),
        type: 'application/fhir+json; charset=utf-8',
        text: writeFhirJson(exported),
      };
    case MRRT_FORMAT:
      // Sent as a download (`attachment`): it must never be displayed as a page of this site.
      return {
        name: fileName(title, 'mrrt.html'),
        type: 'text/html; charset=utf-8',
        text: writeMrrt(exported),
      };
    default:
      return undefined;
  }
}
