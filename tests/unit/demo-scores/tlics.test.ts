import { describe, expect, it } from 'vitest';
import { tlics } from '#lib/demo/questionnaires/scores/tlics.ts';
import { combinations, differences, type Given, lacking, scored } from './scored.ts';

const MORPHOLOGY: Record<string, number> = {
  'Tassement (compression)': 1,
  'Fracture comminutive (burst)': 2,
  'Translation ou rotation': 3,
  Distraction: 4,
};
const LIGAMENTS: Record<string, number> = { Intact: 0, 'Lésion suspectée ou indéterminée': 2, Lésé: 3 };
const NEUROLOGY: Record<string, number> = {
  Intact: 0,
  'Atteinte radiculaire': 2,
  'Moelle ou cône, lésion complète': 2,
  'Moelle ou cône, lésion incomplète': 3,
  'Queue de cheval': 3,
};
const ITEMS = ['Morphologie', 'Complexe ligamentaire postérieur', 'Statut neurologique'];

const sumOf = (given: Given) =>
  MORPHOLOGY[String(given.Morphologie)]! +
  LIGAMENTS[String(given['Complexe ligamentaire postérieur'])]! +
  NEUROLOGY[String(given['Statut neurologique'])]!;

function expected(given: Given): Record<string, string> {
  const sum = sumOf(given);
  const advice =
    sum < 4
      ? 'traitement non chirurgical'
      : sum === 4
        ? 'traitement chirurgical ou non chirurgical'
        : 'traitement chirurgical habituellement envisagé';
  return {
    'Score TLICS': `Score TLICS : ${sum}/10.`,
    'Orientation selon le score TLICS': `Orientation selon le score TLICS : ${advice}.`,
  };
}

const questionnaire = scored(tlics);
const cases: Given[] = combinations({
  'Lésion traumatique thoraco-lombaire': ['Présente'],
  Morphologie: Object.keys(MORPHOLOGY),
  'Complexe ligamentaire postérieur': Object.keys(LIGAMENTS),
  'Statut neurologique': Object.keys(NEUROLOGY),
});

describe('score TLICS', () => {
  it('gives sum and advice of every combination of answers', () => {
    expect(cases.length).toBe(4 * 3 * 5);
    expect(new Set(cases.map(sumOf))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
    expect(differences(cases, questionnaire.said, expected)).toEqual([]);
  });

  it.each(ITEMS)('says nothing without « %s », and says so', (item) => {
    const left = lacking(cases, item);
    expect(differences(left, questionnaire.said, () => ({}))).toEqual([]);
    expect(
      differences(left, questionnaire.missing, () => ({
        'Score TLICS': [item],
        'Orientation selon le score TLICS': [item],
      })),
    ).toEqual([]);
  });

  it('says nothing of an injury that is not there, whatever was answered before', () => {
    const absent = cases.map((each) => ({ ...each, 'Lésion traumatique thoraco-lombaire': 'Absente' }));
    expect(differences(absent, questionnaire.said, () => ({}))).toEqual([]);
  });
});
