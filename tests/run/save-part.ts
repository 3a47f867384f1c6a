import type { Answer, Caller } from './caller.ts';

/** Saves a part of a case that was read at a revision, as a stranger's program would. */
export function savePart(
  caller: Caller,
  token: string,
  id: string,
  value: object,
  revision: number,
): Promise<Answer> {
  const part = 'folders' in value ? 'images' : Object.keys(value)[0];
  const headers = { 'If-Match': `"${revision}"` };
  return caller.send('PUT', `/api/cases/${id}/parts/${part}`, { token, json: value, headers });
}
