import { attributeOf, elementsIn, type HtmlElement, wordsOf } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Question, QuestionOption } from '../tree.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import type { Base } from './read-fhir-question.ts';
import type { Reading } from './reading.ts';
import type { ReadAnswer, Target } from './targets.ts';

export type FieldKind = 'select' | 'textarea' | 'number' | 'date' | 'time' | 'text' | 'checkbox' | 'radio';

/** Elements that words of a label or of a cell do not come from. */
export const isField = ({ name }: HtmlElement): boolean =>
  /^(input|select|textarea|button|table)$/.test(name);

const UNSEEN = /^(hidden|submit|button|reset|image|file|password)$/;
const TYPED: readonly (readonly [RegExp, FieldKind])[] = [
  [/^(number|range|numeric)$/, 'number'],
  [/^(date|datetime-local|month|week)$/, 'date'],
  [/^time$/, 'time'],
  [/^(checkbox|radio)$/, 'checkbox'],
];

/** The kind of field of an element; undefined for one that is not filled in. */
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

/** The names of a field in conditions. */
export const namesOf = (element: HtmlElement): string[] =>
  ['id', 'name', 'data-field'].map((key) => attributeOf(element, key) ?? '').filter((name) => name !== '');

/** « – », « bitte wählen »: nothing is chosen yet. */
const NOTHING =
  /^[-–—\s.]*$|^[-–—].*(w(ä|ae)hlen|select|choisir)\W*$|^\W*(bitte )?(aus)?w(ä|ae)hlen\W*$|^\W*(please )?(select|choose)\b|^\W*choisir/i;
export const isNothing = (text: string): boolean => NOTHING.test(text);

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

function numberQuestion(element: HtmlElement, base: Base, after: string, reading: Reading): Question {
  const [low, high] = [measure(attributeOf(element, 'min')), measure(attributeOf(element, 'max'))];
  const isRange = low === undefined || high === undefined || low <= high;
  const told = attributeOf(element, 'data-field-units') ?? attributeOf(element, 'data-field-unit') ?? '';
  const unit = unitIn(told) ?? (told || unitIn(after) || unitIn(attributeOf(element, 'placeholder') ?? ''));
  // Templates fill numbers with 0, which no examination has found.
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

function selectTarget(element: HtmlElement, base: Base, reading: Reading, codes: MrrtCodes): Target {
  const written = [...elementsIn(element)].filter(({ name }) => name === 'option');
  const offered = written.filter((option) => !isNothing(wordsOf(option, () => false)));
  if (offered.length > MAX.options) reading.note('too-many', base.text);
  const options: QuestionOption[] = [];
  const answers: ReadAnswer[] = [];
  const chosen: string[] = [];
  for (const option of offered.slice(0, MAX.options)) {
    const text = reading.cut(
      wordsOf(option, () => false),
      MAX.optionText,
    );
    const id = reading.newId('o');
    options.push({ id, text, ...codes.of(option) });
    answers.push({ id, value: attributeOf(option, 'value') ?? text });
    if (attributeOf(option, 'selected') !== undefined) chosen.push(id);
  }
  const isMultiple = attributeOf(element, 'multiple') !== undefined;
  const given = chosen.length === 0 ? {} : { defaultAnswer: isMultiple ? chosen : chosen[0] };
  const question = { ...base, type: isMultiple ? 'multiple' : 'single', options, ...given } as Question;
  return { question, answers };
}

/** The question of a field on its own: no box and no button of several. */
export function readField(
  element: HtmlElement,
  kind: FieldKind,
  base: Base,
  after: string,
  reading: Reading,
  codes: MrrtCodes,
): Target {
  if (kind === 'select') return selectTarget(element, base, reading, codes);
  if (kind === 'number') return { question: numberQuestion(element, base, after, reading), answers: [] };
  const given = kind === 'textarea' ? wordsOf(element, () => false) : (attributeOf(element, 'value') ?? '');
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
