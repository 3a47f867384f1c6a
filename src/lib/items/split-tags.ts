import { fold } from '#lib/platform/fold.ts';
import { TAG_MAX, TAGS_MAX } from './item.ts';

/** Separators of tags that are typed or pasted together. */
const BETWEEN = /[,;\n\t]+/;

/**
 * The tags with typed ones added: « TDM, Neuro; oncologie » is three tags. Existing tags are not added again; `left`
 * contains those that are too long or too many.
 */
export function splitTags(tags: readonly string[], typed: string): { tags: string[]; left: string[] } {
  const added = [...tags];
  const left: string[] = [];
  for (const part of typed.split(BETWEEN)) {
    const tag = part.trim();
    if (tag === '' || added.some((other) => fold(other) === fold(tag))) continue;
    if (tag.length > TAG_MAX || added.length >= TAGS_MAX) left.push(tag);
    else added.push(tag);
  }
  return { tags: added, left };
}
