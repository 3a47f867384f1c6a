import type { QuestionnaireBody } from '../body-schema.ts';
import type { Page } from '../tree.ts';
import type { Json } from './json-value.ts';
import { OWN_QUESTIONNAIRE, OWN_VERSION, ownExtension } from './own-extension.ts';
import { writeItem } from './write-fhir-item.ts';
import { termsOf, type WrittenTerms } from './written-terms.ts';

/** An item for a page. FHIR groups need items (que-3): an empty page becomes a display item, without codes. */
function writePage({ id, name, codes, questions }: Page, terms: WrittenTerms): Json {
  const head = { linkId: id, ...(name !== '' && { text: name }) };
  if (questions.length === 0)
    return { ...(codes && { extension: ownExtension({ codes }) }), ...head, type: 'display' };
  return {
    ...head,
    ...(codes && { code: codes }),
    type: 'group',
    item: questions.map((question) => writeItem(question, undefined, terms)),
  };
}

/** A questionnaire as a FHIR R4 `Questionnaire`, which `readFhir` reads back as it is. */
export function writeFhir({ title, body }: { title: string; body: QuestionnaireBody }): Json {
  const { pages, fiches } = body;
  const terms = termsOf(pages);
  return {
    resourceType: 'Questionnaire',
    language: 'fr',
    extension: [
      {
        url: OWN_QUESTIONNAIRE,
        extension: [
          { url: 'version', valueInteger: OWN_VERSION },
          ...(fiches ? [{ url: 'fiches', valueString: JSON.stringify(fiches) }] : []),
        ],
      },
    ],
    ...(title !== '' && { title }),
    status: 'draft',
    subjectType: ['Patient'],
    item: pages.map((page) => writePage(page, terms)),
  };
}

/** The FHIR JSON file of a questionnaire. */
export const writeFhirJson = (questionnaire: { title: string; body: QuestionnaireBody }): string =>
  `${JSON.stringify(writeFhir(questionnaire), null, 2)}\n`;
