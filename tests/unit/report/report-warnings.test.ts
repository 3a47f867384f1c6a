import { describe, expect, it } from 'vitest';
import { warningsOf } from '#islands/reporting/report/warnings.ts';
import type { EditedReport } from '#lib/questionnaires/report/edited-report.ts';

const edited: EditedReport = {
  sections: [
    {
      section: 'indication',
      paragraphs: [{ page: null, runs: [{ text: 'Mme ' }, { text: 'Durand', bold: true }] }],
    },
    {
      section: 'findings',
      paragraphs: [
        { page: 'p', runs: [] },
        { page: 'p', runs: [{ text: 'Genou ', key: 'a' }, { text: 'droit.' }] },
      ],
    },
  ],
  removed: [],
  offers: [],
};

describe('what is to be looked at again', () => {
  it('is told with its place, over runs of several looks', () => {
    expect(warningsOf(edited, 'left', 2026)).toEqual([
      { kind: 'name', section: 'indication', paragraph: 0, from: 0, to: 10, text: 'Mme Durand' },
      { kind: 'side', section: 'findings', paragraph: 1, from: 6, to: 11, text: 'droit' },
    ]);
  });

  it('says nothing of sides while none is chosen, or the same', () => {
    expect(warningsOf(edited, null, 2026).map(({ kind }) => kind)).toEqual(['name']);
    expect(warningsOf(edited, 'right', 2026).map(({ kind }) => kind)).toEqual(['name']);
  });
});
