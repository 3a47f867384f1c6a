import type { Actor } from '#lib/accounts/actor.ts';
import type { CaseBody } from '#lib/cases/body-schema.ts';
import { withholdFolders } from '#lib/cases/server/withhold-folders.ts';
import type { ShownPart } from '#lib/cases/shown-folders.ts';
import type { ItemRow } from '#lib/items/server/item-write-queries.ts';
import { askerInvited } from '#lib/items/server/readable-item.ts';
import { readShownBody } from '#lib/items/server/shown-body.ts';
import { versionFor } from '#lib/items/server/working-copy.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { bringsImages } from '#lib/questions/kept-back.ts';
import { filesOfImage } from '../files-of-image.ts';

type Reading = Pick<Context, 'db'>;
type Reader = Pick<Actor, 'id'> | null;

/** The keys of a body that determine which folders a reader may see. */
const KEYS = ['folders', 'findings', 'questions'] as const;

/** A case as read by an actor (null when signed out): its version, and the reader as `withholdFolders` needs it. */
async function readingOf({ db }: Reading, item: ItemRow, actor: Reader) {
  const asker = actor ? await askerInvited(db, item, actor) : 'signed-out';
  return {
    shown: { id: item.id, version: versionFor(item, asker), asker },
    reader: { caseId: item.id, asker, personId: actor?.id ?? null },
  };
}

/**
 * The folders of a case that a reader (null when signed out) may see, without those that its questions withhold. The
 * caller has checked that the reader may see the case.
 * @param isRevealed whether the answer was revealed: then all folders are returned
 */
export async function foldersSeen(
  { db }: Reading,
  item: ItemRow,
  actor: Reader,
  isRevealed = false,
): Promise<Pick<CaseBody, 'folders'> & ShownPart> {
  const { shown, reader } = await readingOf({ db }, item, actor);
  return withholdFolders({ db }, reader, await readShownBody(db, 'case', shown, KEYS), isRevealed);
}

/** The files of a case that its questions withhold from a reader. In most cases, the questions withhold nothing. */
export async function filesKeptBack({ db }: Reading, item: ItemRow, actor: Reader): Promise<Set<string>> {
  const { shown, reader } = await readingOf({ db }, item, actor);
  const { questions } = await readShownBody(db, 'case', shown, ['questions']);
  if (!bringsImages(questions)) return new Set();
  const whole = await readShownBody(db, 'case', shown, KEYS);
  const { folders, awaitsImages } = await withholdFolders({ db }, reader, whole);
  if (!awaitsImages) return new Set();
  const filesIn = (some: CaseBody['folders']) => some.flatMap(({ images }) => images.flatMap(filesOfImage));
  const seen = new Set(filesIn(folders));
  return new Set(filesIn(whole.folders).filter((file) => !seen.has(file)));
}
