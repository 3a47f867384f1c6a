import type { ItemKind } from '../item.ts';
import { emptyPart } from '../kinds/empty-parts.ts';
import { keysOfPart, partNames } from '../kinds/parts.ts';
import { REVIEW_PART } from '../kinds/review-part.ts';
import { itemSource } from './item-source.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The parts of a draft that can be restored, with their fields; not the review, which follows from them. */
function partsOf(kind: ItemKind, { title, tags, ...body }: Fields): [part: string, fields: Fields][] {
  const written = partNames(kind).filter((part) => part !== REVIEW_PART);
  return [
    ['title', { title }],
    ['tags', { tags }],
    ...written.map((part): [string, Fields] => {
      const kept = keysOfPart(kind, part, body).map((key) => [key, body[key]]);
      return [part, { ...JSON.parse(emptyPart(kind, part)), ...Object.fromEntries(kept) }];
    }),
  ];
}

/**
 * Remembers the current draft of an item, and returns a function that restores it: parts changed meanwhile are saved in
 * their former state. Changes that another person saves at the same time are not overwritten.
 * @throws CallFailed
 */
export async function keepDraft(kind: ItemKind, id: string): Promise<() => Promise<void>> {
  const source = itemSource(kind, id);
  const before = partsOf(kind, (await source.read()).fields);
  return async () => {
    const { fields, revision } = await source.read();
    const now = new Map(partsOf(kind, fields));
    for (const [part, kept] of before)
      if (JSON.stringify(kept) !== JSON.stringify(now.get(part)))
        await source.save(part, { ...kept }, revision);
  };
}
