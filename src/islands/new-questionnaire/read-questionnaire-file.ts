import { IMPORT_MAX, type ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { readQuestionnaireFile } from '#lib/questionnaires/exchange/read-file.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { readTextFile } from '../files/read-text-file.ts';

/** The questionnaire of a file that somebody chose, or why it is none. It is read here; nothing is sent. */
export async function readChosenQuestionnaire(file: File): Promise<ReadFile> {
  const opened = await readTextFile(file, IMPORT_MAX);
  return 'problem' in opened ? opened : readQuestionnaireFile(opened.text, IMPORT_WORDS);
}
