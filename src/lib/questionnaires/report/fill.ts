import { withoutMarkup } from '#lib/rich-text/without-markup.ts';
import { PLACEHOLDER } from '../report-sections.ts';
import { elided, joined, lowerFirst } from './joining.ts';
import type { Side } from './report-types.ts';
import { sideWord } from './side.ts';
import { type Value, valueWithUnit } from './values.ts';

/** The values for the placeholders of a sentence. */
interface Filling {
  /** Texts of the options that share the sentence. */
  options?: readonly string[];
  value?: Value;
  side: Side | undefined;
}

/** « lésion(s) », « {atteinte|atteintes} »: singular and plural, one of which is kept. */
const PLURALS = /(\p{L})\((s|x|es|nt|ent)\)|\{([^{}|]{1,80})\|([^{}|]{1,80})\}/gu;

/** The count with which a sentence agrees: its number of options, or its value; undefined where neither counts. */
function countOf({ options, value }: Filling): number | undefined {
  if (options) return options.length;
  const number = value?.count;
  return number === undefined ? undefined : Math.abs(number);
}

/** A sentence with the singular or plural forms for a count; unchanged if there is no count. */
export function agreeing(template: string, count: number | undefined): string {
  const isPlural = count !== undefined && count >= 2;
  return template.replace(PLURALS, (whole, letter?: string, ending = '', one = '', many = '') => {
    if (letter === undefined) return isPlural ? many : one;
    return count === undefined ? whole : letter + (isPlural ? ending : '');
  });
}

/** A second colon in a sentence reads badly: the colon before the options becomes a comma. */
function withoutColon(before: string, words: string): string {
  const colon = before.lastIndexOf(':');
  const isOpen = colon >= 0 && !/[.!?]/.test(before.slice(colon));
  return isOpen ? words.replace(/[\u00a0\u202f ]:\s+/gu, ', ') : words;
}

/** An author's sentence with its placeholders filled in; placeholders without a value are left out. */
export function fill(sentence: string, filling: Filling): string {
  // A sentence without a placeholder counts nothing: « Kyste(s) du rein. » stays as its author wrote it.
  const isCounted = /\{\s*(?:option|valeur)\s*\}/i.test(sentence);
  const template = isCounted ? agreeing(sentence, countOf(filling)) : sentence;
  if (!template.includes('{')) return template;
  let text = '';
  let end = 0;
  for (const match of template.matchAll(PLACEHOLDER)) {
    text += template.slice(end, match.index);
    end = match.index + match[0].length;
    const name = (match[1] ?? '').toLowerCase();
    if (name === 'option' && filling.options) {
      const named = filling.options
        .map((option) => nameOf(option, filling.side))
        .filter((each) => each !== '');
      const words = withoutColon(text, joined(named.map(lowerFirst)));
      text = elided(text, words) + words;
    } else if (name === 'valeur' && filling.value) {
      const words = valueWithUnit(filling.value, template.slice(end));
      text = elided(text, words) + words;
    } else {
      text += sideWord(name, filling.side) ?? '';
    }
  }
  return text + template.slice(end);
}

/** A title or an option's text with the words of the chosen side. */
export function withSide(text: string, side: Side | undefined): string {
  return text.replace(PLACEHOLDER, (_, name: string) => sideWord(name, side) ?? '').trim();
}

/** The text of an option for use inside a sentence: without markup and final full stop. */
function nameOf(option: string, side: Side | undefined): string {
  return withoutMarkup(withSide(option, side))
    .replace(/[\s.]+$/u, '')
    .trimStart();
}
