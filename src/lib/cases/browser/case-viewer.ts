import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { CaseAnswer, ViewerAnswer } from '../viewer-schemas.ts';

/**
 * Where cases are read from: the published state, unless a page sets another source
 * (`cases/browser/case-preview.ts`).
 */
export const reads: {
  viewer: 'GET /[kind]/[id]/viewer' | 'GET /[kind]/[id]/preview';
  answer: 'GET /[kind]/[id]/answer' | 'GET /[kind]/[id]/preview/answer';
} = { viewer: 'GET /[kind]/[id]/viewer', answer: 'GET /[kind]/[id]/answer' };

const asked = new Map<string, Promise<ViewerAnswer>>();
/** Prefetched cases whose opening was not reported yet. */
const unopened = new Set<string>();
/** Answers that this page has read, for when the connection is lost. */
const answers = new Map<string, CaseAnswer>();

function ask(
  key: string,
  id: string,
  query: { titre?: '1'; avance?: '1'; toutes?: '1' },
): Promise<ViewerAnswer> {
  const answer = call(reads.viewer, { params: { kind: 'case', id }, query });
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}

const keyOf = (id: string, withTitle: boolean, withAll: boolean) => `${id} ${withTitle} ${withAll}`;

/**
 * A case for the viewer; asked for once, so that fetching it ahead serves the opening.
 * @param withAll with the images that its questions keep back: its answer was asked for
 */
export function readCase(id: string, withTitle = false, withAll = false): Promise<ViewerAnswer> {
  const key = keyOf(id, withTitle, withAll);
  const query = { ...(withTitle && { titre: '1' as const }), ...(withAll && { toutes: '1' as const }) };
  return asked.get(key) ?? ask(key, id, query);
}

/**
 * A case with all its images, its answer having been asked for; null where what the device keeps, which may lack some of
 * them, answered in the server's place.
 */
export async function readWholeCase(id: string): Promise<ViewerAnswer | null> {
  const answer = await readCase(id, false, true);
  if (!answer.shown.awaitsImages) return answer;
  asked.delete(keyOf(id, false, true));
  return null;
}

/** A case as it is now: its questions have brought images since it was read. */
export function readCaseAgain(id: string): Promise<ViewerAnswer> {
  for (const key of asked.keys()) if (key.startsWith(`${id} `)) asked.delete(key);
  return readCase(id);
}

/** Fetches a case ahead: nobody has seen it until it is shown (`caseShown`). */
export function readAhead(id: string): Promise<ViewerAnswer> {
  const key = keyOf(id, false, false);
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

/** The hidden part of a case; one that this page has read already needs no connection. */
export async function readAnswer(id: string): Promise<CaseAnswer> {
  try {
    const answer = await call(reads.answer, { params: { kind: 'case', id } });
    answers.set(id, answer);
    return answer;
  } catch (error) {
    const known = answers.get(id);
    if (known && error instanceof CallFailed && error.status === 0) return known;
    throw error;
  }
}
