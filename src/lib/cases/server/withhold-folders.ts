import type { Asker } from '#lib/items/access.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { bringsImages } from '#lib/questions/kept-back.ts';
import { readReached } from '#lib/questions/server/read-reached.ts';
import type { CaseBody } from '../body-schema.ts';
import { askingOf, asShown, type ShownPart } from '../shown-folders.ts';

/** Who reads a case: as whom, and which person; null signed out. */
interface CaseReader {
  caseId: string;
  asker: Asker;
  personId: string | null;
}

/** Who writes a case, or says a word on it before its publication, sees all of it. */
const seesAll = (asker: Asker) => asker === 'owner' || asker === 'author' || asker === 'reviewer';

/**
 * A state of a case with the folders that somebody may see of it: those of steps that they have not reached are left out,
 * unless they asked for the answer. Every reader of folders is given them by this.
 * @param isRevealed whether they did
 */
export async function withholdFolders<Body extends Pick<CaseBody, 'folders' | 'findings' | 'questions'>>(
  context: Pick<Context, 'db'>,
  { caseId, asker, personId }: CaseReader,
  body: Body,
  isRevealed = false,
): Promise<Body & ShownPart> {
  if (!bringsImages(body.questions)) return body;
  if (seesAll(asker)) return asShown(body, 1, true);
  const reached = personId === null ? 1 : await readReached(context, { caseId, personId }, askingOf(body));
  return asShown(body, reached, isRevealed);
}
