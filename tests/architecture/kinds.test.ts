import { describe, expect, it } from 'vitest';
import { type Source, sourcesUnder } from './sources.ts';

const KIND = "'(?:questionnaire|case|protocol)'";

/** A test of an item's kind, by name or by a property that only one kind has. */
const ASKS = new RegExp(`\\bkind\\s*[!=]==?\\s*${KIND}`);
const GUESSES = /'(?:difficulty|mainImage|seriesCount|imagingType|region|questionCount)' in \w/;
/** A list of kinds, which a fourth one would be missing from. */
const LISTS = new RegExp(`\\[\\s*${KIND},\\s*${KIND},\\s*${KIND},?\\s*\\]`);

/** Code that looks like such a test and is none. */
const ELSEWHERE: Record<string, string> = {
  'src/lib/demo/server/seed-follow-up.ts': 'people are asked to confirm protocols alone',
  'src/lib/items/item.ts': 'the list of kinds itself',
  'src/lib/protocols/server/start-protocol.ts': 'asks which of two forms was sent',
};

const asking = (sources: readonly Source[]) =>
  sources
    .filter(({ path }) => !path.startsWith('src/lib/items/kinds/'))
    .filter(({ text }) => [ASKS, GUESSES, LISTS].some((sideways) => sideways.test(text)))
    .map(({ path }) => path);

describe('what differs between kinds is theirs', () => {
  it('nothing else asks which one an item is of', () => {
    expect(asking(sourcesUnder('src'))).toEqual(Object.keys(ELSEWHERE));
  });

  it.each([
    "{kind !== 'case' && <p>a</p>}",
    "{'difficulty' in item && <p>a</p>}",
    "const kinds = ['case', 'questionnaire', 'protocol'] as const;",
  ])('would be noticed: %s', (text) => {
    expect(asking([{ path: 'src/pages/a.astro', text }])).toEqual(['src/pages/a.astro']);
  });
});
