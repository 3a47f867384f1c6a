import { ankiPath, type CardPictures } from '../paths.ts';

/** Of pictures that may not leave any longer (what is forbidden is not found), and of a case that is not what they were drawn of. */
const REFUSED: readonly number[] = [404, 409];

/**
 * The cards of a case as it is saved; undefined where they cannot be fetched, `changed` where its pictures have to be drawn anew.
 * @param pictures the pictures that they show, which are not in the package yet
 */
export async function fetchCards(
  caseId: string,
  pictures?: CardPictures,
): Promise<Blob | 'changed' | undefined> {
  try {
    const answer = await fetch(ankiPath(caseId, pictures), { cache: 'no-store' });
    if (REFUSED.includes(answer.status)) return 'changed';
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
