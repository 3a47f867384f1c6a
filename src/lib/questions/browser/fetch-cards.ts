import { ankiPath } from '../paths.ts';

/** The cards of a case as it is saved; undefined where they cannot be fetched. */
export async function fetchCards(caseId: string): Promise<Blob | undefined> {
  try {
    const answer = await fetch(ankiPath(caseId), { cache: 'no-store' });
    return answer.ok ? await answer.blob() : undefined;
  } catch {
    return undefined;
  }
}
