import { ankiPath } from '../paths.ts';

/**
 * The cards of a case as it is saved; undefined where they cannot be fetched.
 * @param picture the name of the picture that they show, which is not in the package yet
 */
export async function fetchCards(caseId: string, picture?: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(ankiPath(caseId, picture), { cache: 'no-store' });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
