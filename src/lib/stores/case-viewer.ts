import { CallFailed } from '#lib/contract/client.ts';
import type { CaseAnswer, ViewerAnswer } from '#lib/contract/viewer.ts';
import { call } from './api.ts';

const asked = new Map<string, Promise<ViewerAnswer>>();

/** A case for the viewer; asked for once, so that fetching it ahead serves the opening. */
export function readCase(id: string, withTitle = false): Promise<ViewerAnswer> {
  const path = `/cases/${id}/viewer${withTitle ? '?titre=1' : ''}`;
  const known = asked.get(path);
  if (known) return known;
  const answer = call('GET', path).then((told) => {
    if ('shown' in (told as object)) return told as ViewerAnswer;
    throw new CallFailed(404);
  });
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}

/** What the case keeps back. */
export function readAnswer(id: string): Promise<CaseAnswer> {
  return call('GET', `/cases/${id}/answer`) as Promise<CaseAnswer>;
}
