import { describe, expect, it } from 'vitest';
import { AdminError, readArguments } from '../../src/cli/arguments.ts';

const OPTIONS = { confirm: { type: 'boolean' }, pixels: { type: 'string' } } as const;

describe('what a command of the administrator is given', () => {
  it('is arguments and options, in any order', () => {
    const { args, options } = readArguments(['un', '--pixels', 'dossier', 'deux', '--confirm'], OPTIONS);
    expect(args).toEqual(['un', 'deux']);
    expect([...options]).toEqual([
      ['pixels', 'dossier'],
      ['confirm', ''],
    ]);
    expect(readArguments(['--pixels=dossier'], OPTIONS).options.get('pixels')).toBe('dossier');
  });

  it('may begin with a dash and hold others', () => {
    const { args, options } = readArguments(['-jean-paul', '--pixels', '-x-1', '--confirm', '-a'], OPTIONS);
    expect(args).toEqual(['-jean-paul', '-a']);
    expect([...options.keys()]).toEqual(['pixels', 'confirm']);
    expect(options.get('pixels')).toBe('-x-1');
  });

  it('may begin with a dash, and what follows two is no option', () => {
    expect(readArguments(['-jean', '--confirm', '-x.dcm', '-'], OPTIONS).args).toEqual([
      '-jean',
      '-x.dcm',
      '-',
    ]);
    expect(readArguments(['nom', '-']).args).toEqual(['nom', '-']);
    expect(readArguments(['--', '--image.dcm']).args).toEqual(['--image.dcm']);
  });

  it.each([
    ['an option that it has not', ['--confrim'], /pas d’option «\u202f--confrim\u202f»/],
    ['no value', ['un', '--pixels'], /«\u202f--pixels\u202f» demande une valeur/],
    ['an empty value', ['--pixels='], /«\u202f--pixels\u202f» demande une valeur/],
    ['a value too many', ['--confirm=oui'], /«\u202f--confirm\u202f» ne prend pas de valeur/],
  ])('is refused in words for %s, and how it is used is told', (_, given, words) => {
    expect(() => readArguments(given, OPTIONS)).toThrow(AdminError);
    expect(() => readArguments(given, OPTIONS)).toThrow(words);
    expect(() => readArguments(given, OPTIONS)).toThrow(/Usage/);
  });
});
