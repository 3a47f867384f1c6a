import { fold } from '#lib/platform/fold.ts';
import { french } from '#lib/platform/typography.ts';

/** Maximum length of an indication's key, which the database index requires. */
const KEY_MAX = 200;

/** The heading for indications that do not begin with a letter. */
export const OTHER = '#';
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', OTHER] as const;
export type Letter = (typeof LETTERS)[number];

/** The key shared by equal indications: their words without case, accents or punctuation. Empty without words. */
export function indicationKey(text: string): string {
  const words = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.join(' ').slice(0, KEY_MAX).toWellFormed();
}

/** The heading under which an indication is listed. */
export function letterOf(key: string): Letter {
  const first = key.charAt(0).toUpperCase();
  return LETTERS.find((letter) => letter === first) ?? OTHER;
}

/** The keys of a protocol's indications, each once. */
export function indicationKeys(indications: readonly string[] = []): string[] {
  return [...new Set(indications.map(indicationKey))].filter(Boolean);
}

/** A protocol listed under an indication. */
export interface IndicatedProtocol {
  id: string;
  title: string;
  imagingType: string;
  region: string;
  /** Whether only its authors can read it. */
  isOwn: boolean;
}

export interface Indication {
  key: string;
  /** In its most common wording. */
  text: string;
  protocols: IndicatedProtocol[];
}

/** An entry for building the index: a protocol with its indications. */
export type IndicatingProtocol = IndicatedProtocol & { indications: readonly string[] };

const collator = new Intl.Collator('fr', { numeric: true });

/** Normalises an indication for the index: single spaces, French typography, no full stop. */
const tidy = (text: string) =>
  french(
    text
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/ ?[.,;]$/, ''),
  );

const beginsSmall = (text: string) => Number(/^\p{Ll}/u.test(text));

/** The most frequent wording; among equally frequent ones, a capitalised one, then the first in alphabetical order. */
function commonWording(texts: readonly string[]): string {
  const uses = Map.groupBy(texts, (text) => text);
  const [first = ''] = [...uses]
    .sort(
      ([one, { length: many }], [other, { length: more }]) =>
        more - many || beginsSmall(one) - beginsSmall(other) || collator.compare(one, other),
    )
    .map(([text]) => text);
  return first;
}

/** The indications with these keys and the protocols that have them, in the order of the keys. */
export function gatherIndications(
  keys: readonly string[],
  protocols: readonly IndicatingProtocol[],
): Indication[] {
  const found = protocols.flatMap(({ indications, ...protocol }) =>
    indications.map((text) => ({ key: indicationKey(text), text: tidy(text), protocol })),
  );
  const byKey = Map.groupBy(found, ({ key }) => key);
  return keys.flatMap((key) => {
    const those = byKey.get(key) ?? [];
    if (those.length === 0) return [];
    const distinct = new Map(those.map(({ protocol }) => [protocol.id, protocol]));
    const sorted = [...distinct.values()].sort((one, other) => collator.compare(one.title, other.title));
    return [{ key, text: commonWording(those.map(({ text }) => text)), protocols: sorted }];
  });
}
