import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { attachFiles } from '#lib/images/server/attach-files.ts';
import { assertRoomForTexts } from '#lib/images/server/quota.ts';
import { renameMasked } from '#lib/images/server/rename-masked.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import { VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { followReview } from '#lib/reviews/server/review-queries.ts';
import type { ItemKind } from '../item.ts';
import { completionOf, summarisePart, summaryKeys } from '../kinds/body-rules.ts';
import { partNames } from '../kinds/parts.ts';
import type { SummaryPart } from '../kinds/summaries.ts';
import type { ItemCard } from '../schemas.ts';
import type { CheckedPart } from './bodies/jobs.ts';
import { noteContribution } from './contributions-queries.ts';
import {
  holdTexts,
  type PartText,
  readBody,
  readPart,
  readParts,
  replacePart,
} from './item-parts-queries.ts';
import { sameText } from './item-versions-queries.ts';
import { findItem, type ItemRow, lockItem } from './item-write-queries.ts';
import { mayStillSave } from './read-part.ts';
import { writable } from './readable-item.ts';
import { versionShown, writeWorkingCopy } from './working-copy.ts';
import { writeItem } from './write-item.ts';

/** A part of an item that the person may edit. */
interface PartPlace {
  kind: ItemKind;
  id: string;
  part: string;
}

/** Share of the disk's reserve that must stay free when a part becomes shorter: rewriting it needs space, too. */
const SHRINKING = 0.5;
/** Maximum number of attempts, if other parts of the item are saved at the same time. */
const ATTEMPTS = 5;

/**
 * Replaces one part of the body of the person's own item: for a public item in the working copy,
 * which readers do not see; for a validated one, this begins a draft of the next version. Its images must be those of
 * the item, or uploaded by the same person; images that no part shows any longer can be restored for a week. Slow
 * work is done before the item is locked.
 * @param sent the part's JSON, not validated yet
 * @param revision the item's revision when the part was read
 * @throws AppError `changed_meanwhile` when this part was saved since, `bad_json`, `invalid`, `image_foreign`,
 * `not_found`, `forbidden`, `disk_full`, `quota_full`, `owner_quota_full`
 */
export async function savePart(
  context: Context,
  actor: Actor,
  place: PartPlace,
  { sent, revision }: { sent: Uint8Array; revision: number },
): Promise<ItemCard> {
  const { kind, id, part } = place;
  await writable(context.db, await findItem(context.db, kind, id), actor);
  await mayStillSave(context, id, [part], revision);
  const before = await readPart(context.db, place, part);
  const renamed = await renameMasked(context, { id, userId: actor.id }, sent);
  const checked = await context.bodies.run(actor.id, 'check', kind, part, renamed, before.text);
  const text = await completed(context, place, checked.text);
  // On a full disk people must still be able to remove content.
  await context.databaseRoom.assertFor(text.length, text.length > before.text.length ? 1 : SHRINKING);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const others = await othersNaming(context, place, checked.removed);
    const removed = await context.bodies.run(actor.id, 'unnamed', checked.removed, others.texts);
    const change = { ...checked, text, removed, before, others };
    const saved = await replace(context, actor, place, change, revision);
    if (saved) return saved;
  }
  throw new AppError('busy');
}

/** The texts of other parts, by name; a part that is not stored has none. */
interface Others {
  names: string[];
  texts: string[];
  textIds: string[];
}

/** The other parts of an item, read when the saved part no longer references files that they may still show. */
async function othersNaming(
  { db }: Context,
  { kind, id, part }: PartPlace,
  removed: readonly string[],
): Promise<Others> {
  if (removed.length === 0) return { names: [], texts: [], textIds: [] };
  const names = otherParts(kind, part);
  const parts = await readParts(db, id, names);
  return { names, texts: parts.map(({ text }) => text), textIds: parts.map(({ textId }) => textId) };
}

const otherParts = (kind: ItemKind, part: string) => partNames(kind).filter((name) => name !== part);

/** @returns undefined when another part was saved since `change.others` were read */
async function replace(
  context: Context,
  actor: Actor,
  { kind, id, part }: PartPlace,
  change: CheckedPart & { before: PartText; others: Others },
  revision: number,
): Promise<ItemCard | undefined> {
  return tx(context, async (trx) => {
    const item = await writable(trx, await lockItem(trx, kind, id), actor);
    await mayStillSave({ db: trx }, id, [part], revision);
    if (!(await holdTexts(trx, id, change.others))) return undefined;
    const now = context.now();
    await attachFiles(trx, { itemId: id, ownerId: item.owner_id, userId: actor.id, now }, change);
    await noteContribution(trx, item, actor);
    const { text, before } = change;
    const version = versionShown(item);
    const sharedId = version === null ? undefined : await sameText(trx, id, version, { part, text });
    const next = sharedId === undefined ? { text } : { sharedId };
    await replacePart(trx, id, before, { ...next, revision: item.revision + 1 });
    if (isLonger(text, before.text)) await assertRoomForTexts(context, trx, item, actor.id);
    // A changed text of a validated item needs a new review.
    const reopens = item.review_status === VALIDATED && text !== before.text;
    const by = { actor, at: now };
    const written = reopens ? await followReview(trx, item, WRITING, by) : item;
    if (version !== null) return writeWorkingCopy(context, trx, written, actor, {});
    const summary = await summaryAfter(trx, written, part, change.summary);
    return (await writeItem(context, trx, written, actor, { summary })).card;
  });
}

/** The summary of a saved part, and of other parts where it affects their summary. */
async function summaryAfter(
  trx: Transaction<Database>,
  { kind, id, summary }: ItemRow,
  part: string,
  own: SummaryPart,
): Promise<SummaryPart> {
  const keys = summaryKeys(kind, part, [JSON.parse(summary), own]);
  return keys ? summarisePart(kind, JSON.parse(await readBody(trx, kind, id, keys))) : own;
}

const isLonger = (text: string, before: string) => Buffer.byteLength(text) > Buffer.byteLength(before);

/** A part in its stored form, completed with values from another part. */
async function completed({ db }: Context, { kind, id, part }: PartPlace, text: string): Promise<string> {
  const completion = completionOf(kind, part);
  // Most parts are not even parsed, because they may have megabytes.
  const body = completion && JSON.parse(text);
  if (!completion?.isNeeded(body)) return text;
  const other = await readPart(db, { kind, id }, completion.from);
  return JSON.stringify(completion.complete(body, JSON.parse(other.text)));
}
