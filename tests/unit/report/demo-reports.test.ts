import { describe, expect, it } from 'vitest';
import { exams } from '#lib/demo/questionnaires/all.ts';
import { abnormalAnswers } from '#lib/questionnaires/check/abnormal-answers.ts';
import { normalAnswers } from '#lib/questionnaires/report/normal-answers.ts';
import { sentencesOf } from '#lib/questionnaires/report/report-types.ts';
import { writeReport } from '#lib/questionnaires/report/write-report.ts';
import { malformed } from './malformed.ts';

describe('the reports that an author is shown', () => {
  it.each(exams.map((exam) => [exam.title, exam.body] as const))('are clean: %s', (_, each) => {
    const normal = writeReport(each, normalAnswers(each, {}, 'all'), { side: 'left' });
    expect(malformed(normal)).toEqual([]);
    expect(normal.map(({ section }) => section)).toEqual(['technique', 'findings', 'conclusion']);
    const abnormal = writeReport(each, abnormalAnswers(each));
    expect(malformed(abnormal)).toEqual([]);
    expect(Array.from(sentencesOf(abnormal)).length).toBeGreaterThan(4);
  });
});
