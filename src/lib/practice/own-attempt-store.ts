import { atom } from 'nanostores';
import { deviceStorage, tabStorage } from '#lib/platform/browser/browser-storage.ts';
import { newUuid } from '#lib/platform/browser/new-uuid.ts';
import { storedSession } from '#lib/platform/session-store.ts';
import { attemptKey } from './attempt-key-rules.ts';
import type { AttemptOutcome } from './attempt-queue-store.ts';
import { type Confidence, DIAGNOSIS_MAX, type Grade, HYPOTHESIS_MAX } from './attempt-rules.ts';
import { recordAttempt } from './attempts-store.ts';

/** What the reader writes before the answer is shown. */
export interface OwnWords {
  hypothesis: string;
  differential: readonly string[];
  confidence: Confidence | null;
}

/** The attempt at the case on screen. */
export interface OwnAttempt extends OwnWords {
  id: string;
  caseId: string;
  sessionId: string | null;
  /** When the answer was shown (ISO 8601); null before. */
  revealedAt: string | null;
  grade: Grade | null;
  /** When the case is due again, if known. */
  due: string | null;
  /** The grade is stored on this device until there is a connection. */
  kept: boolean;
}

/** Kept in the tab's storage, so that a reload restores it. */
export const $ownAttempt = atom<OwnAttempt | null>(null);

/** Workstations are shared: the key names the person, so that the next one to sign in does not see it. */
const keyOf = () => `attempt ${storedSession()?.username ?? ''}`;

/** Used when the tab has no storage. */
let attempts: readonly OwnAttempt[] | null = null;
/** Ids of attempts changed by this page, for which the server's HTML is out of date. */
const changedHere = new Set<string>();

function keptAttempts(): readonly OwnAttempt[] {
  attempts ??= readAttempts();
  return attempts;
}

function readAttempts(): OwnAttempt[] {
  try {
    const kept: unknown = JSON.parse(tabStorage()?.getItem(keyOf()) ?? 'null');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Keeps all attempts of a session, since one may go back, but only the last one outside of sessions. */
function remember(attempt: OwnAttempt): void {
  const { id, caseId, sessionId } = attempt;
  changedHere.add(id);
  const isOther = (each: OwnAttempt) => each.sessionId === sessionId && each.caseId !== caseId;
  attempts = [...(sessionId === null ? [] : keptAttempts().filter(isOther)), attempt];
  try {
    tabStorage()?.setItem(keyOf(), JSON.stringify(attempts));
  } catch {
    // Storage is full or forbidden: a reload starts again.
  }
}

function keep(attempt: OwnAttempt): void {
  $ownAttempt.set(attempt);
  remember(attempt);
}

/** The attempt stored in this tab, with the server's grade, which another device may have given. */
function asGraded(kept: OwnAttempt, graded: { attemptId: string; grade: Grade } | null): OwnAttempt {
  const isWaiting = deviceStorage()?.getItem(attemptKey(storedSession()?.username ?? '', kept.id)) != null;
  if (!graded || isWaiting || changedHere.has(kept.id) || graded.grade === kept.grade) return kept;
  return { ...kept, id: graded.attemptId, grade: graded.grade, due: null, kept: false };
}

/**
 * Begins an attempt at a case, or resumes an unfinished one of this tab. In a session a case is tried once: a graded
 * attempt is shown again, whichever device graded it.
 */
export function beginAttempt(
  caseId: string,
  sessionId: string | null,
  graded: { attemptId: string; grade: Grade } | null = null,
): void {
  const before = keptAttempts().find((each) => each.caseId === caseId && each.sessionId === sessionId);
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
export function thinkOf(words: Partial<OwnWords>): void {
  const attempt = $ownAttempt.get();
  if (attempt && attempt.revealedAt === null) keep({ ...attempt, ...words });
}

/** Whether anything was written before the answer. */
export function hasWords({ hypothesis, differential, confidence }: OwnWords): boolean {
  return hypothesis.trim() !== '' || differential.some((each) => each.trim() !== '') || confidence !== null;
}

/**
 * Whether a text is too long, so that the answer must wait: texts cannot be changed once the answer is shown, and one
 * over the limit would not be stored.
 */
export function isHeldByWords(caseId: string): boolean {
  const attempt = $ownAttempt.get();
  if (attempt?.caseId !== caseId || attempt.revealedAt !== null) return false;
  const isOver = (text: string, most: number) => text.trim().length > most;
  const { hypothesis, differential } = attempt;
  return isOver(hypothesis, HYPOTHESIS_MAX) || differential.some((each) => isOver(each, DIAGNOSIS_MAX));
}

async function send(attempt: OwnAttempt): Promise<void> {
  const { id, caseId, sessionId, confidence, grade } = attempt;
  const outcome = await recordAttempt({
    id,
    caseId,
    at: attempt.revealedAt ?? new Date().toISOString(),
    sessionId,
    hypothesis: attempt.hypothesis.trim(),
    differential: attempt.differential.map((each) => each.trim()).filter(Boolean),
    confidence,
    // A missing grade is left out: sending none would ask to remove it.
    ...(grade !== null && { grade }),
  });
  // Another case may be on screen by now.
  const now = keptAttempts().find((each) => each.id === id);
  if (now?.grade !== grade) return;
  const told = { ...now, ...stateAfter(outcome) };
  if ($ownAttempt.get()?.id === id) keep(told);
  else remember(told);
}

/** Shows the outcome of an attempt. The reason for a refusal is shown as a notice. */
function stateAfter(outcome: AttemptOutcome): Partial<OwnAttempt> {
  if (outcome.state === 'sent') return { due: outcome.due, kept: false };
  if (outcome.state === 'kept') return { due: null, kept: true };
  const { graded } = outcome;
  // Show the server's grade, or none; never the refused one.
  if (graded) return { id: graded.attemptId, grade: graded.grade, due: graded.due, kept: false };
  return { grade: null, due: null, kept: false };
}

/** Called when the answer is shown: sends what was written, if anything. */
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

/** Opens the grade for correction. */
export function correctGrade(): void {
  const attempt = $ownAttempt.get();
  if (attempt) keep({ ...attempt, grade: null, due: null, kept: false });
}
