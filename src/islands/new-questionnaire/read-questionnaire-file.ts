import { IMPORT_MAX, type ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { readQuestionnaireFile } from '#lib/questionnaires/exchange/read-file.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { readTextFile } from '../files/read-text-file.ts';

/** How archives, which workbooks are, and workbooks of before, or behind a password, begin. */
const ARCHIVE = 'PK\u0003\u0004';
const OLD_WORKBOOK = '\u00d0\u00cf\u0011\u00e0';

async function beginningOf(file: Blob): Promise<string> {
  try {
    return String.fromCharCode(...new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  } catch {
    // What keeps it from being opened is met, and told, where it is read whole.
    return '';
  }
}

/** The questionnaire of a file that somebody chose, or why it is none. It is read here; nothing is sent. */
export async function readChosenQuestionnaire(file: File): Promise<ReadFile> {
  const beginning = await beginningOf(file);
  if (beginning === OLD_WORKBOOK) return { problem: 'old-workbook' };
  if (beginning === ARCHIVE) {
    if (file.size > IMPORT_MAX) return { problem: 'too-large' };
    return (await import('./read-workbook.ts')).readWorkbook(file);
  }
  const opened = await readTextFile(file, IMPORT_MAX);
  return 'problem' in opened ? opened : readQuestionnaireFile(opened.text, IMPORT_WORDS);
}

/** The questionnaire of sheets that were pasted; undefined while there is nothing. */
export function readPastedQuestionnaire(text: string): ReadFile | undefined {
  return text.trim() === '' ? undefined : readQuestionnaireFile(text, IMPORT_WORDS);
}
