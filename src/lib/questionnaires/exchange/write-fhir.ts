import { choicesOf } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { questionsByNode } from '../formulas/dependencies.ts';
import { type Page, walkQuestions } from '../tree.ts';
import type { Json } from './json-value.ts';
import { OWN_QUESTIONNAIRE, OWN_VERSION } from './own-extension.ts';
import type { Target } from './targets.ts';
import type { WrittenTerms } from './write-conditions.ts';
import { writeItem } from './write-fhir-item.ts';

function termsOf(pages: readonly Page[]): WrittenTerms {
  const targets = new Map<string, Target>();
  for (const { question } of walkQuestions(pages)) {
    const answers = choicesOf(question).map(({ id }) => ({ id, value: { code: id } }));
    targets.set(question.id, { question, answers });
  }
  return { targets, owners: questionsByNode(pages) };
}

/** A group has to hold something: a page without questions is a line. */
function writePage({ id, name, questions }: Page, terms: WrittenTerms): Json {
  const head = { linkId: id, ...(name !== '' && { text: name }) };
  return questions.length === 0
    ? { ...head, type: 'display' }
    : { ...head, type: 'group', item: questions.map((question) => writeItem(question, undefined, terms)) };
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

/** The same as the text of a file. */
export const writeFhirJson = (questionnaire: { title: string; body: QuestionnaireBody }): string =>
  `${JSON.stringify(writeFhir(questionnaire), null, 2)}\n`;
