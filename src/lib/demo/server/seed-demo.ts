import type { Transaction } from 'kysely';
import { nameColumns } from '#lib/accounts/server/name-columns-queries.ts';
import { hashPassword } from '#lib/accounts/server/passwords.ts';
import { insertUsers } from '#lib/accounts/server/users-queries.ts';
import { usernameKey } from '#lib/accounts/username-rules.ts';
import { writeAttestations } from '#lib/images/server/attestations-queries.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import { summarise } from '#lib/items/kinds/body-rules.ts';
import { partTexts } from '#lib/items/kinds/parts.ts';
import { fileReferences } from '#lib/items/server/bodies/file-references.ts';
import { checkedBody } from '#lib/items/server/create-item.ts';
import { insertEvents } from '#lib/items/server/events-queries.ts';
import { checkedTags, checkedTitle } from '#lib/items/server/item-fields.ts';
import { insertItem, type NewItem } from '#lib/items/server/item-write-queries.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { newId } from '#lib/platform/server/db/id.ts';
import { writeDue } from '#lib/platform/server/db/meta/seed-images.ts';
import { markSeeded } from '#lib/platform/server/db/meta/seed-marker.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { type DemoAction, demoActivity } from '../activity.ts';
import type { DemoCase } from '../cases/demo-case.ts';
import { demoAdministrator } from '../moderation.ts';
import { DEMO_PASSWORD } from '../password.ts';
import { demoLearners } from '../practice.ts';
import type { DemoExam } from '../questionnaires/exam.ts';
import { dueOf } from './due-images.ts';
import { eventRow, recordActivity, type SeededPerson, withPractice } from './seed-activity.ts';
import { withoutImages } from './seed-case.ts';
import { seedCollections } from './seed-collections.ts';
import { seedFollowUp } from './seed-follow-up.ts';
import { seedModeration } from './seed-moderation.ts';
import { seedPractice } from './seed-practice.ts';
import { seedQuestionAttempts } from './seed-question-attempts.ts';
import { type DemoReview, seedProtocol } from './seed-review.ts';

interface DemoItem {
  title: string;
  tags: readonly string[];
  visibility: Visibility;
  authorUsername: string;
  createdDaysAgo: number;
  body: unknown;
}

/** Fictitious people and their items (`demo/content.ts`). */
export interface DemoContent {
  demoAuthors: readonly { username: string; displayName: string }[];
  demoQuestionnaires: readonly (DemoItem & Pick<DemoExam, 'pictures'>)[];
  /** Their bodies have no images yet. */
  demoCases: readonly (DemoItem & DemoCase)[];
  demoProtocols: readonly (DemoItem & { body: ProtocolBody } & Partial<Omit<DemoReview, 'status'>>)[];
  /** Without images, and only of kinds that are not reviewed. */
  demoUnfinished?: readonly (DemoItem & { kind: ItemKind })[];
}

const DAY = 86_400_000;
/** Accounts are older than people's first items. */
const ACCOUNT_AGE = 600 * DAY;
/** Time between an item's creation and its publication. */
const WRITING_TIME = 5 * 3_600_000;

type Person = SeededPerson & { username: string };

/**
 * Fills an empty database in one transaction, and returns the number of items created; undefined when another
 * process was faster. Images are drawn afterwards (`draw-due-images.ts`), and the cases are marked as lacking them.
 */
export async function seedDemo(context: Context, content: DemoContent): Promise<number | undefined> {
  const now = context.now();
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return tx(context, async (trx) => {
    // When several servers start on one empty database, the one that writes the marker fills it.
    if (!(await markSeeded(trx, 'demo'))) return undefined;
    const people = await insertPeople(trx, content.demoAuthors, passwordHash, now);
    const items = plan(content, people, now);
    const reviews = reviewsOf(content, items);
    for (const item of items) {
      const review = reviews.get(item);
      if (review) await seedProtocol(context, trx, item, review);
      else await insertItem(trx, item);
      const by = { itemId: item.id, userId: item.ownerId, at: item.updatedAt };
      await writeAttestations(trx, by, item.files);
    }
    await writeDue(trx, await dueOf(trx, items, content.demoQuestionnaires));
    await insertEvents(trx, items.flatMap(beginnings));
    const published = items.filter(({ visibility }) => visibility === 'public');
    const owners = new Map(people.map(({ id }, index) => [id, index]));
    const seen = published.map(({ kind, ownerId, publishedAt }) => ({
      kind,
      owner: owners.get(ownerId)!,
      publishedAt,
    }));
    const practised = await seedLearners(trx, published, people, now);
    const activity = withPractice(demoActivity(seen, people.length, now), practised);
    await recordActivity(trx, activity, published, people);
    await seedCollections(trx, { items, people, now });
    await seedFollowUp(trx, { items: published, people, now });
    await seedQuestionAttempts(trx, { items: published, people, now });
    const [administrator] = await insertPeople(trx, [demoAdministrator], passwordHash, now);
    await seedModeration(trx, { items: published, people, administratorId: administrator!.id, now });
    await context.contentVersion.bump(trx, 'lists');
    return items.length;
  });
}

