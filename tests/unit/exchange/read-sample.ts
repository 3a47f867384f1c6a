import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { questionnaireBody } from '#lib/questionnaires/body-schema.ts';
import type { ImportedQuestionnaire, NoteCode } from '#lib/questionnaires/exchange/imported.ts';
import { readQuestionnaireFile } from '#lib/questionnaires/exchange/read-file.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';

/** The questionnaire read from a text; the server would accept its body. */
export function readText(text: string): ImportedQuestionnaire {
  const read = readQuestionnaireFile(text, IMPORT_WORDS);
  if ('problem' in read) throw new Error(read.problem);
  expect(questionnaireBody.safeParse(read.body).error?.issues).toBeUndefined();
  return read;
}

/** A FHIR Questionnaire of these items. */
export const readItems = (item: object[], root: object = {}): ImportedQuestionnaire =>
  readText(JSON.stringify({ resourceType: 'Questionnaire', status: 'draft', title: 'Essai', ...root, item }));

export const readSample = (name: string): ImportedQuestionnaire =>
  readText(readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8'));

export const problemOf = (text: string): string | undefined => {
  const read = readQuestionnaireFile(text, IMPORT_WORDS);
  return 'problem' in read ? read.problem : undefined;
};

/** How many notes of each kind there are. */
export const noteCounts = ({ notes }: ImportedQuestionnaire): Partial<Record<NoteCode, number>> =>
  Object.fromEntries(notes.map(({ code, count }) => [code, count]));
