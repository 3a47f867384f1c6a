import { attributeOf, elementsIn, type HtmlElement, isElement, wordsOf } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import { REPORT_SECTIONS } from '../report-sections.ts';
import { optionsOf, type Page, type Question } from '../tree.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import { shownIf } from './mrrt-conditions.ts';
import { fieldKind } from './mrrt-fields.ts';
import { OWN_MRRT } from './own-mrrt.ts';
import type { FileCondition, FileImport } from './reading.ts';
import type { ReadAnswer } from './targets.ts';

/** Whether a template was exported by this site; its ids, names and order are then kept. */
export const isOwnMrrt = (root: HtmlElement): boolean =>
  [...elementsIn(root)].some(
    (each) =>
      each.name === 'meta' &&
      attributeOf(each, 'name') === 'generator' &&
      attributeOf(each, 'content') === OWN_MRRT.generator,
  );

/** The pages of a template that this site exported. */
export function readOwnMrrt(root: HtmlElement, codes: MrrtCodes, reading: FileImport): Page[] {
  const sections = [...elementsIn(root)].filter(({ name }) => name === 'section').slice(0, MAX.pages);
  return sections.map((section) => {
    const page: Page = {
      id: reading.keptId(attributeOf(section, 'id') ?? '', 'p'),
      name: reading.cut(attributeOf(section, 'data-section-name') ?? '', MAX.pageName),
      ...codes.of(section),
      questions: [],
    };
    visit(section, { conditions: [], isHidden: false }, page, codes, reading);
    return page;
  });
}

interface Around {
  conditions: readonly FileCondition[];
  isHidden: boolean;
}

function visit(
  element: HtmlElement,
  around: Around,
  page: Page,
  codes: MrrtCodes,
  reading: FileImport,
): void {
  for (const child of element.children.filter(isElement)) {
    const condition = shownIf(child);
    const inside = {
      conditions: condition ? [...around.conditions, condition] : around.conditions,
      isHidden: attributeOf(child, 'hidden') !== undefined,
    };
    if (fieldKind(child)) addField(child, around, page, codes, reading);
    else if (child.name === 'p') addInformation(child, around, page, codes, reading);
    else visit(child, inside, page, codes, reading);
  }
}

function add(question: Question, around: Around, page: Page, reading: FileImport): void {
  if (page.questions.length >= MAX.questions || !reading.hasRoom(1 + optionsOf(question).length)) {
    reading.note('too-many', question.text);
    return;
  }
  page.questions.push(question);
  if (around.conditions.length > 0) reading.pending.push({ question, conditions: around.conditions });
}

/** The properties common to all questions, from the field or the text of a question. */
function baseOf(element: HtmlElement, text: string, around: Around, codes: MrrtCodes, reading: FileImport) {
  const told = attributeOf(element, OWN_MRRT.section);
  return {
    id: reading.keptId(attributeOf(element, 'id') ?? '', 'q'),
    text: reading.cut(text, MAX.questionText),
    section: REPORT_SECTIONS.find((each) => each === told) ?? ('findings' as const),
    ...(attributeOf(element, 'data-field-completion-action') === 'ALERT' && { important: true }),
    ...(around.isHidden && { hidden: true }),
    ...codes.of(element),
  };
}

function addInformation(
  element: HtmlElement,
  around: Around,
  page: Page,
  codes: MrrtCodes,
  reading: FileImport,
): void {
  const words = wordsOf(element, () => false);
  add({ ...baseOf(element, words, around, codes, reading), type: 'information' }, around, page, reading);
}

const numberAt = (element: HtmlElement, name: string): number | undefined => {
  const text = attributeOf(element, name) ?? '';
  const number = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) && Math.abs(number) <= MAX.measure ? number : undefined;
};

const filled = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The properties of a field that depend on the type of its question. */
function fieldsOf(element: HtmlElement, reading: FileImport): object {
  const value = attributeOf(element, 'value') || undefined;
  switch (fieldKind(element)) {
    case 'number':
      return {
        type: 'number',
        unit: attributeOf(element, 'data-field-units')?.slice(0, MAX.unit),
        min: numberAt(element, 'min'),
        max: numberAt(element, 'max'),
        decimals: numberAt(element, OWN_MRRT.decimals),
        defaultAnswer: numberAt(element, 'value'),
      };
    case 'date':
      return { type: 'date', defaultAnswer: value };
    case 'textarea':
      return { type: 'text', multiline: true, defaultAnswer: contentOf(element, reading) };
    default:
      return { type: 'text', defaultAnswer: value && reading.cut(value, MAX.defaultText) };
  }
}

function contentOf(element: HtmlElement, reading: FileImport): string | undefined {
  const text = element.children
    .filter((each) => !isElement(each))
    .join('')
    .trim();
  return text === '' ? undefined : reading.cut(text, MAX.defaultText);
}

function addField(
  element: HtmlElement,
  around: Around,
  page: Page,
  codes: MrrtCodes,
  reading: FileImport,
): void {
  const base = baseOf(element, attributeOf(element, 'title') ?? '', around, codes, reading);
  const answers: ReadAnswer[] = [];
  let fields = filled(fieldsOf(element, reading));
  if (element.name === 'select') fields = choiceFields(element, answers, codes, reading);
  const question = { ...base, ...fields } as Question;
  const name = attributeOf(element, 'name') ?? '';
  if (!reading.targets.has(name)) reading.targets.set(name, { question, answers });
  add(question, around, page, reading);
}

function choiceFields(
  element: HtmlElement,
  answers: ReadAnswer[],
  codes: MrrtCodes,
  reading: FileImport,
): object {
  const isMultiple = attributeOf(element, 'multiple') !== undefined;
  // An option without a value stands for « no choice ».
  const given = [...elementsIn(element)].filter((each) => (attributeOf(each, 'value') ?? '') !== '');
  const chosen: string[] = [];
  const options = given.slice(0, MAX.options).map((option) => {
    const id = reading.keptId(attributeOf(option, 'id') ?? '', 'o');
    answers.push({ id, value: attributeOf(option, 'value') });
    if (attributeOf(option, 'selected') !== undefined) chosen.push(id);
    const text = reading.cut(
      wordsOf(option, () => false),
      MAX.optionText,
    );
    return { id, text, ...codes.of(option) };
  });
  return filled({
    type: isMultiple ? 'multiple' : 'single',
    options,
    defaultAnswer: chosen.length === 0 ? undefined : isMultiple ? chosen : chosen[0],
  });
}
