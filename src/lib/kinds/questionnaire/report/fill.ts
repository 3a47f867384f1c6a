import { withoutMarkup } from '#lib/domain/without-markup.ts';
import { PLACEHOLDER } from '../report-sections.ts';
import { elided, joined, lowerFirst } from './joining.ts';
import type { Side } from './report-types.ts';
import { sideWord } from './side.ts';
import { type Value, written } from './values.ts';

/** What may take the place of placeholders. */
interface Filling {
  /** Texts of the options that share the sentence. */
  options?: readonly string[];
  value?: Value;
  side: Side | undefined;
}

/** An author's sentence with its placeholders filled in; those that stand for nothing are left out. */
export function fill(template: string, filling: Filling): string {
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
      const words = joined(named.map(lowerFirst));
      text = elided(text, words) + words;
    } else if (name === 'valeur' && filling.value) {
      text += written(filling.value, template.slice(end));
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

/** An option's text inside a sentence: without tags, without a stop of its own. */
function nameOf(option: string, side: Side | undefined): string {
  return withoutMarkup(withSide(option, side))
    .replace(/[\s.]+$/u, '')
    .trimStart();
}
