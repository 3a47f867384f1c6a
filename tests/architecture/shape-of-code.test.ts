import { describe, expect, it } from 'vitest';
import { functionsIn, spreadLiteralsIn } from './functions.ts';
import { type Source, sourcesUnder } from './sources.ts';

/** A function that fits a screen is read at a glance. Made-up content (`lib/demo`) is long by nature. */
const LINES_MAX = 60;

/** Functions that may be longer, and why. One that no longer is, or that is gone, must leave this list. */
const LONGER: Record<string, string> = {};

const source = sourcesUnder('src');
const everything = [...source, ...sourcesUnder('tests'), ...sourcesUnder('bench')];

function longIn(sources: Source[]): string[] {
  return sources
    .filter(({ path }) => !path.startsWith('src/lib/demo/'))
    .flatMap(functionsIn)
    .filter(({ lines }) => lines > LINES_MAX)
    .map(({ name }) => name)
    .sort();
}

describe('functions', () => {
  it(`have at most ${LINES_MAX} lines, but for those named here`, () => {
    expect(longIn(source)).toEqual(Object.keys(LONGER).sort());
  });

  it.each([
    ['a function', (body: string) => `function long() {${body}}`],
    ['an arrow', (body: string) => `const long = () => {${body}};`],
    ['a method', (body: string) => `class A { long() {${body}} }`],
    ['a constructor', (body: string) => `class A { constructor() {${body}} }`],
    ['a nested function', (body: string) => `export default { long: async function () {${body}} };`],
  ])('%s that is too long would be noticed', (_, make) => {
    const withLines = (lines: number) => [{ path: 'src/lib/a.ts', text: make('\n'.repeat(lines - 1)) }];
    expect(longIn(withLines(LINES_MAX))).toEqual([]);
    expect(longIn(withLines(LINES_MAX + 1))).toHaveLength(1);
  });
});

describe('literals', () => {
  it('are not spread: their properties are written where they belong', () => {
    expect(everything.flatMap(spreadLiteralsIn)).toEqual([]);
  });

  it.each(['const a = { ...{ b, c }, d };', "f(...['x', 'y']);", 'const a = <B {...{ c: 1 }} />;'])(
    'a spread one would be noticed: %s',
    (text) => {
      expect(spreadLiteralsIn({ path: 'src/islands/a.tsx', text })).toEqual(['src/islands/a.tsx:1']);
    },
  );

  it('what is spread on a condition is none', () => {
    const text = 'const a = { ...(b ? { c } : {}), ...(d && { e }), ...f };';
    expect(spreadLiteralsIn({ path: 'src/lib/a.ts', text })).toEqual([]);
  });
});
