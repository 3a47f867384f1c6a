import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSession } from '#lib/questionnaires/browser/keep-session.ts';
import { KeptReports } from '#lib/questionnaires/browser/kept-reports.ts';
import { createReportSession } from '#lib/questionnaires/browser/report-session.ts';
import type { KeptReport } from '#lib/questionnaires/browser/report-state.ts';

const page = {
  id: 'p',
  name: 'Page',
  questions: [{ id: 'c', text: 'Commentaire', type: 'text', section: 'findings', sentence: '{valeur}' }],
} as const;

function sessionOf() {
  const item = { id: 'q', title: 'IRM' };
  const given = { id: 'r', item, body: { pages: [page] }, page: 'p', kept: undefined };
  let now = 0;
  return createReportSession(given as never, { now: () => ++now });
}

/** A report that is kept, and the words that were written of it each time. */
function keeping() {
  const environment = { now: () => 1, later: () => () => {}, newId: () => 'n', device: null };
  const kept = new KeptReports<KeptReport>('anne', environment);
  const written = vi.spyOn(kept, 'write');
  const session = sessionOf();
  const stop = keepSession(session, kept);
  const words = () => written.mock.calls.map(([report]) => report.firstWords);
  return { session, stop, words };
}

describe('the words by which a list of kept reports tells one', () => {
  beforeEach(() => {
    vi.stubGlobal('addEventListener', () => {});
    vi.stubGlobal('removeEventListener', () => {});
    return () => vi.unstubAllGlobals();
  });

  it('are kept once it is known that they name nobody', async () => {
    const { session, words, stop } = keeping();
    session.change(() => ({ c: 'Pas de fracture.' }));
    expect(words()).toEqual(['']);
    await vi.waitFor(() => expect(words().at(-1)).toBe('Pas de fracture.'));
    stop();
  });

  it('are left out where they look like a name', async () => {
    const { session, words, stop } = keeping();
    session.change(() => ({ c: 'Mme Dupont, 3 mm.' }));
    await vi.waitFor(() => expect(words()).toHaveLength(2));
    session.change(() => ({ c: 'Mme Dupont, 4 mm.' }));
    expect(words()).toEqual(['', '', '']);
    stop();
  });
});
