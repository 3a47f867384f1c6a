import { CallFailed } from '#lib/contract/client.ts';
import type { CaseAnswer, ViewerAnswer } from '#lib/contract/viewer.ts';
import { call } from './api.ts';

/** Whether this page shows their author the working copies of cases, instead of what their readers see. */
let isPreview = false;
const asked = new Map<string, Promise<ViewerAnswer>>();
/** Cases that were fetched ahead and of which nobody has been told that they were opened. */
const unopened = new Set<string>();
/** Answers that this page has read, for when the connection is lost. */
const answers = new Map<string, CaseAnswer>();

/** From now on cases are read as their author has them now; a page does so before it reads any. */
export function readWorkingCopies(): void {
  isPreview = true;
}

function ask(key: string, id: string, query: { titre?: '1'; avance?: '1' }): Promise<ViewerAnswer> {
  const path = isPreview ? 'GET /[kind]/[id]/preview' : 'GET /[kind]/[id]/viewer';
  const answer = call(path, { params: { kind: 'case', id }, query });
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}

const keyOf = (id: string, withTitle: boolean) => `${id} ${withTitle}`;

/** A case for the viewer; asked for once, so that fetching it ahead serves the opening. */
export function readCase(id: string, withTitle = false): Promise<ViewerAnswer> {
  const key = keyOf(id, withTitle);
  return asked.get(key) ?? ask(key, id, withTitle ? { titre: '1' } : {});
}

/** Fetches a case ahead: nobody has seen it until it is shown (`caseShown`). */
export function readAhead(id: string): Promise<ViewerAnswer> {
  const key = keyOf(id, false);
  const known = asked.get(key);
  if (known) return known;
  unopened.add(id);
  return ask(key, id, { avance: '1' });
}

/** The case is on screen: one that was fetched ahead is counted as viewed now, or once the connection is back. */
export function caseShown(id: string): void {
  if (!unopened.delete(id)) return;
  const later = () => addEventListener('online', tell, { once: true });
  const tell = () =>
    void call('POST /[kind]/[id]/views', { params: { kind: 'case', id } }).catch(({ status }) => {
      if (status === 0) later();
    });
  tell();
}

/** What the case keeps back; what this page has read already is there without a connection. */
export async function readAnswer(id: string): Promise<CaseAnswer> {
  try {
    const path = isPreview ? 'GET /[kind]/[id]/preview/answer' : 'GET /[kind]/[id]/answer';
    const answer = await call(path, { params: { kind: 'case', id } });
    answers.set(id, answer);
    return answer;
  } catch (error) {
    const known = answers.get(id);
    if (known && error instanceof CallFailed && error.status === 0) return known;
    throw error;
  }
}
