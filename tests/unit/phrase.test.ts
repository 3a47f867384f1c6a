import { describe, expect, it } from 'vitest';
import { expandPhrase, isPhraseCode, PHRASE_CODE_MAX } from '#lib/phrases/phrase.ts';

const PHRASES = [
  { code: 'nrm', text: 'Examen normal.' },
  { code: 'Épa', text: 'Épanchement articulaire de faible abondance.' },
  { code: 'irm', text: 'Pas d’IRM' },
  { code: 'u2', text: 'première ligne\nseconde ligne' },
];

/** `|` is the caret; null when nothing is expanded. */
function expand(typed: string): string | null {
  const expanded = expandPhrase(typed.replace('|', ''), typed.indexOf('|'), PHRASES);
  return expanded && `${expanded.text.slice(0, expanded.caret)}|${expanded.text.slice(expanded.caret)}`;
}

describe('a code before the caret', () => {
  it.each([
    ['nrm|', 'Examen normal.|'],
    ['Ménisques : nrm| Ligaments', 'Ménisques : Examen normal.| Ligaments'],
    ['(NRM|)', '(Examen normal.|)'],
    ['l’epa|', 'l’Épanchement articulaire de faible abondance.|'],
    ['l’e\u0301pa|', 'l’Épanchement articulaire de faible abondance.|'],
    ['a\nu2|b', 'a\npremière ligne\nseconde ligne|b'],
    ['𝒳 nrm|', '𝒳 Examen normal.|'],
  ])('%s becomes %s', (typed, expanded) => {
    expect(expand(typed)).toBe(expanded);
  });

  it.each(['|', 'nrm |', 'xnrm|', 'nr|m', '|nrm', 'nrm.|', 'autre|', '1nrm|'])('is none: %s', (typed) => {
    expect(expand(typed)).toBeNull();
  });

  it('is expanded once when its phrase ends with it', () => {
    expect(expand('irm|')).toBe('Pas d’IRM|');
    expect(expand('Pas d’IRM|')).toBeNull();
  });
});

it.each([
  ['nrm', true],
  ['é2', true],
  ['x'.repeat(PHRASE_CODE_MAX), true],
  ['x'.repeat(PHRASE_CODE_MAX + 1), false],
  ['', false],
  ['a b', false],
  ['.nrm', false],
  ['a\n', false],
])('%j as a code: %s', (code, allowed) => {
  expect(isPhraseCode(code)).toBe(allowed);
});
