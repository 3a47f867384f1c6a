import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CRITERIA, RATE } from '#lib/legal/criteria.ts';
import { type CriterionState, rateOf, type Theme } from '#lib/legal/rgaa.ts';
import { sourcesUnder } from '../../architecture/sources.ts';

const all = CRITERIA.flatMap(({ criteria }) => criteria);
/** How many criteria each of the thirteen themes of the RGAA 4.1.2 has. */
const SIZES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

const table = (...states: CriterionState[]): Theme[] => [
  {
    number: 1,
    name: 'Images',
    criteria: states.map((state, at) => ({ id: `1.${at + 1}`, subject: '', state })),
  },
];

describe('the table of the RGAA', () => {
  it('has the 106 criteria, in their order', () => {
    const ids = SIZES.flatMap((size, theme) =>
      Array.from({ length: size }, (_, at) => `${theme + 1}.${at + 1}`),
    );
    expect(all.map(({ id }) => id)).toEqual(ids);
    expect(ids).toHaveLength(106);
  });

  it('calls nothing conforming that no test shows, and says why of the rest', () => {
    const states = ['C', 'NC', 'NA', 'NT'];
    for (const { id, state, tests = [], note = '' } of all) {
      expect(states, id).toContain(state);
      if (state === 'C') expect(tests.length, id).toBeGreaterThan(0);
      else expect(tests.length + note.length, id).toBeGreaterThan(0);
    }
  });

  it('names tests that are there', () => {
    for (const { id, tests = [] } of all)
      for (const named of tests) {
        const [file = '', ...name] = named.split(': ');
        const declared = [...readFileSync(file, 'utf8').matchAll(/\b(?:it|test)\(\s*['`]([^\n]*)/g)];
        expect(declared.map(([, told]) => told).join('\n'), `${id} ${named}`).toContain(name.join(': '));
      }
  });

  it('gives the rate that the statement says: what nobody verified does not conform', () => {
    const count = (state: CriterionState) => all.filter((each) => each.state === state).length;
    const applicable = 106 - count('NA');
    expect(RATE.percent).toBe(Math.floor((count('C') * 100) / applicable));
    expect(RATE.conforming + RATE.notConforming + RATE.notVerified).toBe(applicable);
    expect(rateOf(table('C', 'NT', 'NA'))).toMatchObject({
      percent: 50,
      conformity: 'partial',
    });
    expect(rateOf(table('C', 'NT', 'NC')).conformity).toBe('none');
    expect(rateOf(table('C', 'NA'))).toMatchObject({ percent: 100, conformity: 'full' });
  });
});

describe('what does not apply', () => {
  const markup = sourcesUnder('src').filter(({ path }) => /\.(astro|tsx)$/.test(path));

  it('no frame, no CAPTCHA, no sensor of movement', () => {
    expect(markup.length).toBeGreaterThan(100);
    const found = markup.filter(({ text }) =>
      /<i?frame\b|captcha|devicemotion|deviceorientation/i.test(text),
    );
    expect(found.map(({ path }) => path)).toEqual([]);
  });

  it('no window opens by itself', () => {
    const opening = sourcesUnder('src').filter(({ text }) => /\bwindow\.open\(/.test(text));
    expect(opening.map(({ path }) => path)).toEqual([]);
  });
});
