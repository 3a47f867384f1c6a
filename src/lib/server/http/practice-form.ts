import { randomUUID } from 'node:crypto';
import type { AstroGlobal } from 'astro';
import { AppError } from '#lib/contract/errors.ts';
import type { PracticeSession } from '#lib/contract/practice.ts';
import type { SessionResult } from '#lib/contract/practice-results.ts';
import { type CaseAnswer, fileOf, toViewerCase, VIEWER_KEYS, type ViewerCase } from '#lib/contract/viewer.ts';
import type { Actor } from '#lib/domain/actor.ts';
import { CONFIDENCES, type Confidence, GRADES, type Grade } from '#lib/domain/practice/attempt.ts';
import { practicePaths } from '#lib/domain/practice/paths.ts';
import { parseViewerQuery, type ViewerQuery } from '#lib/domain/viewer-query.ts';
import { type Context, getContext } from '../context.ts';
import { readAnswer } from '../usecases/items/read-answer.ts';
import { readItem } from '../usecases/items/read-item.ts';
import { recordAttempts } from '../usecases/practice/record-attempts.ts';
import { sessionResults } from '../usecases/practice/session-results.ts';
import { movePractice, readPractice } from '../usecases/practice/sessions.ts';
import { postedForm } from './read-form.ts';

type Page = Pick<AstroGlobal, 'request' | 'url' | 'params' | 'locals' | 'redirect'>;

/** A case of a session, as far as it was asked for. */
interface PracticeScreen {
  session: PracticeSession;
  shown: ViewerCase;
  initial: ViewerQuery;
  answer: CaseAnswer | null;
  poster: { file: string; light: boolean } | null;
  sent: { id: string; words: { hypothesis: string; differential: string[]; confidence: Confidence | null } };
}

/** What a session shows: its case at hand, or once it has ended what was graded in it. */
type PracticePage =
  | { screen: PracticeScreen; results?: undefined }
  | { screen?: undefined; results: SessionResult[] };

type Fields = Pick<URLSearchParams | FormData, 'get' | 'getAll'>;

/** What was thought, as a form without script sends it. */
function wordsOf(fields: Fields) {
  const confidence = Number(fields.get('sur'));
  return {
    hypothesis: String(fields.get('hypothese') ?? ''),
    differential: fields.getAll('differentiel').map(String).filter(Boolean),
    confidence: CONFIDENCES.find((each) => each === confidence) ?? null,
  };
}

/** Grades the case at hand by a form, where there is no script, and goes on to the next one. */
async function gradeByForm(context: Context, actor: Actor, session: PracticeSession, form: FormData) {
  const { position, cases } = session;
  const caseId = String(form.get('cas'));
  const grade = GRADES.find((each): each is Grade => each === Number(form.get('note')));
  if (cases[position]?.caseId !== caseId || grade === undefined) return;
  const at = new Date(context.now()).toISOString();
  const id = String(form.get('essai'));
  await recordAttempts(context, actor, [
    { id, caseId, at, sessionId: session.id, ...wordsOf(form), grade } as { id: string },
  ]);
  await movePractice(context, actor, session.id, { position: position + 1 });
}

async function screenOf(context: Context, actor: Actor, session: PracticeSession, url: URL) {
  const id = session.cases[session.position]?.caseId ?? '';
  const detail = await readItem(context, 'case', id, actor, VIEWER_KEYS);
  const shown = toViewerCase(detail, false);
  const asked = parseViewerQuery(url.searchParams, shown);
  // An answer is given for the case that it was asked of, not for the next one.
  const isAsked = url.searchParams.get('cas') === id && asked.answer;
  const initial = { ...asked, title: false, sheet: false, about: false, answer: isAsked };
  const file = fileOf(detail.body, initial.folder, initial.image);
  return {
    session,
    shown,
    initial,
    answer: isAsked ? (await readAnswer(context, id, actor)).answer : null,
    poster: file ? { file, light: initial.image === shown.folders[initial.folder]?.start } : null,
    sent: { id: randomUUID(), words: wordsOf(url.searchParams) },
  };
}

/**
 * A practice session of one's own, for its page's frontmatter.
 * @throws AppError `not_found`, which the middleware answers with the 404 page.
 */
export async function practiceFromForm(page: Page): Promise<PracticePage | Response> {
  const { request, url, params, locals, redirect } = page;
  const { actor } = locals;
  if (!actor || !params.session) throw new AppError('not_found');
  const context = await getContext();
  const session = await readPractice(context, actor, params.session);
  const form = await postedForm(request);
  if (form) {
    await gradeByForm(context, actor, session, form);
    return redirect(practicePaths.session(session.id), 303);
  }
  const isOver = session.endedAt !== null || session.position >= session.cases.length;
  if (isOver) return { results: await sessionResults(context, actor, session.id) };
  return { screen: await screenOf(context, actor, session, url) };
}
