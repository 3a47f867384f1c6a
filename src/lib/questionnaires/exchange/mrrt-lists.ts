import { attributeOf, elementsIn, type HtmlElement, wordsOf } from '#lib/platform/html-tree.ts';
import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Question, QuestionOption } from '../tree.ts';
import type { MrrtCodes } from './mrrt-codes.ts';
import type { Base } from './read-fhir-question.ts';
import type { FileImport } from './reading.ts';
import type { ReadAnswer, Target } from './targets.ts';

/** Placeholder options such as « – » or « bitte wählen »: nothing is chosen yet. */
const NOTHING =
  /^[-–—\s.]*$|^[-–—].*(w(ä|ae)hlen|select|choisir)\W*$|^\W*(bitte )?(aus)?w(ä|ae)hlen\W*$|^\W*(please )?(select|choose)\b|^\W*choisir/i;
export const isNothing = (text: string): boolean => NOTHING.test(text);

/** The `datalist` elements whose options text fields suggest (`<input list>`), by id. */
export function listsOf(root: HtmlElement): ReadonlyMap<string, HtmlElement> {
  const lists = [...elementsIn(root)].filter(({ name }) => name === 'datalist');
  return new Map(lists.map((list) => [attributeOf(list, 'id') ?? '', list]));
}

interface ReadList {
  options: QuestionOption[];
  answers: ReadAnswer[];
  chosen: string[];
}

/** The options of a list; those of a `datalist` may have their text in `value` only. */
function readList(
  list: HtmlElement,
  most: number,
  base: Base,
  reading: FileImport,
  codes: MrrtCodes,
): ReadList {
  const words = (option: HtmlElement) =>
    wordsOf(option, () => false) || (list.name === 'datalist' ? (attributeOf(option, 'value') ?? '') : '');
  const written = [...elementsIn(list)].filter(({ name }) => name === 'option');
  const offered = written.filter((option) => !isNothing(words(option)));
  if (offered.length > most) reading.note('too-many', base.text);
  const read: ReadList = { options: [], answers: [], chosen: [] };
  for (const option of offered.slice(0, most)) {
    const text = reading.cut(words(option), MAX.optionText);
    const id = reading.newId('o');
    read.options.push({ id, text, ...codes.of(option) });
    read.answers.push({ id, value: attributeOf(option, 'value') ?? text });
    if (attributeOf(option, 'selected') !== undefined) read.chosen.push(id);
  }
  return read;
}

/** The question of a `select`. */
export function selectTarget(
  element: HtmlElement,
  base: Base,
  reading: FileImport,
  codes: MrrtCodes,
): Target {
  const { options, answers, chosen } = readList(element, MAX.options, base, reading, codes);
  const isMultiple = attributeOf(element, 'multiple') !== undefined;
  const given = chosen.length === 0 ? {} : { defaultAnswer: isMultiple ? chosen : chosen[0] };
  const question = { ...base, type: isMultiple ? 'multiple' : 'single', options, ...given } as Question;
  return { question, answers };
}

/** The question of a field that suggests answers and accepts any other: a single choice, its last option free text. */
export function openListTarget(
  element: HtmlElement,
  list: HtmlElement,
  base: Base,
  reading: FileImport,
  codes: MrrtCodes,
): Target {
  const { options, answers, chosen } = readList(list, MAX.options - 1, base, reading, codes);
  reading.note('open-choice', base.text);
  const value = attributeOf(element, 'value') ?? '';
  const same = options.findIndex(({ text }, at) => text === value || answers[at]?.value === value);
  const typed = value !== '' && same === -1 ? { defaultAnswer: reading.cut(value, MAX.defaultText) } : {};
  const { other, specify } = reading.words;
  const below: Question = {
    id: reading.newId('q'),
    type: 'text',
    text: specify,
    section: base.section,
    ...typed,
  };
  const last: QuestionOption = { id: reading.newId('o'), text: other, questions: [below] };
  const given = value === '' ? chosen[0] : (options[same] ?? last).id;
  const question: Question = {
    ...base,
    type: 'single',
    options: [...options, last],
    ...(given !== undefined && { defaultAnswer: given }),
  };
  return { question, answers };
}
