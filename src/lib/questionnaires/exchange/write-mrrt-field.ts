import { choicesOf } from '../answers.ts';
import { choiceText, type Question } from '../tree.ts';
import { OWN_MRRT } from './own-mrrt.ts';

/** A text escaped for HTML or XML, attributes included; apostrophes stay, because people read conditions too. */
export const escaped = (text: string): string =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

type Attributes = Readonly<Record<string, string | number | true | undefined>>;

/** An opening tag; attributes without a value are left out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([key, value]) => {
    if (value === undefined) return [];
    return value === true ? [` ${key}`] : [` ${key}="${escaped(String(value))}"`];
  });
  return `<${name}${written.join('')}>`;
}

/** The values by which conditions refer to choices: a choice's text where it is unique, else its id. */
export function choiceValues(question: Question): ReadonlyMap<string, string> {
  const choices = choicesOf(question);
  const texts = choices.map(choiceText);
  const isPlain = (text: string) =>
    /^[\p{L}\p{N}]([^"'=]{0,80}[^"'=\s])?$/u.test(text) && texts.filter((each) => each === text).length === 1;
  return new Map(
    choices.map((choice) => [choice.id, isPlain(choiceText(choice)) ? choiceText(choice) : choice.id]),
  );
}

function selection(question: Question, attributes: Attributes): string[] {
  const isMultiple = question.type !== 'single';
  const chosen = 'defaultAnswer' in question ? [question.defaultAnswer].flat() : [];
  const values = choiceValues(question);
  const options = choicesOf(question).map((choice) => {
    const { id } = choice;
    const selected = chosen.includes(id) || undefined;
    return `${tag('option', { id, value: values.get(id), selected })}${escaped(choiceText(choice))}</option>`;
  });
  return [
    tag('select', { ...attributes, multiple: isMultiple || undefined, 'data-field-type': 'SELECTION_LIST' }),
    ...(isMultiple ? [] : ['<option value="">–</option>']),
    ...options,
    '</select>',
  ];
}

function textField(question: Extract<Question, { type: 'text' }>, attributes: Attributes): string {
  const { multiline, defaultAnswer = '' } = question;
  const isLong = multiline || defaultAnswer.includes('\n');
  const own = { ...attributes, 'data-field-type': 'TEXT' };
  return isLong
    ? `${tag('textarea', own)}${escaped(defaultAnswer)}</textarea>`
    : tag('input', { type: 'text', ...own, value: defaultAnswer || undefined });
}

function numberField(
  question: Extract<Question, { type: 'number' | 'formula' }>,
  attributes: Attributes,
): string {
  const { unit, decimals } = question;
  const typed = question.type === 'number' ? question : undefined;
  return tag('input', {
    type: 'number',
    ...attributes,
    'data-field-type': 'NUMBER',
    min: typed?.min,
    max: typed?.max,
    step: decimals === undefined ? 'any' : (10 ** -decimals).toFixed(decimals),
    value: typed?.defaultAnswer,
    'data-field-units': unit,
    [OWN_MRRT.decimals]: decimals,
  });
}

/** The field of a question with its label; an information text has no field. */
export function writeField(question: Question): string[] {
  const { id, text, type, section, important } = question;
  if (type === 'information') return [`${tag('p', { id })}${escaped(text)}</p>`];
  const attributes = {
    id,
    name: id,
    title: text,
    'data-field-completion-action': important ? 'ALERT' : 'NONE',
    [OWN_MRRT.section]: section,
  };
  const label = `${tag('label', { for: id })}${escaped(text)}</label>`;
  switch (type) {
    case 'text':
      return [label, textField(question, attributes)];
    case 'number':
    case 'formula':
      return [label, numberField(question, attributes), ...(question.unit ? [escaped(question.unit)] : [])];
    case 'date':
      return [
        label,
        tag('input', {
          type: 'date',
          ...attributes,
          'data-field-type': 'DATE',
          value: question.defaultAnswer,
        }),
      ];
    default:
      return [label, ...selection(question, attributes)];
  }
}
