import { withoutMarkup } from '#lib/rich-text/without-markup.ts';
import { PLACEHOLDER } from '../report-sections.ts';
import { elided, joined, lowerFirst } from './joining.ts';
import type { Side } from './report-types.ts';
import { sideWord } from './side.ts';
import { type Value, written } from './values.ts';

/** The values of placeholders. */
interface Filling {
  /** Texts of the options that share the sentence. */
  options?: readonly string[];
  value?: Value;
  side: Side | undefined;
}

/** « lésion(s) », « {atteinte|atteintes} »: both forms, one of which is kept according to the number. */
const PLURALS = /(\p{L})\((s|x|es|nt|ent)\)|\{([^{}|]{1,80})\|([^{}|]{1,80})\}/gu;

/** How many things a sentence is about: the options that share it, or its value; undefined where neither counts. */
function countOf({ options, value }: Filling): number | undefined {
  if (options) return options.length;
  const number = value?.count;
  return number === undefined ? undefined : Math.abs(number);
}

/** A sentence with the forms that agree with how many things it says; as it is where nothing is counted. */
export function agreeing(template: string, count: number | undefined): string {
  const isPlural = count !== undefined && count >= 2;
  return template.replace(PLURALS, (whole, letter?: string, ending = '', one = '', many = '') => {
    if (letter === undefined) return isPlural ? many : one;
    return count === undefined ? whole : letter + (isPlural ? ending : '');
  });
}

/** A second colon in a sentence reads badly: the options' colon becomes a comma. */
function withoutColon(before: string, words: string): string {
  const colon = before.lastIndexOf(':');
  const isOpen = colon >= 0 && !/[.!?]/.test(before.slice(colon));
  return isOpen ? words.replace(/[\u00a0\u202f ]:\s+/gu, ', ') : words;
}

/** An author's sentence with its placeholders filled in; those without a value are left out. */
export function fill(sentence: string, filling: Filling): string {
  // Options that say nothing of themselves are not numbers: « Kyste(s) du rein. » stays as its author wrote it.
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
      const words = written(filling.value, template.slice(end));
      text = elided(text, words) + words;
    } else {
      text += sideWord(name, filling.side) ?? '';
    }
  }
  return text + template.slice(end);
}

/** A title or an option's text as it is shown while that side is chosen. */
export function withSide(text: string, side: Side | undefined): string {
  return text.replace(PLACEHOLDER, (_, name: string) => sideWord(name, side) ?? '').trim();
}

/** An option's text inside a sentence: without tags, without a full stop of its own. */
function nameOf(option: string, side: Side | undefined): string {
  return withoutMarkup(withSide(option, side))
    .replace(/[\s.]+$/u, '')
    .trimStart();
}
