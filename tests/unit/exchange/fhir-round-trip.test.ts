import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { readQuestionnaireFile } from '#lib/questionnaires/exchange/read-file.ts';
import { writeFhirJson } from '#lib/questionnaires/exchange/write-fhir.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { propertyRuns } from '../../run/tier.ts';
import { arbitraryBody } from '../outline/arbitrary-body.ts';

const RUNS = { numRuns: propertyRuns(300) };

const readBack = (title: string, body: QuestionnaireBody) =>
  readQuestionnaireFile(writeFhirJson({ title, body }), IMPORT_WORDS);

describe('a questionnaire that goes out as FHIR comes back as it was', () => {
  it.each(demoQuestionnaires.map(({ title, body }) => [title, body] as const))('%s', (title, body) => {
    expect(readBack(title, body)).toEqual({ title, body, notes: [] });
  });

  it('whatever it holds', () => {
    fc.assert(
      fc.property(arbitraryBody, (body) => {
        expect(readBack('Titre', body)).toEqual({ title: 'Titre', body, notes: [] });
      }),
      RUNS,
    );
  });
});
