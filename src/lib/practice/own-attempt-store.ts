import { atom } from 'nanostores';
import { pageOwner } from '#lib/accounts/browser/page-owner.ts';
import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { isCopy } from '#lib/platform/browser/is-copy.ts';
import { newUuid } from '#lib/platform/browser/new-uuid.ts';
import { attemptKey, tabAttemptsKey } from './attempt-key-rules.ts';
import { stateAfter } from './attempt-queue-store.ts';
import { DIAGNOSIS_MAX, type Grade, HYPOTHESIS_MAX } from './attempt-rules.ts';
import { recordAttempt } from './attempts-store.ts';
import { keepSessionAttempt, sessionAttempt, tabAttempts } from './kept-session-store.ts';
import { hasWords, type OwnWords } from './own-words-rules.ts';

/** The attempt at the displayed case. */
export interface OwnAttempt extends OwnWords {
  id: string;
  caseId: string;
  sessionId: string | null;
  /** Time at which the answer was shown (ISO 8601); null before. */
  revealedAt: string | null;
  grade: Grade | null;
  /** Date on which the case is due again, if known. */
  due: string | null;
  /** Whether the grade is stored on this device until there is a connection. */
  kept: boolean;
}

/** The current attempt; also in the tab's storage, from which a reload restores it. */
export const $ownAttempt = atom<OwnAttempt | null>(null);

/** Replaces the tab's storage if there is none. */
let attempts: readonly OwnAttempt[] | null = null;
/** Ids of attempts changed by this page, for which the server's HTML is out of date. */
const changedHere = new Set<string>();

function keptAttempts(): readonly OwnAttempt[] {
  attempts ??= tabAttempts<OwnAttempt>();
  return attempts;
}

/** Stores all attempts of a session, because readers may go back, but only the last one outside of sessions. */
function remember(attempt: OwnAttempt): void {
  const { id, caseId, sessionId } = attempt;
  changedHere.add(id);
  const isOther = (each: OwnAttempt) => each.sessionId === sessionId && each.caseId !== caseId;
  attempts = [...(sessionId === null ? [] : keptAttempts().filter(isOther)), attempt];
  if (sessionId !== null) keepSessionAttempt(sessionId, caseId, attempt);
  try {
    tabStorage()?.setItem(tabAttemptsKey(pageOwner() ?? ''), JSON.stringify(attempts));
  } catch {
    // Storage is full or forbidden: after a reload the attempt starts again.
  }
}

function keep(attempt: OwnAttempt): void {
  $ownAttempt.set(attempt);
  remember(attempt);
}

/** The attempt stored in this tab, with the grade on the server, which may come from another device. */
export function asGraded(kept: OwnAttempt, graded: { attemptId: string; grade: Grade } | null): OwnAttempt {
  // An offline copy contains the server's grade at the time of copying, which may be outdated.
  if (isCopy()) return kept;
  const isWaiting = deviceStorage()?.getItem(attemptKey(pageOwner() ?? '', kept.id)) != null;
  if (!graded || isWaiting || changedHere.has(kept.id) || graded.grade === kept.grade) return kept;
  return { ...kept, id: graded.attemptId, grade: graded.grade, due: null, kept: false };
}

/** The earlier attempt at a case; for an offline session, from any tab. */
export function attemptBefore(caseId: string, sessionId: string | null): OwnAttempt | undefined {
  const onDevice = sessionId === null ? null : sessionAttempt<OwnAttempt>(sessionId, caseId);
  return onDevice ?? keptAttempts().find((each) => each.caseId === caseId && each.sessionId === sessionId);
}

/**
 * Begins an attempt at a case, or resumes an unfinished one of this tab. In a session each case is attempted once: a
 * graded attempt is shown again, whichever device it was graded on.
 */
export function beginAttempt(
  caseId: string,
  sessionId: string | null,
  graded: { attemptId: string; grade: Grade } | null = null,
): void {
  const before = attemptBefore(caseId, sessionId);
  if (before && (before.grade === null || sessionId !== null)) {
    $ownAttempt.set(asGraded(before, graded));
    return;
  }
  $ownAttempt.set({
    id: graded?.attemptId ?? newUuid(),
    caseId,
    sessionId,
    hypothesis: '',
    differential: [],
    confidence: null,
    revealedAt: graded && new Date().toISOString(),
    grade: graded?.grade ?? null,
    due: null,
    kept: false,
  });
}

/** Changes the words of the attempt, until the answer is shown. */
export function changeAttemptWords(words: Partial<OwnWords>): void {
  const attempt = $ownAttempt.get();
  if (attempt && attempt.revealedAt === null) keep({ ...attempt, ...words });
}

/**
 * Whether a text is too long, in which case the answer cannot be shown yet: afterwards texts cannot be changed, and one
 * that is too long would not be stored.
 */
export function isHeldByWords(caseId: string): boolean {
  const attempt = $ownAttempt.get();
  if (attempt?.caseId !== caseId || attempt.revealedAt !== null) return false;
  const isOver = (text: string, most: number) => text.trim().length > most;
  const { hypothesis, differential } = attempt;
  return isOver(hypothesis, HYPOTHESIS_MAX) || differential.some((each) => isOver(each, DIAGNOSIS_MAX));
}

async function send(attempt: OwnAttempt, how?: 'taken back'): Promise<void> {
  const { id, caseId, sessionId, confidence, grade } = attempt;
  const outcome = await recordAttempt({
    id,
    caseId,
    at: attempt.revealedAt ?? new Date().toISOString(),
    sessionId,
    hypothesis: attempt.hypothesis.trim(),
    differential: attempt.differential.map((each) => each.trim()).filter(Boolean),
    confidence,
    // A missing grade is omitted: sending null would ask to remove it.
    ...(grade !== null && { grade, changedAt: new Date().toISOString() }),
    ...(how === 'taken back' && { takenBack: true, changedAt: new Date().toISOString() }),
  });
  // Another case may be displayed by now.
  const now = keptAttempts().find((each) => each.id === id);
  if (now?.grade !== grade) return;
  const told = { ...now, ...stateAfter(outcome) };
  if ($ownAttempt.get()?.id === id) keep(told);
  else remember(told);
}

/** Called when the answer is shown: sends the hypothesis, if there is one. */
export function answerShown(): void {
  const attempt = $ownAttempt.get();
  if (!attempt || attempt.revealedAt !== null) return;
  const revealed = { ...attempt, revealedAt: new Date().toISOString() };
  keep(revealed);
  if (hasWords(revealed)) void send(revealed);
}

/** Grades the attempt, or changes its grade. */
export function giveGrade(grade: Grade): Promise<void> {
  const attempt = $ownAttempt.get();
  if (!attempt) return Promise.resolve();
  const graded = { ...attempt, grade, due: null, kept: false };
  keep(graded);
  return send(graded);
}

/** Removes the grade, as if it had never been given; the attempt may be graded again. */
export function takeBackGrade(): Promise<void> {
  const attempt = $ownAttempt.get();
  if (!attempt) return Promise.resolve();
  const ungraded = { ...attempt, grade: null, due: null, kept: false };
  keep(ungraded);
  return send(ungraded, 'taken back');
}

/** Allows the grade to be corrected. */
export function correctGrade(): void {
  const attempt = $ownAttempt.get();
  if (attempt) keep({ ...attempt, grade: null, due: null, kept: false });
}
