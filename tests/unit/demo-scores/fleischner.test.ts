import { describe, expect, it } from 'vitest';
import { fleischner } from '#lib/demo/questionnaires/scores/fleischner.ts';
import { combinations, differences, type Given, lacking, scored, subsets } from './scored.ts';

const OUTSIDE = 'Situations hors du champ des recommandations';
const TYPE = 'Type de nodule';
const NUMBER = 'Nombre de nodules';
const SIZE = 'Taille du nodule dominant';
const SIZES = 'Taille des nodules sub-solides';
const RISK = "Risque de cancer, à l'appréciation du radiologue";
const SOLID_PART = 'Composante solide';
const SIGNS = 'Signes de suspicion';
const ADVICE = 'Conduite (Fleischner 2017)';

const NONE = 'pas de suivi systématique';
/** Rows of the tables, from which the first that fits is taken: nothing but `undefined` fits anything. */
interface Row {
  type: 'Solide' | 'Verre dépoli pur' | 'Mixte (partiellement solide)' | 'sub-solide';
  number: 'Unique' | 'Multiples';
  size?: (mm: number) => boolean;
  sizes?: string;
  part?: (mm: number) => boolean;
  isSuspect?: true;
  advice: string | { low: string; high: string };
}
const below6 = (mm: number) => mm < 6;
const from6 = (mm: number) => mm >= 6;
const ROWS: readonly Row[] = [
  {
    type: 'Solide',
    number: 'Unique',
    size: below6,
    advice: { low: NONE, high: 'TDM à 12 mois, optionnelle' },
  },
  {
    type: 'Solide',
    number: 'Unique',
    size: (mm) => mm >= 6 && mm <= 8,
    advice: {
      low: 'TDM à 6–12 mois, puis envisager une TDM à 18–24 mois',
      high: 'TDM à 6–12 mois, puis TDM à 18–24 mois',
    },
  },
  {
    type: 'Solide',
    number: 'Unique',
    size: (mm) => mm > 8,
    advice: 'envisager une TDM à 3 mois, une TEP-TDM ou un prélèvement',
  },
  {
    type: 'Solide',
    number: 'Multiples',
    size: below6,
    advice: { low: NONE, high: 'TDM à 12 mois, optionnelle' },
  },
  {
    type: 'Solide',
    number: 'Multiples',
    size: from6,
    advice: {
      low: 'TDM à 3–6 mois, puis envisager une TDM à 18–24 mois',
      high: 'TDM à 3–6 mois, puis TDM à 18–24 mois',
    },
  },
  { type: 'Verre dépoli pur', number: 'Unique', size: below6, advice: NONE },
  {
    type: 'Verre dépoli pur',
    number: 'Unique',
    size: from6,
    advice: "TDM à 6–12 mois pour confirmer la persistance, puis tous les 2 ans jusqu'à 5 ans",
  },
  { type: 'Mixte (partiellement solide)', number: 'Unique', size: below6, advice: NONE },
  {
    type: 'Mixte (partiellement solide)',
    number: 'Unique',
    isSuspect: true,
    advice: 'TEP-TDM, biopsie ou résection',
  },
  {
    type: 'Mixte (partiellement solide)',
    number: 'Unique',
    part: (mm) => mm > 8,
    advice: 'TEP-TDM, biopsie ou résection',
  },
  {
    type: 'Mixte (partiellement solide)',
    number: 'Unique',
    part: below6,
    advice:
      'TDM à 3–6 mois pour confirmer la persistance ; si le nodule est inchangé et sa composante solide toujours de moins de 6 mm, TDM annuelle pendant 5 ans',
  },
  {
    type: 'Mixte (partiellement solide)',
    number: 'Unique',
    part: from6,
    advice: 'envisager une TDM à 3–6 mois pour évaluer la persistance',
  },
  {
    type: 'sub-solide',
    number: 'Multiples',
    sizes: 'Tous de moins de 6 mm',
    advice: 'TDM à 3–6 mois ; si les nodules sont stables, envisager une TDM à 2 et 4 ans',
  },
  {
    type: 'sub-solide',
    number: 'Multiples',
    sizes: 'Au moins un de 6 mm et plus',
    advice: 'TDM à 3–6 mois, puis selon le nodule le plus suspect',
  },
];

