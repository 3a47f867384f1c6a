import { questionsWithFindings } from '#lib/cases/shown-folders.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ValidatedStep } from '../attempt.ts';
import { type Asking, openStep, reachedSteps } from '../kept-back.ts';
import { attemptsAt } from './attempt-queries.ts';

type Reading = Pick<Context, 'db'>;
type AttemptRow = Awaited<ReturnType<typeof attemptsAt>>[number];

/**
 * The open step of an attempt, in the version that it answers. None for a finished attempt, or when the version
 * is no longer kept, since such an attempt cannot continue.
 */
async function openStepOf(
  { db }: Reading,
  caseId: string,
  { item_version: version, finished_at, visibility }: AttemptRow,
  validated: readonly string[],
  asking: Asking,
): Promise<string | undefined> {
  if (finished_at !== null) return undefined;
  if (version === null) return visibility === 'public' ? undefined : openStep(asking, validated);
  const shown = { id: caseId, version, asker: 'other' } as const;
  const answered = await readShownBody(db, 'case', shown, ['folders', 'findings', 'questions']);
  return openStep(questionsWithFindings(answered), validated);
}

/** Number of steps that a person has reached in a case's questions, in their furthest attempt. */
export async function readReached(
  context: Reading,
  { caseId, personId }: { caseId: string; personId: string },
  asking: Asking,
): Promise<number> {
  const rows = await attemptsAt(context.db, personId, caseId);
  const attempts = rows.map(async (row) => {
    const validated = (JSON.parse(row.steps) as ValidatedStep[]).map(({ step }) => step);
    return { validated, open: await openStepOf(context, caseId, row, validated, asking) };
  });
  return reachedSteps(asking, await Promise.all(attempts));
}
