import { IMPORT_MAX, type ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { readQuestionnaireFile } from '#lib/questionnaires/exchange/read-file.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { readTextFile } from '../files/read-text-file.ts';

/** First bytes of archives (which workbooks are) and of workbooks that are old or behind a password. */
const ARCHIVE = 0x504b0304;
const OLD_WORKBOOK = 0xd0cf11e0;

async function beginningOf(file: Blob): Promise<number> {
  try {
    const bytes = await file.slice(0, 4).arrayBuffer();
    return bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  } catch {
    // A file that cannot be opened is reported where it is read in full.
    return 0;
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
