import type { Actor } from '#lib/accounts/actor.ts';
import { readVersions } from '#lib/items/server/item-versions-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { versionShown, workingFields } from '#lib/items/server/working-copy.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { withAcceptedSince } from '../accepted-since.ts';
import type { AskedPart, ValidatedStep } from '../attempt.ts';
import type { CaseQuestionFigures } from '../figures/figures-schemas.ts';
import { figuresOf } from '../figures/question-figures.ts';
import { askedOf } from './asked-questions.ts';
import { firstAttemptsAt } from './first-attempts-queries.ts';

type Reading = Pick<Context, 'db'>;

const NOTHING: AskedPart = { questions: null, findings: [] };

/** The questions of those given versions of a case that are still kept, by version number. */
async function askedByVersions(
  context: Reading,
  id: string,
  numbers: readonly number[],
): Promise<Map<number, AskedPart>> {
  const wanted = new Set(numbers);
  const asked = new Map<number, AskedPart>();
  for (const { number } of wanted.size > 0 ? await readVersions(context.db, id) : []) {
    const part = wanted.has(number) ? await askedOf(context, id, number, 'author') : null;
    if (part) asked.set(number, part);
  }
  return asked;
}

/**
 * The figures of a case's questions, for its authors: from the first attempts of everybody else, with current
 * marking. Nothing is shown for a question answered by fewer than five people.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readQuestionFigures(
  context: Reading,
  id: string,
  actor: Actor,
): Promise<CaseQuestionFigures> {
  const { db } = context;
  const item = await writable(db, await findItem(db, 'case', id), actor);
  const version = versionShown(item);
  const working = await askedOf(context, id, null, 'author');
  const now = (version === null ? working : await askedOf(context, id, version, 'author')) ?? NOTHING;
  const rows = await firstAttemptsAt(db, id);
  const answered = rows.flatMap(({ item_version }) => item_version ?? []);
  const versions = await askedByVersions(context, id, answered);
  const attempts = rows.map(({ item_version, steps }) => {
    // For a case answered before publication, the questions at that time are unknown: the current ones are used.
    const unpublished = version === null ? now : undefined;
    const asked = item_version === null ? unpublished : versions.get(item_version);
    if (!asked) return null;
    return { asked: withAcceptedSince(asked, now), steps: JSON.parse(steps) as ValidatedStep[] };
  });
  const { title } = await workingFields(db, item);
  const questions = figuresOf(now, attempts, working?.questions ?? null);
  return { title, version, people: rows.length, questions };
}
