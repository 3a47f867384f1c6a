import { attributeOf, elementsIn, type HtmlElement, isElement, wordsOf } from '#lib/platform/html-tree.ts';
import { isField, namesOf } from './mrrt-fields.ts';

/** Maximum length of a label that is read; a longer text is not a name. */
const WORDS_MAX = 2_000;

/** Decorations that a template's author puts beside a label: codes, notes, icons. */
const isMark = (element: HtmlElement): boolean =>
  /\b(rr-rl-badge|rr-field-note|badge)\b/.test(attributeOf(element, 'class') ?? '') || element.name === 'i';

/** Caches the words of each element, which may contain many fields. */
function remembered(read: (element: HtmlElement) => string): (element: HtmlElement) => string {
  const known = new WeakMap<HtmlElement, string>();
  return (element) => {
    const words = known.get(element) ?? read(element);
    known.set(element, words);
    return words;
  };
}

const withoutColon = (words: string) =>
  words
    .slice(0, WORDS_MAX)
    .replace(/[:*\s]{1,20}$/, '')
    .trim();

/** The words of a label, without fields and marks and their content. */
export const labelWords = remembered((element) =>
  withoutColon(
    wordsOf(element, (each) => isField(each) || isMark(each) || /^(label|details)$/.test(each.name)),
  ),
);

const cellWords = remembered((cell) => withoutColon(wordsOf(cell, (each) => isField(each) || isMark(each))));

/** The words of each label by the field that it names. */
export function labelsOf(root: HtmlElement): ReadonlyMap<string, string> {
  const labels = new Map<string, string>();
  for (const element of elementsIn(root)) {
    const field = element.name === 'label' ? attributeOf(element, 'for') : undefined;
    if (!field || labels.has(field)) continue;
    const words = labelWords(element);
    if (words !== '') labels.set(field, words);
  }
  return labels;
}

/** The nearest ancestor of an element with one of these tag names. */
export function around(element: HtmlElement, names: RegExp): HtmlElement | undefined {
  for (let above = element.parent; above; above = above.parent) if (names.test(above.name)) return above;
  return undefined;
}

/** The words that name a field's row: its first cell, unless that cell contains the field. */
export function rowWords(element: HtmlElement): string {
  const cell = around(element, /^(td|th)$/);
  const row = cell && around(cell, /^tr$/);
  const first = row?.children.find((each) => isElement(each) && /^(td|th)$/.test(each.name));
  return first && isElement(first) && first !== cell ? cellWords(first) : '';
}

/** The words before a field inside its own cell or line. */
export function wordsBefore(element: HtmlElement): string {
  const siblings = element.parent?.children ?? [];
  for (let index = element.at - 1; index >= Math.max(0, element.at - 4); index -= 1) {
    const each = siblings[index]!;
    if (isElement(each) && (isField(each) || each.name === 'br')) return '';
    const words = isElement(each) ? labelWords(each) : withoutColon(each);
    if (/\p{L}{2}/u.test(words)) return words.replace(/\s+/g, ' ');
  }
  return '';
}

/** The words right after a field: its unit, or the name of a checkbox. */
export function wordsAfter(element: HtmlElement): string {
  const siblings = element.parent?.children ?? [];
  const parts: string[] = [];
  for (const each of siblings.slice(element.at + 1, element.at + 4)) {
    if (isElement(each) && (isField(each) || each.name === 'br')) break;
    parts.push(isElement(each) && each.name !== 'sup' ? labelWords(each) : wordsOf(each, () => false));
  }
  return parts.join('').trim();
}

/** The normal values that stand in brackets behind a number and its unit: « mm (normal, 36-56 mm) ». */
export function normalValues(after: string): string {
  const said = /\(([^()]{1,200})\)\s*$/.exec(after.slice(-250))?.[1] ?? '';
  return /\d/.test(said) ? said.trim() : '';
}

/** The words of a paragraph that is there to be read: it has no field, nor the label of one. */
export function staticWords(element: HtmlElement): string {
  for (const each of elementsIn(element)) if (isField(each) || each.name === 'label') return '';
  return wordsOf(element, () => false).slice(0, WORDS_MAX);
}

/** The name of a field from its own label, which refers to the field or encloses it. */
export function ownLabel(
  element: HtmlElement,
  labels: ReadonlyMap<string, string>,
  keys: readonly string[] = ['id', 'name'],
): string {
  const fields = keys.map((key) => labels.get(attributeOf(element, key) ?? ''));
  const named = fields.find((words) => words !== undefined);
  const outer = named ? undefined : around(element, /^(label|td|th|section)$/);
  if (named || outer?.name !== 'label') return named ?? '';
  // The text after a field inside its label is its unit or a note; after a checkbox, the name of the checkbox.
  return (element.parent === outer && wordsBefore(element)) || labelWords(outer);
}

/** The name of a field from other attributes, for fields without a label. */
export const spareLabel = (element: HtmlElement): string =>
  attributeOf(element, 'title') ||
  attributeOf(element, 'aria-label') ||
  attributeOf(element, 'placeholder') ||
  namesOf(element)[0] ||
  '';
