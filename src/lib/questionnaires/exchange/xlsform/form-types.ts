/** The kinds of rows of a survey. */
export type RowType =
  | { kind: 'question'; type: string }
  | { kind: 'choice'; list: string; isMultiple: boolean; isOpen: boolean }
  | { kind: 'outer-list'; file: string }
  | { kind: 'range' | 'calculate' | 'device' | 'unknown' }
  | { kind: 'begin' | 'end'; repeats: boolean };

/** XLSForm question types with their FHIR equivalents. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['text', 'string'],
  ['string', 'string'],
  ['integer', 'integer'],
  ['int', 'integer'],
  ['decimal', 'decimal'],
  ['date', 'date'],
  ['time', 'time'],
  ['datetime', 'dateTime'],
  ['note', 'display'],
  ['acknowledge', 'boolean'],
  ['trigger', 'boolean'],
]);

/** Metadata that the device records while a form is filled in, which no person answers. */
const DEVICE =
  /^(start|end|today|deviceid|device id|subscriberid|simserial|phonenumber|phone number|username|email|audit|start-geopoint|background-audio)$/;

const CHOICE =
  /^(select[ _]one|select1|select[ _]multiple|select all that apply(?: from)?)\s+(\S+)(\s+or[ _](?:specify[ _])?other)?$/i;

export function rowType(written: string): RowType {
  const text = written.trim().replace(/\s+/g, ' ').slice(0, 300);
  const lower = text.toLowerCase();
  const [, edge, group] = /^(begin|end)[ _](group|repeat|lgroup)$/.exec(lower) ?? [];
  if (edge === 'begin' || edge === 'end') return { kind: edge, repeats: group === 'repeat' };
  const [, file] = /^select[ _](?:one|multiple)_from_file (\S+)/i.exec(text) ?? [];
  if (file !== undefined) return { kind: 'outer-list', file };
  const [, select, list, other] = CHOICE.exec(text) ?? [];
  if (select !== undefined && list !== undefined)
    return { kind: 'choice', list, isMultiple: /multiple|all/i.test(select), isOpen: other !== undefined };
  if (lower === 'range' || lower === 'calculate') return { kind: lower };
  if (DEVICE.test(lower)) return { kind: 'device' };
  const type = TYPES.get(lower);
  return type === undefined ? { kind: 'unknown' } : { kind: 'question', type };
}