/** Simulates the practice of the demo's people, and the cases that they open for it. */
async function seedLearners(
  trx: Transaction<Database>,
  items: readonly NewItem[],
  people: readonly Person[],
  now: number,
): Promise<DemoAction[]> {
  const practised: DemoAction[] = [];
  for (const learner of demoLearners) {
    const person = people.findIndex(({ username }) => username === learner.username);
    if (person >= 0) practised.push(...(await seedPractice(trx, learner, { items, people, now }, person)));
  }
  return practised;
}

async function insertPeople(
  trx: Transaction<Database>,
  authors: DemoContent['demoAuthors'],
  password_hash: string,
  now: number,
): Promise<Person[]> {
  const created_at = now - ACCOUNT_AGE;
  const rows = authors.map(({ username, displayName }) => ({
    id: newId(created_at),
    password_hash,
    created_at,
    username_key: usernameKey(username),
    // Fictitious people have no namesakes.
    ...nameColumns(username, displayName, false),
  }));
  await insertUsers(trx, rows);
  return rows.map(({ id, username, shown_name }) => ({ id, username, name: shown_name }));
}

/** Every item to insert, its body validated like any other. */
function plan(content: DemoContent, people: readonly Person[], now: number): NewItem[] {
  const cases = content.demoCases.map((item) => ({ ...item, body: withoutImages(item) }));
  const ofKind = (kind: ItemKind, items: readonly DemoItem[]) => items.map((item) => ({ ...item, kind }));
  return [
    ...ofKind('questionnaire', content.demoQuestionnaires),
    ...ofKind('case', cases),
    ...ofKind('protocol', content.demoProtocols),
    ...(content.demoUnfinished ?? []),
  ].map(({ kind, title, tags, visibility, authorUsername, createdDaysAgo, body: written }) => {
    const body = checkedBody(kind, written);
    const parts = partTexts(kind, body);
    const owner = people.find(({ username }) => username === authorUsername);
    if (!owner) throw new Error(`Unknown author ${authorUsername}`);
    const createdAt = now - createdDaysAgo * DAY;
    const publishedAt = createdAt + WRITING_TIME;
    return {
      id: newId(createdAt),
      kind,
      visibility,
      createdAt,
      title: checkedTitle(title),
      tags: checkedTags(tags),
      ownerId: owner.id,
      authorName: owner.name,
      body: { parts },
      summary: summarise(kind, body),
      review_status: 'reviewStatus' in body ? body.reviewStatus : null,
      files: fileReferences(...Object.values(parts)),
      updatedAt: publishedAt,
      publishedAt: visibility === 'public' ? publishedAt : 0,
    };
  });
}

/** The review histories of the protocols. */
function reviewsOf({ demoProtocols }: DemoContent, items: readonly NewItem[]): Map<NewItem, DemoReview> {
  const protocols = items.filter(({ review_status }) => review_status !== null);
  return new Map(
    protocols.map((item, index) => {
      const { body, history = [{ body, word: null }], draft } = demoProtocols[index]!;
      return [item, { status: body.reviewStatus, history, draft }];
    }),
  );
}

function beginnings(item: NewItem): ReturnType<typeof eventRow>[] {
  const created = eventRow('create', item.createdAt, item, item.ownerId);
  // A protocol that was reviewed is published by its review.
  if (item.publishedAt === 0 || item.review_status !== null) return [created];
  return [created, eventRow('publish', item.publishedAt, item, item.ownerId)];
}
