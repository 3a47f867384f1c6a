import { randomUUID } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import type { Actor } from '#lib/accounts/actor.ts';
import { errorMessage } from '#lib/app/error-texts.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { readShownCase } from '#lib/cases/server/read-viewer.ts';
import { parseViewerQuery, type ViewerQuery } from '#lib/cases/viewer-query.ts';
import { type CaseAnswer, fileOf, toViewerCase, type ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { AppError, ERROR_STATUS } from '#lib/platform/errors.ts';
import { type Context, getContext } from '#lib/platform/server/context.ts';
import { isOfflineCopyRequest } from '#lib/platform/server/http/prefetch-request.ts';
import { postedForm } from '#lib/platform/server/http/read-form.ts';
import { CONFIDENCES, type Confidence, GRADES, type Grade } from './attempt-rules.ts';
import { ASIDE_FIELD, practicePaths, TAKEN_BACK_FIELD } from './path-rules.ts';
import type { SessionResult } from './results-schemas.ts';
import type { PracticeSession } from './schemas.ts';
import { sessionResults } from './server/read-results.ts';
import { recordAttempts } from './server/record-attempts.ts';
import { movePractice, readPractice } from './server/run-sessions.ts';
import { setAside } from './server/set-aside.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'response' | 'locals' | 'redirect'>;

/** The displayed case, with its answer if it was requested. */
interface PracticeScreen {
  session: PracticeSession;
  shown: ViewerCase;
  initial: ViewerQuery;
  answer: CaseAnswer | null;
  poster: { file: string; light: boolean } | null;
  sent: { id: string; words: { hypothesis: string; differential: string[]; confidence: Confidence | null } };
}

/** The current case of a session, or the results of a finished session. */
type PracticePage = { error?: string } & (
  | { screen: PracticeScreen; results?: undefined }
  | { screen?: undefined; results: SessionResult[]; sessionId: string }
);

type Fields = Pick<URLSearchParams | FormData, 'get' | 'getAll'>;

/** Reads the hypothesis from a form submitted without scripts. */
function wordsOf(fields: Fields) {
  const confidence = Number(fields.get('sur'));
  return {
    hypothesis: String(fields.get('hypothese') ?? ''),
    differential: fields.getAll('differentiel').map(String).filter(Boolean),
    confidence: CONFIDENCES.find((each) => each === confidence) ?? null,
  };
}

/** Moves to another case of a session by a form. An invalid position is ignored. */
async function goByForm(context: Context, actor: Actor, { id, cases }: PracticeSession, to: string) {
  const position = /^\d{1,3}$/.test(to) ? Number(to) : -1;
  if (position < 0 || position > cases.length) return undefined;
  await movePractice(context, actor, id, { position, ended: position === cases.length });
  return undefined;
}

/**
 * Grades a case of a session, or corrects its grade, by a form submitted without scripts; moves on if it was the
 * current case. @returns why the grade was refused
 */
async function gradeByForm(context: Context, actor: Actor, session: PracticeSession, form: FormData) {
  const { id: sessionId, cases } = session;
  const caseId = String(form.get('cas'));
  const isTakenBack = form.has(TAKEN_BACK_FIELD);
  const grade = GRADES.find((each): each is Grade => each === Number(form.get('note')));
  if (grade === undefined && !isTakenBack && !form.has(ASIDE_FIELD)) return undefined;
  if (!cases.some((each) => each.caseId === caseId)) return 'not_found';
  if (form.has(ASIDE_FIELD)) await setAside(context, actor, caseId);
  if (grade === undefined && !isTakenBack) return goPast(context, actor, session, caseId);
  const at = new Date(context.now()).toISOString();
  const id = String(form.get('essai'));
  const sent = {
    id,
    caseId,
    at,
    sessionId,
    ...wordsOf(form),
    ...(isTakenBack ? { takenBack: true } : { grade }),
  };
  const { refused } = await recordAttempts(context, actor, [sent as { id: string }]);
  if (refused[0]) return refused[0].code;
  return isTakenBack ? undefined : goPast(context, actor, session, caseId);
}

/** Moves on from a case of a session if it is the current one. */
async function goPast(context: Context, actor: Actor, session: PracticeSession, caseId: string) {
  const { id, position, cases, endedAt } = session;
  if (endedAt === null && cases[position]?.caseId === caseId)
    await movePractice(context, actor, id, { position: position + 1 });
  return undefined;
}

/** Handles a form of the page. @returns why it was refused */
function act(context: Context, actor: Actor, session: PracticeSession, form: FormData) {
  const to = form.get('aller');
  return to === null
    ? gradeByForm(context, actor, session, form)
    : goByForm(context, actor, session, String(to));
}

/** URL parameters after a refused form: the same case with its answer and the submitted texts. */
function askedAgain(form: FormData): URLSearchParams {
  const kept = ['cas', 'hypothese', 'differentiel', 'sur'];
  const fields = kept.flatMap((name) => form.getAll(name).map((value) => [name, String(value)]));
  return new URLSearchParams([...fields, ['reponse', '1']]);
}

async function screenOf(
  context: Context,
  actor: Actor,
  session: PracticeSession,
  { searchParams, isAhead }: { searchParams: URLSearchParams; isAhead: boolean },
): Promise<PracticeScreen> {
  const { caseId: id = '', graded } = session.cases[session.position] ?? {};
  // The answer is only shown for the case it was requested for, not for the next one.
  const isAsked =
    searchParams.get('cas') === id && parseViewerQuery(searchParams, { folders: [], main: 0 }).answer;
  const detail = await readShownCase(context, id, actor, { isRevealed: isAsked, isAhead });
  const shown = toViewerCase(detail, false);
  const asked = parseViewerQuery(searchParams, shown);
  const hidden = { title: false, sheet: false, about: false, questions: false };
  const initial = { ...asked, ...hidden, answer: isAsked, early: isAsked };
  const file = fileOf(detail.body, initial.folder, initial.image);
  return {
    session,
    shown,
    initial,
    answer: isAsked ? (await readAnswer(context, id, actor, isAhead)).answer : null,
    poster: file ? { file, light: file === shown.folders[initial.folder]?.cover } : null,
    sent: { id: graded?.attemptId ?? randomUUID(), words: wordsOf(searchParams) },
  };
}

/**
 * Loads the page of a session and handles its HTML forms.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function practiceFromForm(page: Page): Promise<PracticePage | Response> {
  const { request, url, params, response, locals, redirect } = page;
  const { actor } = locals;
  if (!actor || !params.session) throw new AppError('not_found');
  const context = await getContext();
  const session = await readPractice(context, actor, params.session);
  const form = await postedForm(request);
  const refused = form && (await act(context, actor, session, form));
  if (form && !refused) return redirect(practicePaths.session(session.id), 303);
  if (refused) response.status = ERROR_STATUS[refused];
  const said = refused && { error: errorMessage(refused) };
  const isOver = session.endedAt !== null || session.position >= session.cases.length;
  if (isOver)
    return { ...said, sessionId: session.id, results: await sessionResults(context, actor, session.id) };
  const searchParams = form ? askedAgain(form) : url.searchParams;
  const isAhead = isOfflineCopyRequest(request.headers);
  return { ...said, screen: await screenOf(context, actor, session, { searchParams, isAhead }) };
}
