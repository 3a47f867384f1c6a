import { IMPORT_MAX, type ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { readQuestionnaireFile } from '#lib/questionnaires/exchange/read-file.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';
import { readTextFile } from '../files/read-text-file.ts';

/** Magic numbers of ZIP archives, including workbooks, and of workbooks in the old format or with a password. */
const ARCHIVE = 0x504b0304;
const OLD_WORKBOOK = 0xd0cf11e0;

async function beginningOf(file: Blob): Promise<number> {
  try {
    const bytes = await file.slice(0, 4).arrayBuffer();
    return bytes.byteLength < 4 ? 0 : new DataView(bytes).getUint32(0);
  } catch {
    // An unreadable file is reported when it is read in full.
    return 0;
  }
}

/** Reads a questionnaire from a chosen file, or says why it has none. Read in the browser; nothing is sent. */
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

/** Reads a questionnaire from pasted sheets; undefined while the text is empty. */
export function readPastedQuestionnaire(text: string): ReadFile | undefined {
  return text.trim() === '' ? undefined : readQuestionnaireFile(text, IMPORT_WORDS);
}