function adviceOf(given: Given): string {
  const row = ROWS.find(
    ({ type, number, size, sizes, part, isSuspect }) =>
      (type === given[TYPE] || (type === 'sub-solide' && given[TYPE] !== 'Solide')) &&
      number === given[NUMBER] &&
      (size?.(Number(given[SIZE])) ?? true) &&
      (sizes === undefined || sizes === given[SIZES]) &&
      (part?.(Number(given[SOLID_PART])) ?? true) &&
      (isSuspect === undefined || ![given[SIGNS]].flat().includes('Aucun')),
  );
  if (!row) throw new Error('no row of the tables');
  if (typeof row.advice === 'string') return row.advice;
  return given[RISK] === 'Faible' ? row.advice.low : row.advice.high;
}

const expected = (given: Given): Record<string, string> => ({
  [ADVICE]: `Conduite proposée (Fleischner 2017) : ${adviceOf(given)}.`,
});

const CHOICES = {
  [TYPE]: ['Solide', 'Verre dépoli pur', 'Mixte (partiellement solide)'],
  [NUMBER]: ['Unique', 'Multiples'],
  [SIZE]: [4, 5.9, 6, 7, 8, 8.1, 12],
  [SIZES]: ['Tous de moins de 6 mm', 'Au moins un de 6 mm et plus'],
  [RISK]: ['Faible', 'Élevé'],
  [SOLID_PART]: [2, 5.9, 6, 8, 8.1],
  [SIGNS]: [
    ['Aucun'],
    ...subsets([
      'Morphologie très suspecte (contours lobulés, composante kystique)',
      'Composante solide croissante',
    ]).slice(1),
  ],
};
const questionnaire = scored(fleischner);
/** Every question is answered, asked or not: what is not asked counts for nothing. */
const cases = combinations({
  'Nodule pulmonaire': ['Présent'],
  [OUTSIDE]: [['Aucune']],
  ...CHOICES,
}) as Given[];

/** The advice if it is the same whatever the answer to a question is; the kind of nodule is always asked. */
function whateverIs(item: keyof typeof CHOICES, given: Given): Record<string, string> {
  const advice = new Set(CHOICES[item].map((answer) => adviceOf({ ...given, [item]: answer } as Given)));
  return item === TYPE || advice.size > 1
    ? {}
    : { [ADVICE]: `Conduite proposée (Fleischner 2017) : ${[...advice][0]}.` };
}

describe('Fleischner 2017', () => {
  it('gives the advice of every combination of answers', () => {
    expect(cases.length).toBe(3 * 2 * 7 * 2 * 2 * 5 * 4);
    expect(new Set(cases.map(adviceOf)).size).toBe(13);
    expect(differences(cases, questionnaire.said, expected)).toEqual([]);
  }, 60_000);

  it.each(Object.keys(CHOICES) as (keyof typeof CHOICES)[])(
    'says nothing without « %s » where it decides, and names it',
    (item) => {
      const left = lacking(cases, item);
      expect(differences(left, questionnaire.said, (given) => whateverIs(item, given))).toEqual([]);
      const missing = (given: Given) => (ADVICE in whateverIs(item, given) ? {} : { [ADVICE]: [item] });
      expect(differences(left, questionnaire.missing, missing)).toEqual([]);
    },
    60_000,
  );

  it.each([
    'Moins de 35 ans',
    'Antécédent de cancer primitif',
    'Immunodépression',
    'Dépistage du cancer bronchique',
  ])('gives no advice outside of what it is for: %s', (situation) => {
    const outside = cases.slice(0, 500).map((each) => ({ ...each, [OUTSIDE]: [situation] }));
    expect(differences(outside, questionnaire.said, () => ({}))).toEqual([]);
    expect(questionnaire.conclusion(outside[0]!)).toContain(
      `Recommandations de la Fleischner Society (2017) non applicables : ${situation.charAt(0).toLowerCase()}${situation.slice(1)}.`,
    );
  });
});
