import type { Json } from '../json-value.ts';
import type { FileImport } from '../reading.ts';
import { plainWords, worded } from './form-words.ts';
import type { FormRow } from './sheets.ts';

/** The choice lists of a form, each as FHIR answer options. */
export type ChoiceLists = ReadonlyMap<string, readonly Json[]>;

const MEDIA = /^(media::)?(big-)?(image|audio|video)(::|$)/;

/** Whether a column contains an image, audio or video file. */
export const isMedia = (heading: string): boolean => MEDIA.test(heading);

export function choiceLists(rows: readonly FormRow[], language: string, reading: FileImport): ChoiceLists {
  const lists = new Map<string, Json[]>();
  const seen = new Set<string>();
  for (const row of rows) {
    const { values, line } = row;
    const list = values.get('list_name') ?? '';
    const label = plainWords(worded(row, 'label', language), reading);
    const code = values.get('name') ?? values.get('value') ?? label;
    if (list === '' || code === '') {
      reading.note('row', label || code || list, String(line));
      continue;
    }
    for (const [heading, value] of values) if (isMedia(heading)) reading.note('media', label || code, value);
    const key = JSON.stringify([list, code]);
    if (seen.has(key)) reading.note('duplicate-name', list, code);
    seen.add(key);
    const options = lists.get(list) ?? [];
    options.push({ valueCoding: { code, ...(label !== '' && { display: label }) } });
    lists.set(list, options);
  }
  return lists;
}
