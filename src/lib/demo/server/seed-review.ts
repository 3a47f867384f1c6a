import type { Transaction } from 'kysely';
import type { Actor } from '#lib/accounts/actor.ts';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { startReview } from '#lib/items/kinds/review-part.ts';
import { checkedBody } from '#lib/items/server/create-item.ts';
import { readPart, replacePart } from '#lib/items/server/item-parts-queries.ts';
import { findItem, type ItemRow, insertItem, type NewItem } from '#lib/items/server/item-write-queries.ts';
import { publishWorkingCopy } from '#lib/items/server/publish.ts';
import { workingFields, writeWorkingCopy } from '#lib/items/server/working-copy.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { REVIEWING, type ReviewStatus, VALIDATED, WRITING } from '#lib/reviews/review-rules.ts';
import { takeStep } from '#lib/reviews/server/move-review.ts';
import { followReview } from '#lib/reviews/server/review-queries.ts';

const KIND = 'protocol';
const PART = 'body';
const HOUR = 3_600_000;

/** An owner's action on an item, at a given time. */
interface Doing {
  context: Context;
  trx: Transaction<Database>;
  actor: Actor;
  id: string;
}

/** The review history of a protocol of the demo. */
export interface DemoReview {
  status: ReviewStatus;
  /** Its approved versions, oldest first. */
  history: readonly { body: ProtocolBody; word: string | null }[];
  /** The draft written after the last version. */
  draft: ProtocolBody | undefined;
}

/** The body as stored before any review. */
const written = (body: ProtocolBody) => partTexts(KIND, startReview(KIND, checkedBody(KIND, body)));

const at = (doing: Doing, now: number): Doing => ({
  ...doing,
  context: { ...doing.context, now: () => now },
});

/** @throws when the item does not exist */
async function itemOf({ trx, id }: Doing): Promise<ItemRow> {
  const item = await findItem(trx, KIND, id);
  if (!item) throw new Error(`No protocol ${id}`);
  return item;
}

async function step(doing: Doing, status: ReviewStatus, word: string | null): Promise<void> {
  const { context, trx, actor } = doing;
  await takeStep(context, trx, await itemOf(doing), actor, { status, word });
}

async function publish(doing: Doing): Promise<void> {
  const { context, trx, actor } = doing;
  const item = await itemOf(doing);
  await publishWorkingCopy(context, trx, item, actor, { ...(await workingFields(trx, item)), word: null });
}

/** Saves the body as a draft of the next public version. */
async function write(doing: Doing, body: ProtocolBody): Promise<void> {
  const { context, trx, actor, id } = doing;
  const item = await itemOf(doing);
  const text = written(body)[PART] ?? '';
  await replacePart(trx, id, await readPart(trx, item, PART), { text, revision: item.revision + 1 });
  const reopened = await followReview(trx, item, WRITING, { actor, at: context.now() });
  await writeWorkingCopy(context, trx, reopened, actor, {});
}

/**
 * Creates a protocol and takes it through its review as its owner would, each version at its own time: from the first
 * approved version on, it is public.
 */
export async function seedProtocol(
  context: Context,
  trx: Transaction<Database>,
  item: NewItem,
  { status, history, draft }: DemoReview,
): Promise<void> {
  const [first] = history;
  if (!first) throw new Error(`${item.title} has no version`);
  const { id, ownerId, authorName, createdAt, updatedAt: validatedAt } = item;
  const body = { parts: written(first.body) };
  const start: NewItem = { ...item, body, review_status: WRITING, updatedAt: createdAt };
  await insertItem(trx, { ...start, visibility: 'private', publishedAt: 0 });
  const actor: Actor = { id: ownerId, username: '', name: authorName, sessionId: '' };
  const doing: Doing = { context, trx, actor, id };
  if (status !== WRITING) await step(at(doing, validatedAt - HOUR), REVIEWING, null);
  if (status !== VALIDATED) return;
  await step(at(doing, validatedAt), VALIDATED, null);
  await publish(at(doing, validatedAt));
  const pause = (context.now() - validatedAt) / (history.length + 1);
  for (const [index, version] of history.entries()) {
    if (index === 0) continue;
    const then = Math.round(validatedAt + pause * index);
    await write(at(doing, then - 2 * HOUR), version.body);
    await step(at(doing, then - HOUR), REVIEWING, null);
    await step(at(doing, then), VALIDATED, version.word);
  }
  if (draft) await write(at(doing, Math.round(context.now() - pause / 2)), draft);
}
