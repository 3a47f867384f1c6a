import { describe, expect, it } from 'vitest';
import { ich } from '#lib/demo/questionnaires/scores/ich.ts';
import { combinations, differences, type Given, lacking, scored } from './scored.ts';

const A = 'Plus grand diamètre (A)';
const B = 'Diamètre perpendiculaire (B)';
const SLICES = 'Nombre de coupes avec hématome';
const THICKNESS = 'Épaisseur de coupe';
const GLASGOW = "Score de Glasgow à l'arrivée ou après réanimation";
const VENTRICLES = 'Hémorragie intraventriculaire';
const BELOW = 'Origine sous-tentorielle';

/** Measures in mm, with the volume in cm³ as A × B × C / 2 of centimetres gives it by hand, and as it is written. */
const VOLUMES: readonly [a: number, b: number, slices: number, mm: number, written: string, over: boolean][] =
  [
    [40, 30, 10, 5, '30', true],
    [40, 30, 9.9, 5, '29,7', false],
    [40, 30, 10.1, 5, '30,3', true],
    [39.9, 30, 10, 5, '29,93', false],
    [40.1, 30, 10, 5, '30,08', true],
    [60, 50, 8, 2.5, '30', true],
    [10, 10, 4, 5, '1', false],
    [80, 60, 12, 5, '144', true],
    [25, 20, 4.5, 5, '5,63', false],
  ];

const sumOf = (given: Given, isLarge: boolean) =>
  ({ '3 à 4': 2, '5 à 12': 1, '13 à 15': 0 })[String(given[GLASGOW])]! +
  (given[VENTRICLES] === 'Oui' ? 1 : 0) +
  (given[BELOW] === 'Oui' ? 1 : 0) +
  (given.Âge === '80 ans et plus' ? 1 : 0) +
  (isLarge ? 1 : 0);

const volumeOf = (given: Given) =>
  VOLUMES.find(
    ([a, b, slices, mm]) =>
      given[A] === a && given[B] === b && given[SLICES] === slices && given[THICKNESS] === mm,
  )!;

function expected(given: Given): Record<string, string> {
  const [, , , , written, isLarge] = volumeOf(given);
  return {
    "Volume de l'hématome": `Volume de l'hématome (méthode ABC/2) : ${written} cm³.`,
    'Score ICH': `Score ICH : ${sumOf(given, isLarge)}/6.`,
  };
}

const questionnaire = scored(ich);
const cases: Given[] = combinations({
  'Hématome intracérébral': ['Présent'],
  volume: VOLUMES,
  [GLASGOW]: ['3 à 4', '5 à 12', '13 à 15'],
  [VENTRICLES]: ['Oui', 'Non'],
  [BELOW]: ['Oui', 'Non'],
  Âge: ['80 ans et plus', 'Moins de 80 ans'],
}).map(({ volume, ...rest }) => {
  const [a, b, slices, mm] = volume as (typeof VOLUMES)[number];
  return { ...(rest as Given), [A]: a, [B]: b, [SLICES]: slices, [THICKNESS]: mm };
});

describe('score ICH', () => {
  it('gives volume and sum of every combination of answers', () => {
    expect(cases.length).toBe(VOLUMES.length * 3 * 2 * 2 * 2);
    expect(new Set(cases.map((each) => sumOf(each, volumeOf(each)[5]))).size).toBe(7);
    expect(differences(cases, questionnaire.said, expected)).toEqual([]);
  });

  it.each([GLASGOW, VENTRICLES, BELOW, 'Âge'])('gives the volume alone without « %s »', (item) => {
    const left = lacking(cases, item);
    const volume = (given: Given) => {
      const { 'Score ICH': _, ...rest } = expected(given);
      return rest;
    };
    expect(differences(left, questionnaire.said, volume)).toEqual([]);
    expect(differences(left, questionnaire.missing, () => ({ 'Score ICH': [item] }))).toEqual([]);
  });

  it.each([A, B, SLICES, THICKNESS])('says nothing without « %s », and says so', (item) => {
    const left = lacking(cases, item);
    expect(differences(left, questionnaire.said, () => ({}))).toEqual([]);
    expect(
      differences(left, questionnaire.missing, () => ({
        "Volume de l'hématome": [item],
        'Volume de 30 cm³ et plus (points)': [item],
        'Score ICH': [item],
      })),
    ).toEqual([]);
  });

  it('says nothing of a haematoma that is not there, whatever was answered before', () => {
    const absent = cases.map((each) => ({ ...each, 'Hématome intracérébral': 'Absent' }));
    expect(differences(absent, questionnaire.said, () => ({}))).toEqual([]);
  });
});
