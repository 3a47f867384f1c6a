import { describe, expect, it } from 'vitest';
import { diagnosisTokens } from '#lib/search/diagnosis-key.ts';
import { groupHypotheses } from '#lib/statistics/hypothesis-group-rules.ts';

const group = (texts: readonly string[]) =>
  groupHypotheses(texts.map((text, index) => ({ userId: `reader-${index}`, text })));
const counts = (texts: readonly string[]) => group(texts).map(({ readers }) => readers);

describe('wrong hypotheses', () => {
  it('of thirty trainees are five diagnoses (../shared/cases/practice/wrong-words-30.txt)', () => {
    const texts =
      'embolie pulmonaire|Embolie pulmonaire|EP|ep proximale|Embolie pulmonaire.|embolie pulm|emboli pulmonaire|EP bilatérale|embolie pulmonaire bilatérale|Embolie pulmonaire ?|pneumopathie|Pneumonie|pneumonie|PNP|pneumopathie infectieuse|PFLA|pneumonie franche lobaire|pneumopathie infectieuse LID|cancer|cancer bronchique|CBNPC|néo pulmonaire|Cancer du poumon|K bronchique|OAP|oap|oedème pulmonaire|Œdème aigu pulmonaire|insuffisance cardiaque|IC'.split(
        '|',
      );
    expect(group(texts)).toEqual([
      { text: 'embolie pulmonaire', readers: 10 },
      { text: expect.stringMatching(/^pneumonie$/i), readers: 8 },
      { text: expect.any(String), readers: 6 },
      { text: expect.stringMatching(/^oap$/i), readers: 4 },
      { text: expect.any(String), readers: 2 },
    ]);
  });

  it.each([
    [['fissure méniscale', 'Fissures méniscales', 'fisure méniscale', 'fissure menisc.'], [4]],
    [
      ['fracture du scaphoïde', 'Fracture scaphoïde', 'fracture du radius', 'fracture'],
      [2, 1, 1],
    ],
    [['fracture du scaphoïde', 'fracture'], [2]],
    [
      ['artérite', 'arthrite'],
      [1, 1],
    ],
    [
      ['HSD', 'hématome sous dural', 'Hématome sous-dural aigu', 'hématome extradural'],
      [3, 1],
    ],
    [
      ['SEP', 'sclérose en plaques', 'sclerose en plaque', 'gliome'],
      [3, 1],
    ],
    [
      ['kyste', 'abcès', 'kyste rénal', 'kyste hépatique'],
      [1, 1, 1, 1],
    ],
    [
      ['hyperthyroïdie', 'hypothyroïdie'],
      [1, 1],
    ],
    [['?', '', '...', 'lipome'], [1]],
    [['AVC', 'AVC ischémique', 'infarctus cérébral', 'hématome intracérébral'], expect.arrayContaining([1])],
  ])('%j are told apart as they mean', (texts, expected) => expect(counts(texts)).toEqual(expected));

  it('show no wording that one person alone has: the table’s name, else the shortest', () => {
    const told = (texts: readonly string[]) => group(texts).map(({ text }) => text);
    const long = 'Embolie pulmonaire lobaire inférieure droite, comme chez ma patiente de mardi';
    expect(told(['EP', 'embolie pulmonaire', long])).not.toContain(long);
    expect(told(['EP', 'Embolie pulmonaire droite', 'embolie pulmonaire gauche'])).toEqual([
      'embolie pulmonaire',
    ]);
    expect(told(['zonule de Marnier', 'zonule de Marnier droite', 'zonule de Marnier récente'])).toEqual([
      'zonule de Marnier',
    ]);
  });

  it('are read by their first words, each once', () => {
    const words = Array.from({ length: 300 }, (_, at) => `mot${at}x`).join(' ');
    expect(diagnosisTokens(words).length).toBe(12);
    expect(diagnosisTokens(words)).toBe(diagnosisTokens(words));
  });

  it('count a person once, and show what most of them wrote', () => {
    const rows = ['Lipome', 'lipome', 'Lipome ', 'lipomes'].map((text) => ({ userId: 'same', text }));
    expect(groupHypotheses([...rows, { userId: 'other', text: 'lipome' }])).toEqual([
      { text: 'Lipome', readers: 2 },
    ]);
  });
});
