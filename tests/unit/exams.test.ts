import { beforeEach, describe, expect, it } from 'vitest';
import { byExam, examsOf } from '#islands/image-review/exams.ts';
import type { ImageGroup } from '#islands/image-review/group.ts';
import { draftOfExam, keepDraftOfExam } from '#lib/cases/browser/exam-drafts.ts';

const series = (id: string, exam: string, modality: string, count = 2) =>
  ({ kind: 'series', id, exam, count, series: { description: { modality } } }) as unknown as ImageGroup;
const photographs = { kind: 'photographs', id: 'p', count: 3 } as unknown as ImageGroup;

describe('exams given at once', () => {
  const groups = [series('a', '1', 'CT'), series('b', '2', 'MR', 5), photographs, series('c', '1', 'PT')];

  it('are told apart, in the order in which they come, without the photographs', () => {
    expect(examsOf(groups).map(({ id, images, modalities }) => ({ id, images, modalities }))).toEqual([
      { id: '1', images: 4, modalities: ['CT', 'PT'] },
      { id: '2', images: 5, modalities: ['MR'] },
    ]);
    expect(examsOf([photographs])).toEqual([]);
  });

  it('have their series side by side, photographs after them', () => {
    expect(byExam(groups).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'p']);
  });
});

describe('the case that an exam was sent to', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    Object.assign(globalThis, {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    });
  });

  it('is known again by any of its files, and by nothing that names the exam', () => {
    keepDraftOfExam(['sha-1', 'sha-2'], 'case-1');
    keepDraftOfExam(['sha-3'], 'case-2');
    expect(draftOfExam(['other', 'sha-2'])).toBe('case-1');
    expect(draftOfExam(['sha-3'])).toBe('case-2');
    expect(draftOfExam(['other'])).toBeUndefined();
    expect(localStorage.getItem('exam-drafts')).not.toContain('sha-');
  });

  it('is the last one that the exam went to', () => {
    keepDraftOfExam(['sha-1'], 'case-1');
    keepDraftOfExam(['sha-1'], 'case-2');
    expect(draftOfExam(['sha-1'])).toBe('case-2');
  });
});
