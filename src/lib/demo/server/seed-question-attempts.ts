import type { Transaction } from 'kysely';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import type { NewItem } from '#lib/items/server/item-write-queries.ts';
import type { Database } from '#lib/platform/server/db/schema.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { writeAttempt } from '#lib/questions/server/attempt-queries.ts';
import { createRandom } from '../phantoms/random.ts';
import { demoLearners } from '../practice.ts';
import { answeredDossiers, demoAttempt } from '../question-attempts.ts';

interface Seeded {
  items: readonly NewItem[];
  people: readonly { id: string; username: string }[];
  now: number;
}

const MINUTE = 60_000;
/** Chosen so that most questions have a good discrimination index, and some people are confident but wrong. */
const SEED = 41;
/** The skill of people who do not practise in the demo. */
const OTHERS = { skill: 0.68, confidence: 0.05 };

/** Simulates answers by everybody except the author to the questions of some cases, some time after publication. */
export async function seedQuestionAttempts(
  trx: Transaction<Database>,
  { items, people, now }: Seeded,
): Promise<void> {
  for (const [place, { title, instead }] of answeredDossiers.entries()) {
    const item = items.find((each) => each.title === title);
    if (!item) continue;
    const body = await readBody(trx, 'case', item.id, ['questions']);
    const { questions } = JSON.parse(body) as { questions?: CaseQuestions | null };
    for (const [index, { id, username }] of people.entries()) {
      if (!questions || id === item.ownerId) continue;
      const random = createRandom(SEED + place, index);
      const who = demoLearners.find((learner) => learner.username === username) ?? OTHERS;
      const steps = demoAttempt(questions, who, instead, random);
      const started_at = Math.round(random.between(item.publishedAt, now - 20 * MINUTE));
      await writeAttempt(trx, {
        user_id: id,
        item_id: item.id,
        round: 1,
        item_version: 1,
        steps: JSON.stringify(steps),
        started_at,
        finished_at: started_at + Math.round(random.between(4, 15) * MINUTE),
      });
    }
  }
}
