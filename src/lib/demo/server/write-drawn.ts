import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseSummary } from '#lib/cases/summary.ts';
import { writeAttestations } from '#lib/images/server/attestations-queries.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { holdFiles } from '#lib/images/server/user-storage-queries.ts';
import { summarise } from '#lib/items/kinds/body-rules.ts';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { fileReferences } from '#lib/items/server/bodies/file-references.ts';
import { checkedBody } from '#lib/items/server/create-item.ts';
import { lockItem } from '#lib/items/server/item-write-queries.ts';
import {
  addTextFiles,
  type Holder,
  holdersOf,
  overwriteText,
  stampTexts,
  summariseVersions,
} from '#lib/items/server/shared-texts-queries.ts';
import { recountTexts } from '#lib/items/server/text-bytes-queries.ts';
import { writeItem } from '#lib/items/server/write-item.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { type DueImages, lockDue, writeDue } from '#lib/platform/server/db/meta/seed-images.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { Drawn } from './drawing-process.ts';
import type { DrawnCase } from './seed-case.ts';

const KIND = 'case';
/** The part of a case that its images are in. */
const IMAGES = 'images';

/** The parts of an item that change once its images are drawn. */
interface Change {
  due: DueImages;
  files: string[];
  summary: Partial<CaseSummary>;
}

/**
 * Gives a case its drawn images, its versions and copies too, and records that it no longer waits for them: all of it
 * or nothing. Edits made in place of its images meanwhile stay.
 * @returns false when another process was first
 */
export async function writeDrawn(context: Context, title: string, drawn: Drawn): Promise<boolean> {
  return tx(context, async (trx) => {
    const all = await lockDue(trx);
    const due = all.find((each) => each.title === title && !('cover' in drawn && each.isCovered));
    if (!due) return false;
    const change =
      'cover' in drawn
        ? { files: [drawn.cover.image.file], summary: { mainImage: drawn.cover.image } }
        : await writeTexts(trx, due, drawn.whole);
    await recordImages(trx, 'cover' in drawn ? [drawn.cover.rows] : drawn.whole.images);
    const held = due.texts[IMAGES] ?? '';
    for (const holder of await holdersOf(trx, held)) await giveTo(context, trx, holder, { due, ...change });
    const rest = all.filter((each) => each !== due);
    await writeDue(trx, 'cover' in drawn ? [...rest, { ...due, isCovered: true }] : rest);
    return true;
  });
}

async function writeTexts(
  trx: Transaction<Database>,
  { texts }: DueImages,
  { body }: DrawnCase,
): Promise<Omit<Change, 'due'>> {
  const parts = partTexts(KIND, checkedBody(KIND, body));
  const named = Object.keys(texts).map((part) => parts[part] ?? '{}');
  for (const [part, id] of Object.entries(texts)) await overwriteText(trx, id, parts[part] ?? '{}');
  const { difficulty: _, ...summary } = summarise(KIND, body) as CaseSummary;
  return { files: fileReferences(...named), summary };
}

async function giveTo(
  context: Context,
  trx: Transaction<Database>,
  holder: Holder,
  { due, files, summary }: Change,
): Promise<void> {
  const item = await lockItem(trx, KIND, holder.id);
  if (!item) return;
  if (item.owner_id !== null) await holdFiles(trx, item.owner_id, files);
  await addTextFiles(trx, holder, files);
  await writeAttestations(trx, { itemId: item.id, userId: due.by, at: item.updated_at }, files);
  const held = due.texts[IMAGES] ?? '';
  await summariseVersions(trx, item.id, held, summary);
  await recountTexts(trx, [item.id]);
  await stampTexts(trx, item.id, Object.values(due.texts), item.revision + 1);
  const isShown = item.visibility === 'public' ? holder.isPublished : holder.isWorking;
  const actor: Actor = { id: '', username: '', name: '', sessionId: '' };
  // Images come late, nothing else of the case does.
  const then = { ...context, now: () => item.updated_at };
  await writeItem(then, trx, item, actor, isShown ? { summary } : {});
}
