import { describe, expect, it } from 'vitest';
import { examDates } from '#lib/questionnaires/earlier/exam-dates.ts';
import { matchMeasures, type TodaysNumber } from '#lib/questionnaires/earlier/match-measures.ts';
import { readMeasures } from '#lib/questionnaires/earlier/read-measures.ts';

const asked = (label: string, more: Partial<TodaysNumber> = {}): TodaysNumber => ({
  question: 'q',
  unit: 'mm',
  label,
  around: [],
  side: '',
  ...more,
});
function matched(number: TodaysNumber, text: string) {
  const [found] = matchMeasures([number], readMeasures(text));
  return {
    sure: found?.sure?.digits.join('x'),
    proposed: found?.measures.map(({ digits }) => digits.join('x')),
  };
}

describe('what an earlier report says of a number', () => {
  it.each([
    ['Rein droit', 'Rein droit : 112 mm, rein gauche : 108 mm.', '112'],
    ['Rein gauche', 'Rein droit : 112 mm, rein gauche : 108 mm.', '108'],
    ['Rein gauche', 'Rein droit 112 mm et rein gauche 108 mm.', '108'],
    ['Longueur du rein droit', 'Longueur du rein droit : 11,2 cm.', '11,2'],
    ['Lésion du segment VI', 'Lésion du segment VI de 12 mm. Lésion du segment IV de 20 mm.', '12'],
    ['Nodule 2', 'Nodule 1 : 8 mm. Nodule 2 : 12 mm.', '12'],
    ['Kyste', 'Kyste de 12 mm.\nCONCLUSION\nKyste de 12 mm.', '12'],
    ['Épaisseur de l’isthme', 'Échographie du 03/03/2025\nIsthme : 3 mm d’épaisseur.', '3'],
    ['Cholédoque (mm)', 'Le cholédoque mesure 6 mm.', '6'],
  ])('is sure: %s', (label, text, digits) => expect(matched(asked(label), text).sure).toBe(digits));

  it.each([
    ['another side', 'Rein gauche', 'Rein droit : 112 mm.', []],
    ['another segment', 'Lésion du segment IV', 'Lésion du segment VI de 12 mm.', []],
    ['another unit', 'Kyste', 'Kyste de 12 ml.', []],
    ['no unit', 'Kyste', 'Kyste de 12.', []],
    ['no side told', 'Rein droit', 'Rein : 112 mm.', ['112']],
    ['a side that is not asked for', 'Kyste', 'Kyste droit de 12 mm.', ['12']],
    ['another thing', 'Cholédoque', 'Wirsung de 3 mm.', ['3']],
    ['two numbers', 'Kyste', 'Kyste de 12 mm. Kyste de 15 mm.', ['12', '15']],
    ['a product', 'Kyste', 'Kyste de 12 x 9 mm.', ['12x9', '12', '9']],
    ['a still earlier number', 'Kyste', 'Kyste connu, antérieurement 9 mm.', ['9']],
    ['a bound', 'Kyste', 'Pas de kyste de plus de 5 mm.', ['5']],
    ['another dimension', 'Épaisseur du rein', 'Longueur du rein : 112 mm.', []],
    ['a dimension that is not told', 'Épaisseur du rein', 'Rein : 112 mm.', ['112']],
  ])('is never guessed: %s', (_, label, text, proposed) =>
    expect(matched(asked(label), text)).toEqual({ sure: undefined, proposed }),
  );

  it('is of the side chosen for the whole report', () => {
    const text = 'Genou gauche. Épanchement de 9 mm.';
    expect(matched(asked('Épanchement', { side: 'droit' }), 'Épanchement droit de 9 mm.').sure).toBe('9');
    expect(matched(asked('Épanchement', { side: 'droit' }), 'Épanchement gauche de 9 mm.').proposed).toEqual(
      [],
    );
    expect(matched(asked('Épanchement', { side: 'droit' }), text).sure).toBeUndefined();
  });

  it('is found by what a question stands under where its own words are general', () => {
    expect(matched(asked('Taille', { around: ['Kyste'] }), 'Kyste de 12 mm.').sure).toBe('12');
    expect(matched(asked('Taille', { around: ['Kyste'] }), 'Nodule de 12 mm.').sure).toBeUndefined();
  });

  it('is told apart by the page and the sentence of its question', () => {
    const around = ['Lobe droit, hauteur : {valeur}.', 'Lobe droit'];
    const text = 'Hauteur du lobe droit : 48 mm. Hauteur du lobe gauche : 45 mm.';
    expect(matched(asked('Hauteur', { around }), text)).toEqual({ sure: '48', proposed: ['48'] });
  });

  it('is sure of none where two questions would take it', () => {
    const both = [asked('Kyste', { question: 'a' }), asked('Kyste', { question: 'b' })];
    const found = matchMeasures(both, readMeasures('Kyste de 12 mm.'));
    expect(found.map(({ sure }) => sure)).toEqual([undefined, undefined]);
  });
});

describe('the date of an earlier exam', () => {
  const dates = (text: string) => examDates(text, '2026-11-28');

  it.each([
    ['IRM du 03/03/2026', '2026-03-03'],
    ['Mme Durand, née le 12/05/1961. Scanner réalisé le 3 mars 2026.', '2026-03-03'],
    ['Examen du 1er août 2025. Comparaison : scanner du 04/02/2024.', '2025-08-01'],
    ['Le 03.03.26', '2026-03-03'],
  ])('is told: %s', (text, iso) => {
    expect(dates(text)).toMatchObject({ isSure: true });
    expect(dates(text).dates[0]).toBe(iso);
  });

  it.each([
    ['none', 'Kyste de 12 mm.', []],
    ['a birth', 'Née le 12/05/1999.', []],
    ['a date to come', 'Contrôle le 03/03/2027.', []],
    ['a day that is none', '31/02/2026', []],
    ['several', 'Le 03/03/2026, puis le 04/04/2026.', ['2026-03-03', '2026-04-04']],
  ])('is not guessed: %s', (_, text, found) => expect(dates(text)).toEqual({ dates: found, isSure: false }));
});
