import type { RequesterRole } from '#lib/items/access.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { bringsImages } from '#lib/questions/kept-back.ts';
import { readReached } from '#lib/questions/server/read-reached.ts';
import type { CaseBody } from '../body-schema.ts';
import { asShown, questionsWithFindings, type ShownPart } from '../shown-folders.ts';

/** The reader of a case: their role, and their account (null when signed out). */
interface CaseReader {
  caseId: string;
  asker: RequesterRole;
  personId: string | null;
}

/** Authors and reviewers of a case see all of it. */
const seesAll = (asker: RequesterRole) => asker === 'owner' || asker === 'author' || asker === 'reviewer';

/**
 * A version of a case without the folders of steps that its reader has not reached, unless the answer was revealed.
 * All code that returns folders to readers must use this.
 * @param isRevealed whether the answer was revealed
 */
export async function withholdFolders<Body extends Pick<CaseBody, 'folders' | 'findings' | 'questions'>>(
  context: Pick<Context, 'db'>,
  { caseId, asker, personId }: CaseReader,
  body: Body,
  isRevealed = false,
): Promise<Body & ShownPart> {
  if (!bringsImages(body.questions)) return body;
  if (seesAll(asker)) return asShown(body, 1, true);
  const reached =
    personId === null ? 1 : await readReached(context, { caseId, personId }, questionsWithFindings(body));
  return asShown(body, reached, isRevealed);
}
