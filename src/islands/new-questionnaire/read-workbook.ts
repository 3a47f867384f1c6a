import { refusalOf } from '#lib/dicom/refusal.ts';
import { type ArchiveEntry, openZip } from '#lib/dicom/unzip.ts';
import type { ReadFile } from '#lib/questionnaires/exchange/imported.ts';
import { readXlsForm } from '#lib/questionnaires/exchange/xlsform/read-xlsform.ts';
import type { Sheet, SheetName, Workbook } from '#lib/questionnaires/exchange/xlsform/sheets.ts';
import { sharedTexts, sheetPaths, sheetRows } from '#lib/questionnaires/exchange/xlsform/workbook-sheets.ts';
import { IMPORT_WORDS } from '#lib/questionnaires/exchange-texts.ts';

/** Maximum unpacked size of a part of a workbook, in bytes: the XML of sheets is verbose. */
const PART_MAX = 16 * 2 ** 20;

const SHEETS: readonly SheetName[] = ['survey', 'choices', 'settings'];

async function textOf(entry: ArchiveEntry | undefined): Promise<string> {
  return entry ? (await entry.open(PART_MAX)).text() : '';
}

/** The sheets of a form; `too-large` if a part exceeds the limit. @throws Refusal */
async function sheetsOf(file: Blob): Promise<Workbook | 'too-large' | 'no-survey'> {
  const entries = new Map((await openZip(file)).map((entry) => [entry.path, entry]));
  const [workbook, relations, texts] = await Promise.all(
    ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/sharedStrings.xml'].map((path) =>
      textOf(entries.get(path)),
    ),
  );
  const paths = sheetPaths(workbook ?? '', relations ?? '');
  if (!paths.has('survey')) return 'no-survey';
  const shared = sharedTexts(texts ?? '');
  const sheets: { [Name in SheetName]: Sheet } = { survey: [], choices: [], settings: [] };
  for (const name of SHEETS) {
    const rows = sheetRows(await textOf(entries.get(paths.get(name) ?? '')), shared);
    if (!rows) return 'too-large';
    sheets[name] = rows;
  }
  return sheets;
}

/** Reads a questionnaire from an .xlsx file, or says why it has none. Unpacked in the browser; nothing is sent. */
export async function readWorkbook(file: Blob): Promise<ReadFile> {
  try {
    const sheets = await sheetsOf(file);
    return typeof sheets === 'string' ? { problem: sheets } : readXlsForm(sheets, IMPORT_WORDS);
  } catch (error) {
    return { problem: refusalOf(error) === 'too_large' ? 'too-large' : 'damaged-workbook' };
  }
}
