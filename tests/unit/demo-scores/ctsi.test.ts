import { describe, expect, it } from 'vitest';
import { ctsi } from '#lib/demo/questionnaires/scores/ctsi.ts';
import { combinations, differences, type Given, lacking, scored, subsets } from './scored.ts';

const STAGE = 'Stade de Balthazar';
const NECROSIS = 'Nécrose pancréatique';
const INFLAMMATION = 'Inflammation pancréatique (CTSI modifié)';
const COMPLICATIONS = 'Complications extra-pancréatiques';

const STAGES = [
  'A (pancréas normal)',
  'B (élargissement focal ou diffus)',
  'C (pancréas hétérogène et densification de la graisse péripancréatique)',
  'D (coulée unique)',
  'E (coulées multiples ou bulles de gaz)',
];
/** Points in the index of Balthazar, and in the modified one. */
const NECROSES: Record<string, [number, number]> = {
  Absente: [0, 0],
  '30 % ou moins': [2, 2],
  "Plus de 30 %, jusqu'à 50 %": [4, 4],
  'Plus de 50 %': [6, 4],
};
const INFLAMMATIONS = [
  'Pancréas normal',
  'Anomalies intrinsèques, avec ou sans infiltration de la graisse péripancréatique',
  'Collection pancréatique ou péripancréatique, ou nécrose de la graisse péripancréatique',
];
const COMPLICATED = [
  'Épanchement pleural',
  'Ascite',
  'Complication vasculaire',
  'Complication parenchymateuse',
  'Atteinte digestive',
];

const indexOf = (given: Given) =>
  STAGES.indexOf(String(given[STAGE])) + NECROSES[String(given[NECROSIS])]![0];
const modifiedOf = (given: Given) =>
  2 * INFLAMMATIONS.indexOf(String(given[INFLAMMATION])) +
  NECROSES[String(given[NECROSIS])]![1] +
  ([given[COMPLICATIONS]].flat().includes('Aucune') ? 0 : 2);

function balthazar(given: Given): Record<string, string> {
  const sum = indexOf(given);
  const severity = sum <= 3 ? 'bénigne' : sum <= 6 ? 'de gravité modérée' : 'sévère';
  return {
    CTSI: `Index de sévérité scanographique (CTSI) : ${sum}/10.`,
    'Sévérité selon le CTSI': `Pancréatite aiguë ${severity} selon le CTSI.`,
  };
}

function modified(given: Given): Record<string, string> {
  const sum = modifiedOf(given);
  const severity = sum <= 2 ? 'légère' : sum <= 6 ? 'modérée' : 'sévère';
  return {
    'CTSI modifié': `CTSI modifié : ${sum}/10.`,
    'Sévérité selon le CTSI modifié': `Pancréatite aiguë ${severity} selon le CTSI modifié.`,
  };
}

const questionnaire = scored(ctsi);
const cases: Given[] = combinations({
  'Pancréatite aiguë': ['Présente'],
  [STAGE]: STAGES,
  [NECROSIS]: Object.keys(NECROSES),
  [INFLAMMATION]: INFLAMMATIONS,
  [COMPLICATIONS]: [['Aucune'], ...subsets(COMPLICATED).slice(1)],
}) as Given[];

/** One complication stands for any: only its presence matters here. */
const few = cases.filter((each) => [each[COMPLICATIONS]].flat().length === 1);

describe('CTSI and modified CTSI', () => {
  it('give sum and category of every combination of answers', () => {
    expect(cases.length).toBe(5 * 4 * 3 * 32);
    expect(new Set(cases.map(indexOf)).size).toBe(11);
    expect(new Set(cases.map(modifiedOf))).toEqual(new Set([0, 2, 4, 6, 8, 10]));
    expect(
      differences(cases, questionnaire.said, (given) => ({ ...balthazar(given), ...modified(given) })),
    ).toEqual([]);
  });

  it.each([
    [STAGE, modified, ['CTSI', 'Sévérité selon le CTSI']],
    [INFLAMMATION, balthazar, ['CTSI modifié', 'Sévérité selon le CTSI modifié']],
    [COMPLICATIONS, balthazar, ['CTSI modifié', 'Sévérité selon le CTSI modifié']],
    [
      NECROSIS,
      () => ({}),
      ['CTSI', 'Sévérité selon le CTSI', 'CTSI modifié', 'Sévérité selon le CTSI modifié'],
    ],
  ] as const)('say without « %s » only what can be said', (item, said, silent) => {
    const left = lacking(few, item);
    expect(differences(left, questionnaire.said, said)).toEqual([]);
    const missing = Object.fromEntries(silent.map((each) => [each, [item]]));
    expect(differences(left, questionnaire.missing, () => missing)).toEqual([]);
  });

  it('say nothing of a pancreatitis that is not there, whatever was answered before', () => {
    const absent = cases.map((each) => ({ ...each, 'Pancréatite aiguë': 'Absente' }));
    expect(differences(absent, questionnaire.said, () => ({}))).toEqual([]);
  });
});
