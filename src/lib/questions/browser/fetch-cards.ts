import { ankiPath, type CardPictures } from '../paths.ts';

/**
 * The cards of a case as it is saved; undefined where they cannot be fetched.
 * @param pictures the names of the pictures that they show, which are not in the package yet
 */
export async function fetchCards(caseId: string, pictures?: CardPictures): Promise<Blob | undefined> {
  try {
    const answer = await fetch(ankiPath(caseId, pictures), { cache: 'no-store' });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
