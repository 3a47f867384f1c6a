import type { ItemKind } from '#lib/items/item.ts';
import { reasonsOf } from '#lib/items/kinds/matches.ts';
import type { ItemCard } from '#lib/items/schemas.ts';
import type { CardRow } from '#lib/items/server/card-rows-queries.ts';
import { fold } from '#lib/platform/fold.ts';
import { type Correction, readAs, readSearch, type SearchTerm, TABLE_WORDS } from '../read-search.ts';

/** The terms of a search, with the applied corrections. */
export function wantedOf(q: string, corrections: readonly Correction[]): SearchTerm[] {
  return readSearch(q).map((each) => readAs(each, corrections));
}

/** The explanation on a card why a search found it, if the title does not show this. */
export function matchExplanation(
  kind: ItemKind,
  row: CardRow,
  wanted: readonly SearchTerm[],
): Pick<ItemCard, 'foundIn' | 'foundInContraindications'> {
  const reasons = reasonsOf(
    kind,
    {
      ...row.summary,
      title: row.title,
      tags: row.tags,
      authorName: row.shown_name ?? '',
      visibility: row.visibility,
    },
    wanted,
  );
  const isAgainst = ({ source }: (typeof reasons)[number]) => source === 'contraindication';
  const against = reasons.filter(isAgainst).map(({ text }) => text);
  const others = reasons.filter((reason) => !isAgainst(reason)).map(({ text }) => text);
  return {
    ...(others.length > 0 && { foundIn: others }),
    ...(against.length > 0 && { foundInContraindications: against }),
  };
}

/**
 * The corrections, spelled as in the items found or in the table of synonyms. If titles are hidden, only the
 * table's words are shown, since any other may be part of a title.
 */
export function spelled(
  corrections: readonly Correction[],
  rows: readonly CardRow[],
  titlesHidden: boolean,
): Correction[] {
  const written = new Map<string, string>();
  for (const { title, tags } of rows) {
    for (const word of `${title} ${tags.join(' ')}`.match(/[\p{L}\p{N}]+/gu) ?? [])
      if (!written.has(fold(word))) written.set(fold(word), word.toLowerCase());
  }
  return corrections.map(({ typed, words }) => ({
    typed,
    words: words.flatMap(
      (word) => TABLE_WORDS.get(word) ?? (titlesHidden ? [] : (written.get(word) ?? word)),
    ),
  }));
}
