import { attributeOf, type HtmlElement, wordsOf } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Question } from '../tree.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import { openListTarget, selectTarget } from './mrrt-lists.ts';
import type { Base } from './read-fhir-question.ts';
import type { FileImport } from './reading.ts';
import type { Target } from './targets.ts';

export type FieldKind = 'select' | 'textarea' | 'number' | 'date' | 'time' | 'text' | 'checkbox' | 'radio';

/** Elements whose text does not belong to the words of a label or a cell. */
export const isField = ({ name }: HtmlElement): boolean =>
  /^(input|select|textarea|button|table|datalist)$/.test(name);

const UNSEEN = /^(hidden|submit|button|reset|image|file|password)$/;
const TYPED: readonly (readonly [RegExp, FieldKind])[] = [
  [/^(number|range|numeric)$/, 'number'],
  [/^(date|datetime-local|month|week)$/, 'date'],
  [/^time$/, 'time'],
  [/^(checkbox|radio)$/, 'checkbox'],
];

/** The kind of field of an element; undefined for an element that nobody fills in. */
export function fieldKind(element: HtmlElement): FieldKind | undefined {
  const { name } = element;
  if (name === 'select' || name === 'textarea') return name;
  if (name !== 'input') return undefined;
  const type = (attributeOf(element, 'type') ?? '').toLowerCase();
  if (UNSEEN.test(type)) return undefined;
  if (type === 'radio') return 'radio';
  const told = (attributeOf(element, 'data-field-type') ?? '').toLowerCase();
  const given = type === '' || type === 'text' ? told || type : type;
  return TYPED.find(([pattern]) => pattern.test(given))?.[1] ?? 'text';
}

/** The names by which conditions may refer to a field. */
export const namesOf = (element: HtmlElement): string[] =>
  ['id', 'name', 'data-field'].map((key) => attributeOf(element, key) ?? '').filter((name) => name !== '');

/** Whether an empty answer is pointed out. */
export const importance = (element: HtmlElement): { important?: true } =>
  attributeOf(element, 'data-field-completion-action')?.toUpperCase() === 'ALERT' ? { important: true } : {};

const decimalsOf = (step: string | undefined) => /^\d*\.(\d+)$/.exec(step ?? '')?.[1]?.length;

const measure = (text: string | undefined): number | undefined => {
  const number = text === undefined || text === '' ? Number.NaN : Number(text.replace(',', '.'));
  return Math.abs(number) <= MAX.measure ? number : undefined;
};

const filled = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;

const SHORT_UNIT = /^\s*(?:\(\s*)?([\p{L}%°µ²³/·*]{1,10}(?:\/[\p{L}²³]{1,6})?)(?=[\s().,;:]|$)/u;
const LIKELY = /^(mm|cm|m|ml|l|g|kg|mg|%|°|ms|s|min|h|mmhg|he|hu|bpm|jahre|mo)([²³2-3])?(\/|\*|·|$)/i;

/** « mm (Norm: mm) » → « mm »; m2 → m². */
export function unitIn(text: string): string | undefined {
  const unit = SHORT_UNIT.exec(text.replace(/m2\b/, 'm²').replace(/m3\b/, 'm³'))?.[1];
  return unit && LIKELY.test(unit) ? unit : undefined;
}

function numberQuestion(element: HtmlElement, base: Base, after: string, reading: FileImport): Question {
  const [low, high] = [measure(attributeOf(element, 'min')), measure(attributeOf(element, 'max'))];
  const isRange = low === undefined || high === undefined || low <= high;
  const told = attributeOf(element, 'data-field-units') ?? attributeOf(element, 'data-field-unit') ?? '';
  const unit = unitIn(told) ?? (told || unitIn(after) || unitIn(attributeOf(element, 'placeholder') ?? ''));
  // Templates fill numbers with 0, which would be a wrong default answer.
  if (attributeOf(element, 'value')) reading.note('initial', base.text, attributeOf(element, 'value'));
  const decimals = decimalsOf(attributeOf(element, 'step'));
  return filled({
    ...base,
    type: 'number',
    unit: unit ? unit.slice(0, MAX.unit) : undefined,
    min: isRange ? low : undefined,
    max: isRange ? high : undefined,
    decimals: decimals === undefined ? undefined : Math.min(MAX.decimals, decimals),
  });
}

/** What belongs to a field and stands elsewhere: the words behind it, the list that it proposes answers from. */
interface FieldPlace {
  after: string;
  list: HtmlElement | undefined;
}

/** In place of a value, the element that would describe it at radelement.org: nobody found that. */
const ELEMENT_ID = /^RDE\d{1,6}$/;

/** The question of a field that stands alone, not of a checkbox or radio button. */
export function readField(
  element: HtmlElement,
  kind: FieldKind,
  base: Base,
  { after, list }: FieldPlace,
  reading: FileImport,
  codes: MrrtCodes,
): Target {
  if (kind === 'select') return selectTarget(element, base, reading, codes);
  if (kind === 'text' && list) return openListTarget(element, list, base, reading, codes);
  if (kind === 'text' && attributeOf(element, 'list')) reading.note('value-set-elsewhere', base.text);
  if (kind === 'number') return { question: numberQuestion(element, base, after, reading), answers: [] };
  const written = kind === 'textarea' ? wordsOf(element, () => false) : (attributeOf(element, 'value') ?? '');
  const given = ELEMENT_ID.test(written) ? '' : written;
  if (given !== written) reading.note('initial', base.text, written);
  if (kind === 'time') reading.note('time', base.text);
  const question: Question =
    kind === 'date'
      ? { ...base, type: 'date' }
      : filled({
          ...base,
          type: 'text',
          multiline: kind === 'textarea' ? true : undefined,
          defaultAnswer: given === '' ? undefined : reading.cut(given, MAX.defaultText),
        });
  return { question, answers: [] };
}
