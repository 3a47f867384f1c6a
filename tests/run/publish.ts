import type { Caller } from './caller.ts';

/** Publishes the working copy of a case as of a revision, as a stranger's program would; returns its new revision. */
export async function publish(
  caller: Caller,
  token: string,
  id: string,
  revision: number,
  word?: string,
): Promise<number> {
  const answer = await caller.send('POST', `/api/cases/${id}/publication`, {
    token,
    json: { revision, word },
  });
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json.revision;
}
