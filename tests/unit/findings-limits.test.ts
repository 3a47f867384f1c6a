import { describe, expect, it } from 'vitest';
import { findingsFit } from '#lib/cases/browser/findings-limits.ts';
import { FINDINGS_MAX } from '#lib/cases/finding.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { noteFit } from '#lib/collections/note-limits-store.ts';
import { NOTE_MAX } from '#lib/collections/note-rules.ts';

const LONG = 'x'.repeat(FINDINGS_MAX.explanation + 1);
const label = (text: string) => ({ kind: 'label' as const, folder: 'f1', key: 'k', points: [], text });
const finding = (id: string, change: Partial<CaseFinding> = {}): CaseFinding => ({
  id,
  name: `Signe ${id}`,
  explanation: '',
  folder: 'f1',
  key: 'k',
  marks: [],
  ...change,
});
const fitOf = (now: CaseFinding[], saved: CaseFinding[]) =>
  findingsFit({ keys: { findings: ['findings'] } }, 'findings', { findings: now }, { findings: saved });

describe('texts of findings over their limit', () => {
  it('are told by name and stay as saved; what else changes is sent', () => {
    const saved = [finding('c1', { explanation: 'Avant' }), finding('c2')];
    const now = [finding('c1', { explanation: LONG }), finding('c2', { name: 'Épanchement' })];
    const { stored, over, isHeld } = fitOf(now, saved);
    expect(over).toEqual(['«\u202fExplication\u202f» dépasse 1\u202f000\u00a0caractères.']);
    expect(stored).toMatchObject({ findings: [{ explanation: 'Avant' }, { name: 'Épanchement' }] });
    expect(isHeld).toBe(false);
  });

  it('alone hold the save', () => {
    const saved = [finding('c1')];
    expect(fitOf([finding('c1', { name: LONG })], saved)).toMatchObject({ isHeld: true });
  });

  it('are told apart by their places on the image', () => {
    const saved = [finding('c1', { marks: [label('Un'), label('Deux')] })];
    const now = [finding('c1', { marks: [label('x'.repeat(FINDINGS_MAX.label + 1)), label('Trois')] })];
    expect(fitOf(now, saved).stored).toMatchObject({
      findings: [{ marks: [{ text: 'Un' }, { text: 'Trois' }] }],
    });
  });
});

describe('a note over its limit', () => {
  it('is held until it fits', () => {
    const parts = { keys: { note: ['content'] } };
    const fitOfNote = (content: string) => noteFit(parts, 'note', { content }, { content: 'Avant' });
    expect(fitOfNote('x'.repeat(NOTE_MAX + 1))).toMatchObject({ isHeld: true, over: [expect.any(String)] });
    expect(fitOfNote('x'.repeat(NOTE_MAX))).toMatchObject({ isHeld: false, over: [] });
  });
});
