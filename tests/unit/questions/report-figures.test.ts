import { expect, it } from 'vitest';
import { figuresOf } from '#lib/questions/figures/question-figures.ts';
import { sampleReport } from '../../run/sample-report.ts';

it('each field of a report that counts tells how many had it right, otherwise, missed and added', () => {
  const { date: _, ...key } = sampleReport.key;
  const asked = {
    questions: {
      explained: 'end' as const,
      steps: [{ id: 's', text: '', questions: [{ ...sampleReport, key }] }],
    },
    findings: [],
  };
  const reports = [
    sampleReport.key,
    { ...key, taille: 33 },
    { ...key, taille: 90, signes: ['a'] },
    { lesion: 'non', date: '2031-01-01' },
    {},
  ];
  const attempts = reports.map((report) => ({
    asked,
    steps: [{ step: 's', answers: { r1: { report } } as never }],
  }));
  const [figures] = figuresOf(asked, attempts, null);
  const counts = { different: 0, missed: 0, added: 0 };
  expect(figures?.told?.fields).toEqual([
    { ...counts, text: 'Lésion', right: 3, different: 1, missed: 1 },
    { ...counts, text: 'Lésion\u00a0: Présente › Taille', right: 2, different: 1, missed: 2 },
    { ...counts, text: 'Lésion\u00a0: Présente › Signes', right: 2, different: 1, missed: 2 },
    { ...counts, text: 'Suite', right: 3, missed: 2 },
    { ...counts, text: 'Contrôle', right: 0, added: 2 },
  ]);
  expect(figures?.told?.unanswered).toBe(1);
  expect(figuresOf(asked, attempts.slice(1), null)[0]?.told).toBeNull();
});
