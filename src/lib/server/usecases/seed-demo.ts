import type { Transaction } from 'kysely';
import { demoActivity } from '#lib/demo/activity.ts';
import type { DemoCase } from '#lib/demo/cases/demo-case.ts';
import { createRandom } from '#lib/demo/phantoms/random.ts';
import type { ItemKind } from '#lib/domain/item.ts';
import { PUBLISHABLE_STATUS } from '#lib/domain/kinds/vocabulary.ts';
import { usernameKey } from '#lib/domain/username-rules.ts';
import type { Context } from '../context.ts';
import { newId } from '../db/id.ts';
import { insertItem, type NewItem } from '../db/item-writes.ts';
import type { Database } from '../db/schema.ts';
import { tx } from '../db/transaction.ts';
import { hashPassword } from '../passwords.ts';
import { checkedBody } from './create-item.ts';
import { fileReferences } from './file-references.ts';
import { checkedTags, checkedTitle } from './item-fields.ts';
import { eventRow, recordActivity, recordEvents, type SeededPerson } from './seed-activity.ts';
import { type DrawnCase, drawCase } from './seed-case.ts';
import { SEED_MARKER } from './seed-when-empty.ts';
import { recordImages } from './store-image.ts';
import { summarise } from './summarise.ts';

interface DemoItem {
  title: string;
  tags: readonly string[];
  body: unknown;
}

/** Made-up people and what they wrote. */
export interface DemoContent {
  /** Everybody's password: the demo is there to be tried. */
  password: string;
  authors: readonly { username: string; displayName?: string }[];
  questionnaires: readonly DemoItem[];
  cases: readonly DemoCase[];
  protocols: readonly DemoItem[];
}

const DAY = 86_400_000;
/** Items were published over this time, the more recently the more of them. */
const PUBLISHED_OVER = 420 * DAY;
/** One case is painted while another is encoded; more would only cost memory. */
const CASES_AT_ONCE = 3;

/**
 * Fills an empty database and returns how many items it made; undefined when another process did it meanwhile.
 * Images come first, then every row in one transaction: a seeding that is interrupted leaves an empty
 * database, and the next start begins again with the images it finds.
 */
export async function seedDemo(context: Context, content: DemoContent): Promise<number | undefined> {
  const now = context.now();
  const passwordHash = await hashPassword(content.password);
  const cases = await drawCases(context, content.cases, now);
  return tx(context, async (trx) => {
    // Of several servers started on one empty database, the one that writes the marker fills it.
    const marked = await trx
      .insertInto('meta')
      .values({ key: SEED_MARKER, value: 'demo' })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!marked) return undefined;
    const people = await insertPeople(trx, content.authors, passwordHash, now);
    await recordImages(
      trx,
      cases.flatMap(({ images }) => images),
    );
    const items = plan(content, cases, people, now);
    for (const item of items) await insertItem(trx, item);
    await recordEvents(trx, items.flatMap(beginnings));
    const published = items.filter(({ visibility }) => visibility === 'public');
    const owners = new Map(people.map(({ id }, index) => [id, index]));
    const seen = published.map(({ kind, ownerId, publishedAt }) => ({
      kind,
      owner: owners.get(ownerId)!,
      publishedAt,
    }));
    await recordActivity(trx, demoActivity(seen, people.length, now), published, people);
    await context.contentVersion.bump(trx, 'lists');
    return items.length;
  });
}

async function drawCases(context: Context, cases: readonly DemoCase[], now: number): Promise<DrawnCase[]> {
  const drawn: DrawnCase[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < cases.length; index = next++) {
      drawn[index] = await drawCase(context.files, cases[index]!, now);
    }
  };
  await Promise.all(Array.from({ length: CASES_AT_ONCE }, work));
  return drawn;
}

async function insertPeople(
  trx: Transaction<Database>,
  authors: DemoContent['authors'],
  password_hash: string,
  now: number,
): Promise<SeededPerson[]> {
  const created_at = now - PUBLISHED_OVER - 30 * DAY;
  const rows = authors.map(({ username, displayName = null }) => ({
    ...{ id: newId(created_at), username, password_hash, created_at },
    username_key: usernameKey(username),
    display_name: displayName,
  }));
  await trx.insertInto('user').values(rows).execute();
  return rows.map(({ id, username, display_name }) => ({ id, name: display_name ?? username }));
}

/** Every item to insert: whose it is and since when follow from its place in the content. */
function plan(
  content: DemoContent,
  cases: readonly DrawnCase[],
  people: readonly SeededPerson[],
  now: number,
): NewItem[] {
  const drawn = content.cases.map((item, index) => ({ ...item, body: cases[index]!.body }));
  const ofKind = (kind: ItemKind, items: readonly DemoItem[]) => items.map((item) => ({ kind, ...item }));
  return [
    ...ofKind('questionnaire', content.questionnaires),
    ...ofKind('case', drawn),
    ...ofKind('protocol', content.protocols),
  ].map(({ kind, title, tags, body: written }, index) => {
    const random = createRandom(index, 41);
    const body = checkedBody(kind, written);
    const isPublic = !('reviewStatus' in body) || body.reviewStatus === PUBLISHABLE_STATUS;
    const publishedAt = Math.floor(now - 2 * DAY - PUBLISHED_OVER * random.next() ** 1.6);
    const createdAt = publishedAt - Math.floor(random.between(1, 20) * DAY);
    const owner = people[Math.floor(random.next() * people.length)]!;
    return {
      ...{ id: newId(createdAt), kind, createdAt },
      title: checkedTitle(title),
      tags: checkedTags(tags),
      ...{ ownerId: owner.id, authorName: owner.name },
      body: JSON.stringify(body),
      summary: summarise(kind, body),
      files: fileReferences(body),
      updatedAt: publishedAt,
      visibility: isPublic ? 'public' : 'draft',
      publishedAt: isPublic ? publishedAt : 0,
    };
  });
}

function beginnings(item: NewItem): ReturnType<typeof eventRow>[] {
  const created = eventRow('create', item.createdAt, item, item.ownerId);
  if (item.publishedAt === 0) return [created];
  return [created, eventRow('publish', item.publishedAt, item, item.ownerId)];
}
