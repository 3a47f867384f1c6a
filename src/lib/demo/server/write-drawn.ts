import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseSummary } from '#lib/cases/summary.ts';
import { writeAttestations } from '#lib/images/server/attestations-queries.ts';
import { type ImageRows, recordImages } from '#lib/images/server/files-queries.ts';
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
import { lockDue, type PendingSeedImages, writeDue } from '#lib/platform/server/db/meta/seed-images.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { DrawnFiches } from './draw-fiches.ts';
import type { DrawingResult } from './drawing-process.ts';
import type { DrawnCase } from './seed-case.ts';

/** The parts that images are in: of a case, of a questionnaire. */
const IMAGES = 'images';
const BODY = 'body';

const kindOf = ({ texts }: PendingSeedImages) => (BODY in texts ? 'questionnaire' : 'case');
const heldText = ({ texts }: PendingSeedImages) => texts[IMAGES] ?? texts[BODY] ?? '';

/** What of an item changes once its images are drawn. */
interface Change {
  due: PendingSeedImages;
  files: string[];
  summary: Partial<CaseSummary>;
}

/**
 * Gives a case or a questionnaire its drawn images, its versions and copies too, and records that it no longer waits for them: all of it
 * or nothing. Images added by an editor meanwhile are kept.
 * @returns false when another process was faster
 */
export async function writeDrawn(context: Context, title: string, drawn: DrawingResult): Promise<boolean> {
  return tx(context, async (trx) => {
    const all = await lockDue(trx);
    const kind = 'fiches' in drawn ? 'questionnaire' : 'case';
    const due = all.find(
      (each) => each.title === title && kindOf(each) === kind && !('cover' in drawn && each.isCovered),
    );
    if (!due) return false;
    const change =
      'cover' in drawn
        ? { files: [drawn.cover.image.file], summary: { mainImage: drawn.cover.image } }
        : await writeTexts(trx, due, 'whole' in drawn ? drawn.whole : drawn.fiches);
    await recordImages(trx, imagesOf(drawn));
    for (const holder of await holdersOf(trx, heldText(due)))
      await giveTo(context, trx, holder, { due, ...change });
    const rest = all.filter((each) => each !== due);
    await writeDue(trx, 'cover' in drawn ? [...rest, { ...due, isCovered: true }] : rest);
    return true;
  });
}

function imagesOf(drawn: DrawingResult): readonly ImageRows[] {
  if ('cover' in drawn) return [drawn.cover.rows];
  return 'whole' in drawn ? drawn.whole.images : drawn.fiches.images;
}

async function writeTexts(
  trx: Transaction<Database>,
  due: PendingSeedImages,
  { body }: DrawnCase | DrawnFiches,
): Promise<Omit<Change, 'due'>> {
  const kind = kindOf(due);
  const parts = partTexts(kind, checkedBody(kind, body));
  const named = Object.keys(due.texts).map((part) => parts[part] ?? '{}');
  for (const [part, id] of Object.entries(due.texts)) await overwriteText(trx, id, parts[part] ?? '{}');
  const files = fileReferences(...named);
  // What is known of a questionnaire without opening it does not change with its images.
  if (BODY in due.texts) return { files, summary: {} };
  const { difficulty: _, ...summary } = summarise(kind, body as DrawnCase['body']) as CaseSummary;
  return { files, summary };
}

async function giveTo(
  context: Context,
  trx: Transaction<Database>,
  holder: Holder,
  { due, files, summary }: Change,
): Promise<void> {
  const item = await lockItem(trx, kindOf(due), holder.id);
  if (!item) return;
  if (item.owner_id !== null) await holdFiles(trx, item.owner_id, files);
  await addTextFiles(trx, holder, files);
  await writeAttestations(trx, { itemId: item.id, userId: due.by, at: item.updated_at }, files);
  await summariseVersions(trx, item.id, heldText(due), summary);
  await recountTexts(trx, [item.id]);
  await stampTexts(trx, item.id, Object.values(due.texts), item.revision + 1);
  const isShown = item.visibility === 'public' ? holder.isPublished : holder.isWorking;
  const actor: Actor = { id: '', username: '', name: '', sessionId: '' };
  // Images are added later; the case keeps the date of its last change.
  const then = { ...context, now: () => item.updated_at };
  await writeItem(then, trx, item, actor, isShown ? { summary } : {});
}
