import type { CaseAnswer, ViewerAnswer } from '#lib/contract/viewer.ts';
import { call } from './api.ts';

const asked = new Map<string, Promise<ViewerAnswer>>();

/** A case for the viewer; asked for once, so that fetching it ahead serves the opening. */
export function readCase(id: string, withTitle = false): Promise<ViewerAnswer> {
  const key = `${id} ${withTitle}`;
  const known = asked.get(key);
  if (known) return known;
  const query = withTitle ? { titre: '1' as const } : {};
  const answer = call('GET /[kind]/[id]/viewer', { params: { kind: 'case', id }, query });
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}

/** What the case keeps back. */
export function readAnswer(id: string): Promise<CaseAnswer> {
  return call('GET /[kind]/[id]/answer', { params: { kind: 'case', id } });
}
