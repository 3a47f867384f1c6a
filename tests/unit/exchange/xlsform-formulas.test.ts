import { describe, expect, it } from 'vitest';
import { noteCounts } from './read-sample.ts';
import { form, HEAD, questionsOf } from './written-sheets.ts';

describe('conditions and calculations', () => {
  const FIRST = `integer | n | N
decimal | d | D
text | t | T
select_one yn | c | C
select_multiple yn | m | M
select_one score | s1 | S1
select_one score | s2 | S2
`;
  /** A formula with the names of the form, and options by their words. */
  const named = (survey: string, field: 'condition' | 'expression') => {
    const read = form(HEAD + FIRST + survey);
    const names = new Map<string, string>();
    for (const question of questionsOf(read))
      for (const option of 'options' in question ? question.options : [])
        names.set(option.id, `${question.id}:${option.text}`);
    const formula = (questionsOf(read).at(-1) as unknown as { [key: string]: unknown })[field];
    return {
      formula:
        typeof formula === 'string' ? formula.replace(/\{(\w+)\}/g, (_, id) => names.get(id) ?? id) : formula,
      notes: noteCounts(read),
    };
  };

  it.each([
    ["${c} = 'yes'", 'c:Oui'],
    ["${c} != 'yes'", 'non(c:Oui)'],
    ["'yes' = ${c}", 'c:Oui'],
    ["selected(${m}, 'no')", 'm:Non'],
    ["not(selected(${m}, 'no'))", 'non(m:Non)'],
    ["${c} != ''", '(c:Oui ou c:Non)'],
    ["${c} = ''", 'non((c:Oui ou c:Non))'],
    ['${n} >= 10', '(n >= 10)'],
    ["${n} > 1 and ${t} = 'a'", '((n > 1) et (t = "a"))'],
    ["${n} > 1 and ${n} < 3 or ${c}='no'", '(((n > 1) et (n < 3)) ou c:Non)'],
    ['count-selected(${m}) >= 2', '(nombre(m:Oui; m:Non) >= 2)'],
    ['${s1} = 2', 's1:Net'],
  ])('%s', (relevant, formula) => {
    expect(named(`text | z | Z | ${relevant}`, 'condition')).toEqual({ formula, notes: {} });
  });

  it.each([
    '${absent} = 1',
    "${c} = 'absent'",
    "${n} = ''",
    'today() > 3',
    'true()',
    '${n} >',
    '((((',
    "selected(${n}, 'a')",
    '${n} mod 2 = 0',
    `${'('.repeat(200)}1${')'.repeat(200)}`,
    '${z} = 1',
  ])('%s is told: the question is always asked', (relevant) => {
    expect(named(`integer | z | Z | ${relevant}`, 'condition')).toEqual({
      formula: undefined,
      notes: { condition: 1 },
    });
  });

  it.each([
    ['${n} * 2 + ${d} div 3', '((n * 2) + (d / 3))'],
    ['round(${d}, 1)', 'arrondi(d; 1)'],
    ["if(${n} > 3, 'haut', 'bas')", 'si((n > 3); "haut"; "bas")'],
    ['max(${n}, ${d}) - min(${n}, 2)', '(max(n; d) - min(n; 2))'],
    ['sum(${n}, ${d})', 'somme(n; d)'],
    ['pow(${n}, 2)', '(n ^ 2)'],
    ['-${n}', '(0 - n)'],
    ['number(${n}) + 1', '(n + 1)'],
    ['${s1} + ${s2}', '(points(s1) + points(s2))'],
  ])('%s', (calculation, formula) => {
    expect(named(`calculate | z | Z | | ${calculation}`, 'expression')).toEqual({ formula, notes: {} });
  });

  it('choices that are added up carry their numbers as points', () => {
    const read = form(`${HEAD}${FIRST}calculate | z | Z | | \${s1} + \${s2}`);
    expect(questionsOf(read)[5]).toMatchObject({ options: [{ points: 0 }, { points: 2 }] });
    expect(questionsOf(read)[3]).toMatchObject({ options: [{ text: 'Oui' }, { text: 'Non' }] });
  });

  it('a circle is told, and its questions are typed', () => {
    const read = form(`${HEAD}calculate | a | A | | \${b} + 1\ncalculate | b | B | | \${a} + 1`);
    expect(questionsOf(read).some(({ type }) => type === 'number')).toBe(true);
    expect(noteCounts(read).expression).toBeGreaterThan(0);
  });
});
