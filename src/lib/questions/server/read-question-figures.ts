import type { Actor } from '#lib/accounts/actor.ts';
import { readBody } from '#lib/items/server/item-parts-queries.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { writable } from '#lib/items/server/readable-item.ts';
import { versionShown, workingFields } from '#lib/items/server/working-copy.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { withAcceptedSince } from '../accepted-since.ts';
import type { ValidatedStep } from '../attempt.ts';
import type { CaseQuestionFigures } from '../figures/figures-schemas.ts';
import { figuresOf } from '../figures/question-figures.ts';
import type { CaseQuestions } from '../questions-schema.ts';
import { firstAttemptsAt, questionsOfVersions } from './first-attempts-queries.ts';

/** Of a part's JSON, or of a body's. Checked by the kind's schema when it was written. */
const questionsIn = (json: string) =>
  (JSON.parse(json) as { questions?: CaseQuestions | null }).questions ?? null;

/**
 * What the questions of a case are worth, for those who write it: of the first attempts of everybody else, as they are
 * marked now. Nothing is told of a question that fewer than five people answered.
 * @throws AppError `not_found`, `forbidden`
 */
export async function readQuestionFigures(
  { db }: Pick<Context, 'db'>,
  id: string,
  actor: Actor,
): Promise<CaseQuestionFigures> {
  const item = await writable(db, await findItem(db, 'case', id), actor);
  const working = questionsIn(await readBody(db, 'case', id, ['questions']));
  const version = versionShown(item);
  const rows = await firstAttemptsAt(db, id);
  const answered = rows.flatMap(({ item_version }) => item_version ?? []);
  const numbers = [...new Set(version === null ? answered : [version, ...answered])];
  const texts = await questionsOfVersions(db, id, numbers);
  const versions = new Map([...texts].map(([number, json]) => [number, questionsIn(json)]));
  const now = version === null ? working : (versions.get(version) ?? null);
  const attempts = rows.map(({ item_version, steps }) => {
    // What was answered before the first publication is compared with what readers are asked, as its words were not kept.
    const asked = item_version === null ? (version === null ? working : null) : versions.get(item_version);
    return asked
      ? { questions: withAcceptedSince(asked, now), steps: JSON.parse(steps) as ValidatedStep[] }
      : null;
  });
  const { title } = await workingFields(db, item);
  return { title, version, people: rows.length, questions: figuresOf(now, attempts, working) };
}
