import { describe, expect, it } from 'vitest';
import { sins } from '#lib/demo/questionnaires/scores/sins.ts';
import { combinations, differences, type Given, lacking, scored } from './scored.ts';

/** The table as the sources print it. */
const POINTS = {
  Localisation: {
    'Jonctionnelle (occiput-C2, C7-T2, T11-L1, L5-S1)': 3,
    'Rachis mobile (C3-C6, L2-L4)': 2,
    'Semi-rigide (T3-T10)': 1,
    'Rigide (S2-S5)': 0,
  },
  Douleur: {
    'Mécanique (calmée par le décubitus, ou provoquée par le mouvement ou la mise en charge)': 3,
    'Occasionnelle, non mécanique': 1,
    'Lésion indolore': 0,
  },
  'Type de lésion osseuse': { Lytique: 2, 'Mixte (lytique et condensante)': 1, Condensante: 0 },
  'Alignement rachidien': {
    'Subluxation ou translation': 4,
    'Déformation de novo (cyphose, scoliose)': 2,
    Normal: 0,
  },
  'Tassement du corps vertébral': {
    'Plus de 50 %': 3,
    'Moins de 50 %': 2,
    'Aucun, plus de 50 % du corps envahi': 1,
    'Aucun des précédents': 0,
  },
  'Atteinte postéro-latérale (facette, pédicule ou articulation costo-vertébrale)': {
    Bilatérale: 3,
    Unilatérale: 1,
    Aucune: 0,
  },
} as const;

const items = Object.keys(POINTS) as (keyof typeof POINTS)[];
const sumOf = (given: Given) =>
  items.reduce(
    (sum, item) => sum + ((POINTS[item] as Record<string, number>)[String(given[item])] ?? Number.NaN),
    0,
  );

function expected(given: Given): Record<string, string> {
  const sum = sumOf(given);
  const category = sum <= 6 ? 'stable' : sum <= 12 ? 'potentiellement instable' : 'instable';
  return {
    'Score SINS': `Score SINS : ${sum}/18.`,
    'Catégorie SINS': `Lésion ${category} selon le score SINS.`,
    ...(sum >= 7 && {
      'Conduite selon le score SINS':
        "Conduite : avis chirurgical pour évaluer l'instabilité, avant toute radiothérapie prévue.",
    }),
  };
}

const questionnaire = scored(sins);
const cases: Given[] = combinations(
  Object.fromEntries(items.map((item) => [item, Object.keys(POINTS[item])])),
).map((each) => ({ 'Lésion rachidienne tumorale': 'Présente', ...each }));

describe('score SINS', () => {
  it('gives sum, category and advice of every combination of answers', () => {
    expect(cases.length).toBe(4 * 3 * 3 * 3 * 4 * 3);
    expect(new Set(cases.map(sumOf)).size).toBe(19);
    expect(differences(cases, questionnaire.said, expected)).toEqual([]);
  });

  it.each(items)('says nothing without « %s », and says so', (item) => {
    const left = lacking(cases, item);
    expect(differences(left, questionnaire.said, () => ({}))).toEqual([]);
    expect(
      differences(left, questionnaire.missing, () => ({
        'Score SINS': [item],
        'Catégorie SINS': [item],
        'Conduite selon le score SINS': [item],
      })),
    ).toEqual([]);
  });

  it('says nothing of a lesion that is not there, whatever was answered before', () => {
    const absent = cases.map((each) => ({ ...each, 'Lésion rachidienne tumorale': 'Absente' }));
    expect(differences(absent, questionnaire.said, () => ({}))).toEqual([]);
  });
});
