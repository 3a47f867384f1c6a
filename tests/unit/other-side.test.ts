import { describe, expect, it } from 'vitest';
import { otherSideIn } from '#lib/questionnaires/report/other-side.ts';

const told = (text: string, side: 'right' | 'left') => otherSideIn(text, side).map((each) => each.text);

describe('a sentence that says the other side', () => {
  it.each([
    ['left', 'Genou droit sans épanchement.', ['droit']],
    ['left', 'Épaule DROITE.', ['DROITE']],
    ['left', 'Les deux tendons droits.', ['droits']],
    ['left', 'Lésion de 2.5 mm à droite, stable.', ['droite']],
    ['left', 'Droit antérieur normal.', ['Droit']],
    ['right', 'Cheville gauche.', ['gauche']],
    ['right', 'Les veines gauches et la main gauche.', ['gauches', 'gauche']],
    ['left', 'Genou gauche.\nGenou droit.', ['droit']],
    ['left', 'Comparé à 2021. Genou droit.', ['droit']],
  ] as const)('chosen: %s. %s', (side, text, words) => {
    expect(told(text, side)).toEqual(words);
  });

  it.each([
    ['right', 'Genou droit sans épanchement.'],
    ['left', 'Genou gauche.'],
    ['left', 'Muscle droit fémoral continu.'],
    ['left', 'Tendon du droit fémoral épaissi.'],
    ['left', 'Tendon réfléchi du droit normal.'],
    ['left', 'Muscles droits de l’abdomen.'],
    ['left', 'Grand droit homogène.'],
    ['left', 'Angle droit entre les deux axes.'],
    ['left', 'Asymétrie par rapport au côté droit.'],
    ['left', 'Aspect comparable au genou droit.'],
    ['left', 'Côté droit controlatéral normal.'],
    ['left', 'Le patient est adroit, endroit, détroit.'],
    ['left', 'Les droitiers.'],
    ['right', 'Gaucher.'],
    ['right', ''],
  ] as const)('not with %s chosen: %s', (side, text) => {
    expect(told(text, side)).toEqual([]);
  });

  it('is told where it stands', () => {
    const text = 'Normal. Le genou droit est vu.';
    expect(otherSideIn(text, 'left').map(({ from, to }) => text.slice(from, to))).toEqual(['droit']);
  });
});
