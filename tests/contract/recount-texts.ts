import type { Kysely } from 'kysely';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** Bytes of the texts of every item, counted from the stored rows: nothing of the product's own counting is used. */
export async function recountedTexts(db: Kysely<Database>): Promise<Map<string, number>> {
  const texts = await db.selectFrom('body_text').selectAll().execute();
  const bytes = new Map(texts.map(({ id, json }) => [id, Buffer.byteLength(json)]));
  const working = await db.selectFrom('item_part').select(['item_id', 'text_id']).execute();
  const kept = await db.selectFrom('item_version_part').select(['item_id', 'text_id']).execute();
  const held = Map.groupBy([...working, ...kept], ({ item_id }) => item_id);
  const versions = await db.selectFrom('item_version').selectAll().execute();
  const items = await db.selectFrom('item').select('id').execute();
  return new Map(
    items.map(({ id }) => {
      const ids = new Set((held.get(id) ?? []).flatMap(({ text_id }) => text_id ?? []));
      const inTexts = [...ids].reduce((sum, textId) => sum + bytes.get(textId)!, 0);
      const beside = versions
        .filter(({ item_id }) => item_id === id)
        .reduce(
          (sum, { title, tags, summary, word }) =>
            sum + Buffer.byteLength(title + tags + summary + (word ?? '')),
          0,
        );
      return [id, inTexts + beside];
    }),
  );
}

/** The product's count for every item. */
export async function countedTexts(db: Kysely<Database>): Promise<Map<string, number>> {
  const items = await db.selectFrom('item').select(['id', 'text_bytes']).execute();
  return new Map(items.map(({ id, text_bytes }) => [id, Number(text_bytes)]));
}
