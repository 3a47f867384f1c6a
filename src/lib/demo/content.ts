import type { Visibility } from '#lib/items/item.ts';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { VALIDATED } from '#lib/reviews/review-rules.ts';
import { authors } from './authors.ts';
import { cases } from './cases/all.ts';
import type { DemoCase } from './cases/demo-case.ts';
import { protocols } from './protocols/all.ts';
import { historyOf } from './protocols/versions.ts';
import { exams } from './questionnaires/all.ts';
import type { DemoExam } from './questionnaires/exam.ts';
import { createSequence } from './random.ts';
import { type Unfinished, unfinished } from './unfinished.ts';

/** The content that seeding stores; identical on every machine and at every start. */

interface Placed {
  authorUsername: string;
  title: string;
  tags: string[];
  visibility: Visibility;
  createdDaysAgo: number;
}

/** Gives each item an author and an age, derived from a seed per kind. */
function placed<Item extends { title: string; tags: string[] }>(
  items: Item[],
  seed: number,
  visibilityOf: (item: Item) => Visibility,
): (Item & Placed)[] {
  const next = createSequence(seed);
  return items.map((item) => ({
    ...item,
    authorUsername: authors[Math.floor(next() * authors.length)]!.username,
    visibility: visibilityOf(item),
    createdDaysAgo: 3 + Math.floor(next() * 540),
  }));
}

export const demoAuthors = authors;

export const demoUnfinished: readonly Unfinished[] = unfinished;

export const demoQuestionnaires: (Placed & DemoExam)[] = placed(exams, 11, () => 'public');

/** Bodies without images: seeding draws `imaging` and adds the folders. */
export const demoCases: (Placed & DemoCase)[] = placed(cases, 22, () => 'public');

export const demoProtocols: (Placed & { body: ProtocolBody } & ReturnType<typeof historyOf>)[] = placed(
  protocols,
  33,
  ({ body }) => (body.reviewStatus === VALIDATED ? 'public' : 'private'),
).map((item) => ({ ...item, ...historyOf(item.title, item.body) }));
