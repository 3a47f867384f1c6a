import { IMPORT_MAX, type ImportWords, type ReadFile } from './imported.ts';
import { isObject, isTooDeep, parsedJson } from './json-value.ts';
import { readFhir } from './read-fhir.ts';
import { readMrrt } from './read-mrrt.ts';
import { pastedSheets } from './xlsform/pasted-sheets.ts';
import { readXlsForm } from './xlsform/read-xlsform.ts';

/** Reads a questionnaire from a file in any supported format, or tells why it cannot be read. */
export function readQuestionnaireFile(text: string, words: ImportWords): ReadFile {
  if (text.length > IMPORT_MAX) return { problem: 'too-large' };
  const json = parsedJson(text);
  if (isTooDeep(json)) return { problem: 'too-deep' };
  if (isObject(json)) return readFhir(json, words);
  if (/^[\s\ufeff]*</.test(text)) return readMrrt(text, words);
  const sheets = pastedSheets(text);
  if (sheets === 'too-large') return { problem: 'too-large' };
  return sheets ? readXlsForm(sheets, words) : { problem: 'not-known' };
}
