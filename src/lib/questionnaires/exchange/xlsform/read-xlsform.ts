import type { ImportWords, ReadFile } from '../imported.ts';
import { readForeignItems } from '../read-fhir.ts';
import { FileImport } from '../reading.ts';
import { choiceLists } from './choice-lists.ts';
import { FormItems } from './form-items.ts';
import { languageOf } from './form-words.ts';
import { readXPath } from './read-xpath.ts';
import { recordsOf, type Workbook } from './sheets.ts';

/**
 * The questionnaire of an XLSForm. Its rows are converted to FHIR questionnaire items and then read like those of a
 * FHIR file: groups, repeats, limits and formulas are handled in one place.
 */
export function readXlsForm({ survey, choices, settings }: Workbook, words: ImportWords): ReadFile {
  const [rows, options] = [recordsOf(survey), recordsOf(choices)];
  const facts = recordsOf(settings)[0]?.values;
  // Notes are collected before the items exist; their places are resolved once all items are known.
  const root = { title: facts?.get('form_title') ?? facts?.get('form_id') ?? '', item: [] as object[] };
  const reading = new FileImport(root, false, words, readXPath);
  const language = languageOf([...rows, ...options], facts?.get('default_language'), reading);
  const lists = choiceLists(options, language, reading);
  const items = new FormItems({ lists, language, reading }).read(rows);
  if (!items) return { problem: 'too-deep' };
  root.item = items;
  reading.nameItems(items);
  return readForeignItems(root, reading);
}
