import { type DraftParts, type Fields, fieldsOf } from './draft-parts.ts';
import type { DraftStorage, Environment } from './environment.ts';
import { keepPart, keptParts } from './kept-draft.ts';
import { readStored } from './stored-draft.ts';

interface EarlierDraft {
  fields: Fields;
  /** The revision at which each part was read; a part without one is left to its author's choice. */
  revisions: Readonly<Record<string, number>>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Cases were stored as `draft:ID`: at first as a whole, with the sheet, which their editor never changed. */
function earlierCase(storage: DraftStorage | null, key: string): EarlierDraft | undefined {
  const kept = readStored(storage, key);
  if (!isObject(kept)) return undefined;
  const { title, tags, body, fields, revisions } = kept;
  if (isObject(body)) {
    const { sheet: _, ...edited } = body;
    return { fields: { title, tags, ...edited }, revisions: {} };
  }
  return isObject(fields) && isObject(revisions)
    ? { fields, revisions: revisions as Record<string, number> }
    : undefined;
}

/** Sheets were stored as `sheet-draft:ID` in the tab's storage, only their text. */
function earlierSheet(storage: DraftStorage | null, key: string): EarlierDraft | undefined {
  const kept = readStored(storage, key);
  return Array.isArray(kept) ? { fields: { sheet: kept }, revisions: {} } : undefined;
}

/** Converts, once, the drafts of these parts that earlier versions of the site stored. */
export function takeOverEarlierDrafts(
  id: string,
  parts: DraftParts,
  { device, tab, person }: Pick<Environment, 'device' | 'tab' | 'person'>,
): void {
  const names = Object.keys(parts.keys);
  const places = [
    { storage: device, key: `draft:${id}`, read: earlierCase },
    { storage: tab, key: `sheet-draft:${id}`, read: earlierSheet },
  ];
  for (const { storage, key, read } of places) {
    const earlier = read(storage, key);
    if (!earlier) continue;
    const held = names.filter((part) => Object.keys(fieldsOf(parts, part, earlier.fields)).length > 0);
    const newer = keptParts({ device, person }, id, held);
    for (const part of held.filter((each) => !newer[each])) {
      const fields = fieldsOf(parts, part, earlier.fields);
      keepPart({ device, person }, id, part, { fields, revision: earlier.revisions[part] ?? 0 });
    }
    if (held.length > 0) storage?.removeItem(key);
  }
}
