import type { Context } from '#lib/platform/server/context.ts';
import { type Asking, reachedSteps } from '../kept-back.ts';
import { validatedAt } from './attempt-queries.ts';

/** How many steps of a case's questions somebody has reached, at whichever attempt they went furthest. */
export async function readReached(
  { db }: Pick<Context, 'db'>,
  { caseId, personId }: { caseId: string; personId: string },
  asking: Asking,
): Promise<number> {
  const attempts = await validatedAt(db, personId, caseId);
  return reachedSteps(
    asking,
    attempts.map((steps) => steps.map(({ step }) => step)),
  );
}
