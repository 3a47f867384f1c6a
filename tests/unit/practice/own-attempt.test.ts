import { afterEach, expect, it, vi } from 'vitest';
import { DIAGNOSIS_MAX, HYPOTHESIS_MAX } from '#lib/practice/attempt-rules.ts';
import {
  $ownAttempt,
  answerShown,
  beginAttempt,
  changeAttemptWords,
  correctGrade,
  giveGrade,
  isHeldByWords,
} from '#lib/practice/own-attempt-store.ts';
import type { AttemptsAnswer } from '#lib/practice/schemas.ts';
import { stubDevice } from '../device-storage.ts';

it('what one thinks holds the answer back while it is over its limit, of its case alone', () => {
  beginAttempt('c1', null);
  expect(isHeldByWords('c1')).toBe(false);
  changeAttemptWords({ hypothesis: `  ${'h'.repeat(HYPOTHESIS_MAX)}  ` });
  expect(isHeldByWords('c1')).toBe(false);
  changeAttemptWords({ hypothesis: 'h'.repeat(HYPOTHESIS_MAX + 1) });
  expect([isHeldByWords('c1'), isHeldByWords('c2')]).toEqual([true, false]);
  changeAttemptWords({ hypothesis: '', differential: ['', 'd'.repeat(DIAGNOSIS_MAX + 1)] });
  expect(isHeldByWords('c1')).toBe(true);
  changeAttemptWords({ differential: [] });
  expect(isHeldByWords('c1')).toBe(false);
});

it('what was thought when the answer came holds nothing back', () => {
  beginAttempt('c3', 's1', { attemptId: 'a1', grade: 2 });
  changeAttemptWords({ hypothesis: 'h'.repeat(HYPOTHESIS_MAX + 1) });
  expect(isHeldByWords('c3')).toBe(false);
});

/** A browser in which Léa is signed in, and a server that answers so. */
function browser(answer: (sent: { id: string; grade?: number | null }) => Partial<AttemptsAnswer>) {
  const session = new Map([
    ['token', 'secret'],
    ['username', 'lea'],
  ]);
  stubDevice(session);
  vi.stubGlobal('addEventListener', () => undefined);
  const sent: { id: string; grade?: number | null }[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { attempts } = JSON.parse(body) as { attempts: { id: string; grade?: number | null }[] };
    sent.push(...attempts);
    return Response.json({ accepted: [], refused: [], ...answer(attempts[0]!) });
  });
  return sent;
}
afterEach(() => vi.unstubAllGlobals());

const refusal = (id: string, graded: AttemptsAnswer['refused'][number]['graded']) => ({
  refused: [{ id, code: 'attempt_closed', message: 'Noté de nouveau depuis.', graded }],
});

it('a correction that is refused shows the grade that the server has, never the one it refused', async () => {
  browser(({ id }) => refusal(id, { attemptId: 'other-device', grade: 4, due: '2026-12-01T00:00:00Z' }));
  beginAttempt('c4', 's4', { attemptId: 'mine', grade: 1 });
  correctGrade();
  await giveGrade(2);
  expect($ownAttempt.get()).toMatchObject({
    id: 'other-device',
    grade: 4,
    due: '2026-12-01T00:00:00Z',
    kept: false,
  });
});

it('a grade that is refused of a case that is gone is shown as none', async () => {
  browser(({ id }) => refusal(id, null));
  beginAttempt('c5', 's5');
  await giveGrade(3);
  expect($ownAttempt.get()).toMatchObject({ caseId: 'c5', grade: null, due: null, kept: false });
});

it('an attempt without a grade says nothing of one', async () => {
  const sent = browser(({ id }) => ({ accepted: [{ id, caseId: 'c6', due: null }] }));
  beginAttempt('c6', 's6');
  changeAttemptWords({ hypothesis: 'Kyste' });
  answerShown();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('grade');
});
