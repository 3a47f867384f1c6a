import { describe, expect, it } from 'vitest';
import { euTirads } from '#lib/demo/questionnaires/scores/eu-tirads.ts';
import { combinations, differences, type Given, lacking, scored, subsets } from './scored.ts';

const SIZE = 'Plus grand diamètre';
const ECHOES = 'Échogénicité de la partie solide';
const SIGNS = 'Autres signes à haut risque';

const RISKS: Record<number, string> = {
  2: 'proche de 0 % (nodule bénin)',
  3: 'faible (2–4 %)',
  4: 'intermédiaire (6–17 %)',
  5: 'élevé (26–87 %)',
};
/** Above this size in mm a nodule is punctured. */
const THRESHOLDS: Record<number, number> = { 3: 20, 4: 15, 5: 10 };

function classOf(given: Given): number {
  if (given.Composition !== 'Solide ou mixte') return 2;
  const signs = [given[SIGNS]].flat();
  const isSuspect = !signs.includes('Aucun') || given[ECHOES] === 'Hypoéchogénicité marquée';
  if (isSuspect) return 5;
  return given[ECHOES] === 'Iso- ou hyperéchogène' ? 3 : 4;
}

function adviceOf(given: Given): string {
  const grade = classOf(given);
  const size = Number(given[SIZE]);
  if (grade === 2) return 'pas de cytoponction, sauf à visée thérapeutique';
  if (size > THRESHOLDS[grade]!) return 'cytoponction';
  if (grade === 5)
    return size === 10
      ? 'non précisée par les sources pour 10 mm exactement'
      : 'envisager une cytoponction ou une surveillance active';
  if (grade === 3 && size === 20) return 'les sources divergent pour 20 mm exactement';
  return 'pas de cytoponction à cette taille';
}

const CLASS = 'Classe EU-TIRADS';
const RISK = 'Risque de malignité';
const ADVICE = "Conduite selon l'EU-TIRADS";

const expected = (given: Given): Record<string, string> => ({
  [CLASS]: `Nodule classé EU-TIRADS ${classOf(given)}.`,
  [RISK]: `Risque de malignité ${RISKS[classOf(given)]}.`,
  [ADVICE]: `Conduite selon l'EU-TIRADS : ${adviceOf(given)}.`,
});

const CHOICES = {
  Composition: ['Kyste pur (anéchogène)', 'Entièrement spongiforme', 'Solide ou mixte'],
  [ECHOES]: [
    'Iso- ou hyperéchogène',
    'Modérément hypoéchogène (moins que les muscles)',
    'Hypoéchogénicité marquée',
  ],
  [SIGNS]: [
    ['Aucun'],
    ...subsets(['Forme non ovale', 'Contours irréguliers', 'Microcalcifications']).slice(1),
  ],
  [SIZE]: [5, 9.9, 10, 10.1, 14.9, 15, 15.1, 19.9, 20, 20.1, 60],
};
const questionnaire = scored(euTirads);
/** Cases of a cyst contain answers that are no longer asked for: they must not count. */
const cases = combinations({ 'Nodule thyroïdien': ['Présent'], ...CHOICES }) as Given[];

/** The result if it is the same whatever the answer to a question is: none without a class. Otherwise it is missing. */
function whateverIs(item: keyof typeof CHOICES, given: Given): Record<string, string> {
  const [first = {}, ...others] = CHOICES[item].map((answer) => expected({ ...given, [item]: answer }));
  if (others.some((each) => each[CLASS] !== first[CLASS])) return {};
  return Object.fromEntries(
    Object.entries(first).filter(([text, said]) => others.every((each) => each[text] === said)),
  );
}

describe('EU-TIRADS', () => {
  it('gives category, risk and advice of every combination of answers', () => {
    expect(cases.length).toBe(3 * 3 * 8 * 11);
    expect(new Set(cases.map(adviceOf)).size).toBe(6);
    expect(differences(cases, questionnaire.said, expected)).toEqual([]);
  });

  it.each(Object.keys(CHOICES) as (keyof typeof CHOICES)[])(
    'says without « %s » only what it does not change, and names it',
    (item) => {
      const left = lacking(cases, item);
      expect(differences(left, questionnaire.said, (given) => whateverIs(item, given))).toEqual([]);
      const missing = (given: Given) => {
        const said = whateverIs(item, given);
        return Object.fromEntries(
          [CLASS, RISK, ADVICE].filter((each) => !(each in said)).map((each) => [each, [item]]),
        );
      };
      expect(differences(left, questionnaire.missing, missing)).toEqual([]);
    },
  );

  it('classes 1 what is not there, whatever was answered before', () => {
    const absent = cases.map((each) => ({ ...each, 'Nodule thyroïdien': 'Absent' }));
    expect(differences(absent, questionnaire.said, () => ({}))).toEqual([]);
  });
});
