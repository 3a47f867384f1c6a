import { atom } from 'nanostores';
import { deviceStorage, tabStorage } from '#lib/stores/browser-storage.ts';
import { storedSession } from '#lib/stores/session.ts';
import { newAttemptId } from './attempt-id-store.ts';
import { attemptKey } from './attempt-key-rules.ts';
import type { AttemptOutcome } from './attempt-queue-store.ts';
import { type Confidence, DIAGNOSIS_MAX, type Grade, HYPOTHESIS_MAX } from './attempt-rules.ts';
import { recordAttempt } from './attempts-store.ts';

/** What one thinks before the answer. */
export interface OwnWords {
  hypothesis: string;
  differential: readonly string[];
  confidence: Confidence | null;
}

/** One's attempt at the case on screen. */
export interface OwnAttempt extends OwnWords {
  id: string;
  caseId: string;
  sessionId: string | null;
  /** When the answer was asked for (ISO 8601); null until then. */
  revealedAt: string | null;
  grade: Grade | null;
  /** When the case comes back, once that is known. */
  due: string | null;
  /** The grade waits on this device for the connection. */
  kept: boolean;
}

/** Browser state only. A reload of the tab finds it again. */
export const $ownAttempt = atom<OwnAttempt | null>(null);

/** A console is shared: what somebody thought is theirs, whoever signs in next in the same tab. */
const keyOf = () => `attempt ${storedSession()?.username ?? ''}`;

/** What this page keeps where the tab keeps nothing. */
let attempts: readonly OwnAttempt[] | null = null;
/** Attempts that this page changed, by id: what the server said when the page was made is older. */
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

/** Those of a session are all kept: one may go back to them. Of cases that are browsed, the last one is. */
function remember(attempt: OwnAttempt): void {
  const { id, caseId, sessionId } = attempt;
  changedHere.add(id);
  const isOther = (each: OwnAttempt) => each.sessionId === sessionId && each.caseId !== caseId;
  attempts = [...(sessionId === null ? [] : keptAttempts().filter(isOther)), attempt];
  try {
    tabStorage()?.setItem(keyOf(), JSON.stringify(attempts));
  } catch {
    // No room, or not allowed: a reload then asks again.
  }
}

function keep(attempt: OwnAttempt): void {
  $ownAttempt.set(attempt);
  remember(attempt);
}

/** What this tab kept of an attempt, with the grade that the server had when the page was made: another device may have given it. */
function asGraded(kept: OwnAttempt, graded: { attemptId: string; grade: Grade } | null): OwnAttempt {
  const isWaiting = deviceStorage()?.getItem(attemptKey(storedSession()?.username ?? '', kept.id)) != null;
  if (!graded || isWaiting || changedHere.has(kept.id) || graded.grade === kept.grade) return kept;
  return { ...kept, id: graded.attemptId, grade: graded.grade, due: null, kept: false };
}

/**
 * Begins an attempt at a case; one that this tab has not finished goes on, with what was written. In a session a case is
 * tried once: what was graded, here or elsewhere, is gone back to.
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
    id: graded?.attemptId ?? newAttemptId(),
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

/** Writes down what one thinks; once the answer is there it stays as it was. */
export function thinkOf(words: Partial<OwnWords>): void {
  const attempt = $ownAttempt.get();
  if (attempt && attempt.revealedAt === null) keep({ ...attempt, ...words });
}

/** Whether something was thought before the answer. */
export function hasWords({ hypothesis, differential, confidence }: OwnWords): boolean {
  return hypothesis.trim() !== '' || differential.some((each) => each.trim() !== '') || confidence !== null;
}

/**
 * Whether the answer of a case waits for what one thinks of it to be shortened: once the answer is there it stays as it was, and
 * what is over its limit is not stored.
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
    // Saying that there is none would ask to take one back.
    ...(grade !== null && { grade }),
  });
  // One may be at another case by now.
  const now = keptAttempts().find((each) => each.id === id);
  if (now?.grade !== grade) return;
  const told = { ...now, ...stateAfter(outcome) };
  if ($ownAttempt.get()?.id === id) keep(told);
  else remember(told);
}

/** What the device shows once it knows what became of an attempt; why it was refused is told as a notice. */
function stateAfter(outcome: AttemptOutcome): Partial<OwnAttempt> {
  if (outcome.state === 'sent') return { due: outcome.due, kept: false };
  if (outcome.state === 'kept') return { due: null, kept: true };
  const { graded } = outcome;
  // The server has a grade, or none: never the one that it refused.
  if (graded) return { id: graded.attemptId, grade: graded.grade, due: graded.due, kept: false };
  return { grade: null, due: null, kept: false };
}

/** The answer is there: what was thought is sent, if anything was. */
export function answerShown(): void {
  const attempt = $ownAttempt.get();
  if (!attempt || attempt.revealedAt !== null) return;
  const revealed = { ...attempt, revealedAt: new Date().toISOString() };
  keep(revealed);
  if (hasWords(revealed)) void send(revealed);
}

/** Grades the attempt, or grades it anew. */
export function giveGrade(grade: Grade): Promise<void> {
  const attempt = $ownAttempt.get();
  if (!attempt) return Promise.resolve();
  const graded = { ...attempt, grade, due: null, kept: false };
  keep(graded);
  return send(graded);
}

/** Asks for the grade again: it was wrong. */
export function correctGrade(): void {
  const attempt = $ownAttempt.get();
  if (attempt) keep({ ...attempt, grade: null, due: null, kept: false });
}
