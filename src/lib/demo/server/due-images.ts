import type { Transaction } from 'kysely';
import { readParts } from '#lib/items/server/item-parts-queries.ts';
import type { NewItem } from '#lib/items/server/item-write-queries.ts';
import type { PendingSeedImages } from '#lib/platform/server/db/meta/seed-images.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';

/** The parts of a case that contain or refer to images; a questionnaire has a single part. */
const CASE_PARTS = ['images', 'sheet', 'findings', 'presentation'];
const QUESTIONNAIRE_PARTS = ['body'];

interface PicturedItem {
  title: string;
  pictures?: object | undefined;
}

/** The cases, and questionnaires with illustrated fiches, that wait for images, with the ids of their parts' texts. */
export async function dueOf(
  trx: Transaction<Database>,
  items: readonly NewItem[],
  questionnaires: readonly PicturedItem[],
): Promise<PendingSeedImages[]> {
  const pictured = new Set(questionnaires.filter(({ pictures }) => pictures).map(({ title }) => title));
  const due: PendingSeedImages[] = [];
  for (const { id, title, ownerId, summary } of items) {
    const names =
      'imageCount' in summary ? CASE_PARTS : pictured.has(title) ? QUESTIONNAIRE_PARTS : undefined;
    if (!names) continue;
    const parts = await readParts(trx, id, names);
    const texts = Object.fromEntries(parts.map(({ part, textId }) => [part, textId]));
    due.push({ title, by: ownerId, isCovered: false, texts });
  }
  return due;
}
