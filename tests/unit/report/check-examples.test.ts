import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { FINDING_EXAMPLES, findingExample } from '#lib/questionnaires/check-examples-texts.ts';

/** Every kind that checking may find, as its type lists them. */
function kinds(): string[] {
  const source = readFileSync('src/lib/questionnaires/check/finding.ts', 'utf8');
  const codes = Array.from(source.matchAll(/code: '([^']+)'/g), ([, code = '']) => code);
  const reasons = /FormulaFault = (.+);/.exec(source)?.[1]?.matchAll(/'([^']+)'/g) ?? [];
  return [...codes.filter((code) => code !== 'formula'), ...Array.from(reasons, ([, reason = '']) => reason)];
}

describe('the examples of « Vérifier »', () => {
  it('explain every kind of finding, and no other', () => {
    expect(kinds().length).toBeGreaterThan(20);
    expect(Object.keys(FINDING_EXAMPLES).toSorted()).toEqual(kinds().toSorted());
  });

  it.each(Object.entries(FINDING_EXAMPLES))('say why and show a change: %s', (_, { why, wrong, right }) => {
    expect(why).toMatch(/^\p{Lu}.{20,160}\.$/u);
    expect(wrong).not.toBe(right);
    expect(Math.min(wrong.length, right.length)).toBeGreaterThan(8);
  });

  it('invent no number: zero alone, by which nothing can be divided', () => {
    const texts = Object.values(FINDING_EXAMPLES).flatMap((each) => Object.values(each));
    expect(texts.filter((text) => /\d/.test(text))).toEqual(['{Longueur} / 0']);
  });

  it('of a formula are those of its fault', () => {
    expect(findingExample({ node: 'f', code: 'formula', reason: 'no-value' })).toBe(
      FINDING_EXAMPLES['no-value'],
    );
  });
});
