import { editingMessages as m } from '#lib/items/editing-texts.ts';
import { TITLE_MAX } from '#lib/items/item.ts';
import { exceedsText } from '../text-limits-texts.ts';
import { type Fields, type FitPart, fieldsOf, isSame, storedPart } from './draft-parts.ts';

/** The maximum length of a text of a draft, and its name in messages. */
export interface TextLimit {
  most: number;
  name: string;
  /** Value sent for a list that was never saved; when absent, the list is left out. */
  unsaved?: readonly string[];
}

/** The limits of a draft's texts, by its keys; those of a list apply to each of its entries. */
export interface TextLimits {
  readonly [key: string]: TextLimit | TextLimits;
}

/** Whether a text is over its limit; spaces around it are not stored. */
const isOver = (text: unknown, { most }: TextLimit) => typeof text === 'string' && text.trim().length > most;

/** Identifies an entry of a list by its id, or else by its index. */
const idOf = (entry: unknown, at: number) => (entry as { id?: string } | null)?.id ?? at;

/**
 * A value with the last saved text in place of each overlong one, so that the rest can be saved meanwhile. Entries of
 * a list are identified by their ids, else by their indexes; a list of texts stays unchanged when one of them is
 * overlong. A value that fits stays the same object.
 * @param tell is called with each overlong text
 */
export function replaceOverlongTexts(
  value: unknown,
  saved: unknown,
  limits: TextLimit | TextLimits | undefined,
  tell: (limit: TextLimit) => void,
): unknown {
  if (!limits || value === saved || value === null) return value;
  if (typeof limits.most === 'number') {
    const limit = limits as TextLimit;
    const isList = Array.isArray(value);
    if (!(isList ? value.some((text) => isOver(text, limit)) : isOver(value, limit))) return value;
    tell(limit);
    return saved ?? (isList ? limit.unsaved : '');
  }
  if (typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const before = new Map(Array.isArray(saved) ? saved.map((entry, at) => [idOf(entry, at), entry]) : []);
    const entries = value.map((entry, at) =>
      replaceOverlongTexts(entry, before.get(idOf(entry, at)), limits, tell),
    );
    return entries.some((entry, at) => entry !== value[at]) ? entries : value;
  }
  const [fields, before] = [value as Fields, (saved ?? {}) as Fields];
  const changes = Object.entries(limits as TextLimits).flatMap(([key, inside]) => {
    const kept = replaceOverlongTexts(fields[key], before[key], inside, tell);
    return kept === fields[key] ? [] : [[key, kept]];
  });
  return changes.length > 0 ? { ...fields, ...Object.fromEntries(changes) } : value;
}

/** Returns a check of an item's title and body texts against their limits. */
export function textFit(limits: TextLimits): FitPart {
  const all = { title: { most: TITLE_MAX, name: m.title }, ...limits };
  return (parts, part, draft, saved) => {
    const over: string[] = [];
    const tell = ({ name, most }: TextLimit) => over.push(exceedsText(name, most));
    const sent = replaceOverlongTexts(fieldsOf(parts, part, draft), saved, all, tell) as Fields;
    const stored = storedPart(parts, part, sent);
    const isHeld = over.length > 0 && (!stored || isSame(stored, storedPart(parts, part, saved) ?? {}));
    return { stored, over, isHeld };
  };
}
