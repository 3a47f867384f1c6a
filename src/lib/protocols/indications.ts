import { fold } from '#lib/platform/fold.ts';
import { french } from '#lib/platform/typography.ts';

/** Characters of an indication that distinguish it; the database's index holds no more of them. */
const KEY_MAX = 200;

/** The heading of what begins with no letter. */
export const OTHER = '#';
export const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', OTHER] as const;
export type Letter = (typeof LETTERS)[number];

/** The common key of equal indications: their words without case, accents and punctuation. Empty when there are none. */
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

/** A protocol that an indication leads to. */
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
  /** In the spelling of most protocols. */
  text: string;
  protocols: IndicatedProtocol[];
}

/** An entry from which the index is made: a protocol with its indications. */
export type IndicatingProtocol = IndicatedProtocol & { indications: readonly string[] };

const collator = new Intl.Collator('fr', { numeric: true });

/** An indication in the index's form: one space between words, French typography, no full stop. */
const tidy = (text: string) =>
  french(
    text
      .trim()
      .replaceAll(/\s+/g, ' ')
      .replace(/ ?[.,;]$/, ''),
  );

const beginsSmall = (text: string) => Number(/^\p{Ll}/u.test(text));

/** The wording that most have; of equally many one with a capital, then the first in the alphabet. */
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

/** The indications of these keys with the protocols that have them, in the order of the keys. */
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
