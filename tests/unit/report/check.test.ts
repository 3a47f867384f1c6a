import { describe, expect, it } from 'vitest';
import { check } from '#lib/questionnaires/check/check.ts';
import type { Finding } from '#lib/questionnaires/check/finding.ts';
import { findingText } from '#lib/questionnaires/check-texts.ts';
import { createRandom } from './random.ts';
import { randomQuestionnaire } from './random-questionnaire.ts';
import { body, type Draft, formula, number, single, under } from './sample-body.ts';

const found = (...drafts: Draft[]) => check(body(...drafts));

/** A lesion whose place is an important question. */
const lesion = (more: { defaultAnswer?: string } = {}) => {
  const where = under({ ...single(['Radiale', 'Radiale.']), id: 'q2', important: true } as Draft);
  const absent = { id: 'o1', text: 'Absente', sentence: 'Absente.' };
  return found({
    type: 'single',
    ...more,
    options: [absent, { id: 'o2', text: 'Présente', questions: where }],
  });
};

const CASES: [what: string, findings: Finding[], expected: Finding[]][] = [
  ['nothing', found(single(['Oui', 'Oui.'], ['Non', 'Non.'])), []],
  [
    'an option without sentence',
    found(single(['Oui', 'Oui.'], ['Non'])),
    [{ code: 'no-sentence', node: 'o2' }],
  ],
  [
    'not one whose sub-questions write',
    found({ type: 'single', options: [{ id: 'o1', text: 'Oui', questions: under(number('n')) }] }),
    [],
  ],
  ['a value without sentence', found({ type: 'text' }), [{ code: 'no-sentence', node: 'q' }]],
  ['not a number that a formula reads', found(number('n', { sentence: '' }), formula('{n} * 2')), []],
  [
    'a value that is not written',
    found(number('n', { sentence: 'Grande.' })),
    [{ code: 'value-not-written', node: 'n' }],
  ],
  [
    'unknown placeholders',
    found(single(['Oui', '{valeur} {Option} {droit} {côté}.'])),
    [
      { code: 'unknown-placeholder', node: 'o1', word: '{valeur}' },
      { code: 'unknown-placeholder', node: 'o1', word: '{côté}' },
    ],
  ],
  [
    'an option that a hidden question never takes',
    found({ ...single(['Oui', 'Oui.'], ['Non', 'Non.']), hidden: true, defaultAnswer: 'o1' } as Draft),
    [{ code: 'unreachable', node: 'o2', hidden: 'q' }],
  ],
  [
    'a hidden question without default',
    found({ type: 'text', hidden: true, sentence: '{valeur}' }),
    [{ code: 'hidden-without-default', node: 'q' }],
  ],
  [
    'what stands below a hidden question without default',
    found({
      type: 'single',
      hidden: true,
      defaultAnswer: 'o1',
      options: [{ id: 'o1', text: 'Oui', sentence: 'Oui.', questions: under(number('n')) }],
    }),
    [{ code: 'hidden-without-default', node: 'n' }],
  ],
  [
    'an important question without default',
    found({ ...single(['Oui', 'Oui.']), important: true } as Draft),
    [{ code: 'no-normal-answer', node: 'q' }],
  ],
  ['not an important question below an answer that is not the default', lesion({ defaultAnswer: 'o1' }), []],
  [
    'an important question below one that is answered by hand',
    lesion(),
    [{ code: 'no-normal-answer', node: 'q2' }],
  ],
  [
    'numbers without unit or bounds',
    found(number('n', { unit: '', max: undefined })),
    [
      { code: 'no-unit', node: 'n' },
      { code: 'no-bounds', node: 'n' },
    ],
  ],
  [
    'two options of the same text',
    found(single(['Œdème', 'Un.'], ['oedeme', 'Deux.'])),
    [{ code: 'same-text', node: 'o2', other: 'o1' }],
  ],
  ['not two that are still empty', found(single(['', 'Un.'], ['', 'Deux.'])), []],
  [
    'a hidden question whose default chooses nothing',
    found({ ...single(['A', 'A.']), type: 'multiple', hidden: true, defaultAnswer: [] } as Draft),
    [{ code: 'hidden-without-default', node: 'q' }],
  ],
  [
    'the other side',
    found(single(['Rein droit', 'Rein gauche normal.'])),
    [{ code: 'other-side', node: 'o1' }],
  ],
  [
    'a side not written',
    found(single(['À droite', 'Fracture.'])),
    [{ code: 'side-not-written', node: 'o1' }],
  ],
  ['not one by its option', found(single(['À droite', 'Fracture : {option}.'])), []],
  [
    'a side not asked',
    found(single(['Fracture', 'Fracture à gauche.'])),
    [{ code: 'side-not-asked', node: 'o1' }],
  ],
  [
    'not one that the question asks',
    found({ ...single(['Fracture', 'Fracture à gauche.']), text: 'Poignet gauche' } as Draft),
    [],
  ],
  [
    'not one that the answer above says',
    found({
      type: 'single',
      options: [
        {
          id: 'o1',
          text: 'Rein droit',
          sentence: 'Rein droit.',
          questions: under(number('n', { text: 'Taille du rein droit' })),
        },
      ],
    }),
    [],
  ],
  ['no anatomy', found(single(['Normal', 'Muscle droit fémoral normal.'])), []],
  [
    'a side that is fixed while it is chosen',
    found(
      single(
        ['Normal', 'Genou {droit} normal.'],
        ['Kyste', 'Kyste du genou droit.'],
        ['Douleur à droite', 'Douleur à droite.'],
      ),
    ),
    [{ code: 'fixed-side', node: 'o2' }],
  ],
  [
    'a formula that can’t be read',
    found(formula('1 +')),
    [{ code: 'formula', node: 'f', reason: 'unreadable' }],
  ],
  ['an unknown term', found(formula('{gone}')), [{ code: 'formula', node: 'f', reason: 'unknown-term' }]],
  [
    'a formula that never has a value',
    found(number('n'), formula('1 / ({n} - {n})')),
    [{ code: 'formula', node: 'f', reason: 'no-value' }],
  ],
  [
    'terms that exclude each other',
    found(
      {
        type: 'single',
        options: [
          { id: 'o1', text: 'A', sentence: 'A.', questions: under(number('n')) },
          { id: 'o2', text: 'B', sentence: 'B.', questions: under(number('m')) },
        ],
      },
      formula('{n} + {m}'),
    ),
    [{ code: 'formula', node: 'f', reason: 'exclusive-terms' }],
  ],
];

describe('checking a questionnaire', () => {
  it.each(CASES)('tells %s', (_, findings, expected) => {
    expect(findings).toEqual(expected);
  });

  it('tells a fiche that nothing opens', () => {
    const fiche = (id: string) => ({ id, title: id, content: [] });
    const fiches = [fiche('opened'), fiche('closed')];
    const pages = body({ ...single(['Oui', 'Oui.']), fiche: 'opened' } as Draft).pages;
    expect(check({ pages, fiches })).toEqual([{ code: 'unopened-fiche', node: 'closed' }]);
  });

  it('says each finding in French', () => {
    const texts = CASES.flatMap(([, findings]) => findings).map((each) => findingText(each, (id) => id));
    for (const text of texts) expect(text).toMatch(/^[^\s].{10,}[.]$/u);
    expect(new Set(texts).size).toBeGreaterThan(15);
  });

  it('takes any questionnaire', () => {
    for (let seed = 0; seed < 100; seed++) check(randomQuestionnaire(createRandom(seed)));
  });
});
