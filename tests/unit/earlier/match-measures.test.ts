import { describe, expect, it } from 'vitest';
import { matchMeasures, type TodaysNumber } from '#lib/questionnaires/earlier/match-measures.ts';
import { readMeasures } from '#lib/questionnaires/earlier/read-measures.ts';

const asked = (label: string, more: Partial<TodaysNumber> = {}): TodaysNumber => ({
  question: 'q',
  unit: 'mm',
  label,
  around: [],
  side: '',
  isRepeated: false,
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
    ['Kyste', 'Kyste de 12 mm (contre 9 mm le 3 mars 2025).', '12'],
    ['Rein droit', 'Le rein droit a un plus grand axe de 112 mm.', '112'],
    ['Épaisseur du rein droit', 'Rein droit : longueur 112 mm, épaisseur 45 mm.', '45'],
    ['Kyste', 'KYSTE\n- Taille : 12 mm', '12'],
    ['Nodule', 'INDICATION\nNodule de 12 mm.\nRÉSULTATS\nNodule de 15 mm', '15'],
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
    ['a cyst of what is asked for', 'Rein droit', 'Kyste du rein droit : 15 mm.', ['15']],
    ['a cyst beside it', 'Rein droit', 'Kyste, rein droit : 15 mm.', ['15']],
    ['a heading that says more', 'Rein droit', 'KYSTES DU REIN DROIT\n- Taille : 15 mm', ['15']],
    ['a growth', 'Nodule', 'Nodule, majoré, 4 mm.', ['4']],
    ['a growth of', 'Nodule', 'Nodule augmenté de 4 mm.', ['4']],
    ['a difference', 'Nodule', 'Nodule : +4 mm.', ['4']],
    ['a difference, apart', 'Nodule', 'Nodule : + 4 mm.', ['4']],
    ['a difference in words', 'Nodule', 'Nodule : 4 mm de plus.', ['4']],
    ['a difference under a heading', 'Kyste', 'KYSTE\nMajoré d’env. 4 mm.', ['4']],
    ['a bound in signs', 'Ganglion', 'Ganglion > à 10 mm.', ['10']],
    ['a bound in quotes', 'Ganglion', 'Ganglion ‹ à 10 mm.', ['10']],
    ['a bound or equal', 'Ganglion', 'Ganglion ≤ à 10 mm.', ['10']],
    ['between two', 'Nodule', 'Nodule entre 8 et 10 mm.', ['10']],
    ['none of it, or more', 'Nodule', 'Pas de nodule de 5 mm ou plus.', ['5']],
    ['none of it', 'Kyste', 'Pas de kyste : 5 mm.', ['5']],
    ['a negation', 'Nodule', 'Nodule ne mesurant pas 5 mm.', ['5']],
    ['nearly', 'Nodule', 'Nodule de 12 mm environ.', ['12']],
    ['a question', 'Nodule', 'Nodule de 12 mm ?', ['12']],
    ['two of them', 'Nodule', 'Deux nodules de 12 et 15 mm.', ['15']],
    ['three of them', 'Nodule', 'Trois nodules de 12 mm.', ['12']],
    ['several', 'Nodule', 'Nodules de 12 mm.', ['12']],
    ['another one', 'Nodule', 'Nodule de 12 mm et un autre de 15 mm.', ['12', '15']],
    ['decimals apart', 'Nodule', 'Nodule de 0, 9 cm.', ['9']],
    ['decimals apart, under a heading', 'Nodule', 'NODULE\n12, 5 mm', ['5']],
    ['decimals alone', 'Nodule', 'Nodule de ,9 cm.', []],
    ['a thousand, or one', 'Nodule', 'Nodule de 1.200 mm.', ['1.200']],
    ['now another', 'Nodule', 'Nodule de 8 mm, actuellement 12 mm.', ['8', '12']],
    ['two dimensions', 'Nodule', 'Nodule de 12 mm (x 9 mm).', ['12', '9']],
    ['another year', 'Nodule', 'En 2019, nodule de 12 mm.', ['12']],
    ['another year behind', 'Nodule', 'Nodule de 12 mm, il y a un an.', ['12']],
    ['what came of it', 'Nodule', 'Nodule de 12 mm, disparu.', ['12']],
    ['the indication', 'Nodule', 'INDICATION\nSuivi.\nNodule de 12 mm.', ['12']],
    ['what was compared', 'Nodule', 'Comparaison :\nNodule de 12 mm.', ['12']],
    ['a date', 'Rein droit', 'Rein droit le 03/03/2025 : 112 mm.', ['112']],
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

  it('is never sure of one of several lesions', () => {
    const lesion = asked('Taille', { around: ['Lésion'], isRepeated: true });
    const text = 'Lésion 1 : 12 mm.\nLésion 2 : 20 mm.';
    expect(matched(lesion, text)).toEqual({ sure: undefined, proposed: ['12', '20'] });
  });

  it('is sure of none where two questions would take it', () => {
    const both = [asked('Kyste', { question: 'a' }), asked('Kyste', { question: 'b' })];
    const found = matchMeasures(both, readMeasures('Kyste de 12 mm.'));
    expect(found.map(({ sure }) => sure)).toEqual([undefined, undefined]);
  });
});
