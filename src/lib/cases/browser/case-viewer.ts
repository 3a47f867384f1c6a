import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import type { CaseAnswer, ViewerAnswer } from '../viewer-schemas.ts';

/**
 * The source of cases: the published version, unless a page sets another source
 * (`cases/browser/case-preview.ts`).
 */
export const readRoutes: {
  viewer: 'GET /[kind]/[id]/viewer' | 'GET /[kind]/[id]/preview';
  answer: 'GET /[kind]/[id]/answer' | 'GET /[kind]/[id]/preview/answer';
} = { viewer: 'GET /[kind]/[id]/viewer', answer: 'GET /[kind]/[id]/answer' };

const asked = new Map<string, Promise<ViewerAnswer>>();
/** Prefetched cases that were not yet counted as viewed. */
const unopened = new Set<string>();
/** Answers that this page has loaded, for use when the connection is lost. */
const answers = new Map<string, CaseAnswer>();

function ask(
  key: string,
  id: string,
  query: { titre?: '1'; avance?: '1'; toutes?: '1' },
): Promise<ViewerAnswer> {
  const answer = call(readRoutes.viewer, { params: { kind: 'case', id }, query });
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}

const keyOf = (id: string, withTitle: boolean, withAll: boolean) => `${id} ${withTitle} ${withAll}`;

/**
 * A case for the viewer; requested once, so that a prefetch also serves the opening.
 * @param withAll whether to include the images withheld by its questions, once its answer was revealed
 */
export function readCase(id: string, withTitle = false, withAll = false): Promise<ViewerAnswer> {
  const key = keyOf(id, withTitle, withAll);
  const query = { ...(withTitle && { titre: '1' as const }), ...(withAll && { toutes: '1' as const }) };
  return asked.get(key) ?? ask(key, id, query);
}

/**
 * A case with all its images, once its answer was revealed; null when the device's own copy, which may lack some of
 * the images, was used instead of the server.
 */
export async function readWholeCase(id: string): Promise<ViewerAnswer | null> {
  const answer = await readCase(id, false, true);
  if (!answer.shown.awaitsImages) return answer;
  asked.delete(keyOf(id, false, true));
  return null;
}

/** A case without the cache: answering its questions has revealed further images. */
export function readCaseAgain(id: string): Promise<ViewerAnswer> {
  for (const key of asked.keys()) if (key.startsWith(`${id} `)) asked.delete(key);
  return readCase(id);
}

/** Prefetches a case, which counts as viewed only when it is shown (`reportPrefetchedView`). */
export function readAhead(id: string): Promise<ViewerAnswer> {
  const key = keyOf(id, false, false);
  const known = asked.get(key);
  if (known) return known;
  unopened.add(id);
  return ask(key, id, { avance: '1' });
}

/** Called when a case is displayed: a prefetched one is counted as viewed, now or once the connection is back. */
export function reportPrefetchedView(id: string): void {
  if (!unopened.delete(id)) return;
  const later = () => addEventListener('online', tell, { once: true });
  const tell = () =>
    void call('POST /[kind]/[id]/views', { params: { kind: 'case', id } }).catch(({ status }) => {
      if (status === 0) later();
    });
  tell();
}

/** The hidden part of a case; no connection is needed if this page has read it before. */
export async function readAnswer(id: string): Promise<CaseAnswer> {
  try {
    const answer = await call(readRoutes.answer, { params: { kind: 'case', id } });
    answers.set(id, answer);
    return answer;
  } catch (error) {
    const known = answers.get(id);
    if (known && error instanceof CallFailed && error.status === 0) return known;
    throw error;
  }
}
