import { askingOf } from '#lib/cases/shown-folders.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import type { Context } from '#lib/platform/server/context.ts';
import type { ValidatedStep } from '../attempt.ts';
import { type Asking, openStep, reachedSteps } from '../kept-back.ts';
import { attemptsAt } from './attempt-queries.ts';

type Reading = Pick<Context, 'db'>;
type AttemptRow = Awaited<ReturnType<typeof attemptsAt>>[number];

/**
 * The step that an attempt stands at, by the version that it answers. None of one that is over, and of one whose version
 * nobody knows any more: that goes no further.
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
  return openStep(askingOf(answered), validated);
}

/** How many steps of a case's questions somebody has reached, at whichever attempt they went furthest. */
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
