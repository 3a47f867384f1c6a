import type { Actor } from '#lib/accounts/actor.ts';
import type { RequesterRole } from '#lib/items/access.ts';
import { readVersions } from '#lib/items/server/item-versions-queries.ts';
import { findItem, type ItemRow } from '#lib/items/server/item-write-queries.ts';
import { permittedTo } from '#lib/items/server/readable-item.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import { versionFor } from '#lib/items/server/working-copy.ts';
import { AppError } from '#lib/platform/errors.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { withAcceptedSince } from '../accepted-since.ts';
import { askedPartOf } from '../asked-part.ts';
import type { AskedPart, ValidatedStep } from '../attempt.ts';
import { askedSteps } from '../faults.ts';
import type { NamedFolder } from '../images-there.ts';
import { bringingSteps, bringsImages } from '../kept-back.ts';
import type { CaseQuestions } from '../questions-schema.ts';
import { lastAttempt } from './attempt-queries.ts';
import { readReached } from './read-reached.ts';
import type { QuestionAttemptTable } from './tables.ts';

type Reading = Pick<Context, 'db'>;

/** The questions of a readable case, with the state of the actor's last attempt. */
export interface AskedQuestions {
  item: ItemRow;
  /** The current published version; null for a case that was never published. */
  version: number | null;
  asked: AskedPart;
  /**
   * With the questions as they are marked now. Null before the first attempt, or if the attempt's version is no longer
   * kept.
   */
  last: (QuestionAttemptTable & { validated: ValidatedStep[]; asked: AskedPart }) | null;
  /** Number of the person's last attempt; 0 before the first. */
  round: number;
}

/** Whether questions depend on findings, as structures or for their keys. */
const namesFindings = (questions: CaseQuestions) =>
  questions.steps.some((step) =>
    step.questions.some(({ format, findings = [] }) => format === 'zone' || findings.length > 0),
  );

/**
 * Null for a case without questions. Images and findings are read only if a step or a question refers to any.
 * @param withFolders whether to include folder names even if no step reveals any
 */
export async function askedOf(
  { db }: Reading,
  id: string,
  version: number | null,
  asker: RequesterRole,
  withFolders = false,
): Promise<AskedPart | null> {
  const reading = { id, version, asker };
  const { questions } = await readShownBody(db, 'case', reading, ['questions']);
  if (!questions) return null;
  const brings = withFolders || bringsImages(questions);
  if (!brings && !namesFindings(questions)) return { questions, findings: [] };
  const parts = await readShownBody(db, 'case', reading, ['findings', 'folders', 'presentation']);
  return askedPartOf({ ...parts, questions }, withFolders);
}

/** The folders of the published version that the viewer shows a person, with their indexes; empty without questions. */
async function viewedBy(
  context: Reading,
  place: { caseId: string; personId: string },
  asked: AskedPart | null,
): Promise<NamedFolder[]> {
  if (!asked?.folders) return [];
  const reached = await readReached(context, place, asked);
  const places = bringingSteps(asked);
  return asked.folders.filter(({ id }) => (places.get(id) ?? 0) < reached);
}

/** The questions of an attempt's version, if not the current one; null when that version is no longer kept. */
async function answeredQuestions(
  context: Reading,
  { item_id, item_version }: QuestionAttemptTable,
  shown: number | null,
  asker: RequesterRole,
  withFolders: boolean,
): Promise<AskedPart | null> {
  // A case that was published since, or withdrawn, is answered in its current form.
  if (item_version === null || shown === null) return null;
  const isKept = (await readVersions(context.db, item_id, item_version)).length > 0;
  return isKept ? askedOf(context, item_id, item_version, asker, withFolders) : null;
}

/** @throws AppError `not_found`, also for a case without questions */
export async function readAskedQuestions(
  context: Reading,
  id: string,
  actor: Actor,
): Promise<AskedQuestions> {
  const row = await findItem(context.db, 'case', id);
  const { item, asker } = await permittedTo('reader-or-invited', context.db, row, actor);
  const version = versionFor(item, asker);
  const asked = await askedOf(context, id, version, asker);
  const attempt = await lastAttempt(context.db, actor.id, id);
  const isSame = attempt?.item_version === version;
  const brings = asked?.folders !== undefined;
  const other = attempt && !isSame ? await answeredQuestions(context, attempt, version, asker, brings) : null;
  // If steps of either version reveal images, folders of both versions must be distinguished.
  const now = other?.folders && !brings ? await askedOf(context, id, version, asker, true) : asked;
  const viewed = other?.folders && (await viewedBy(context, { caseId: id, personId: actor.id }, now));
  const answered = isSame ? asked : other && { ...other, ...(viewed && { viewed }) };
  const asksNothing = !asked || askedSteps(asked.questions, asked.findings).length === 0;
  if (asksNothing && !answered) throw new AppError('not_found');
  return {
    item,
    version,
    asked: asked ?? { questions: null, findings: [] },
    round: attempt?.round ?? 0,
    last:
      attempt && answered
        ? {
            ...attempt,
            asked: withAcceptedSince(answered, asked),
            validated: JSON.parse(attempt.steps) as ValidatedStep[],
          }
        : null,
  };
}
