import { expect, it } from 'vitest';
import { type Source, sourcesUnder } from './sources.ts';

/** A test of which kind an item is of. */
const ASKS = /\bkind\s*[!=]==?\s*'(questionnaire|case|protocol)'/;

const asking = (sources: readonly Source[]) =>
  sources
    .filter(({ path, text }) => !path.startsWith('src/lib/kinds/') && ASKS.test(text))
    .map(({ path }) => path);

it('what differs between kinds is theirs: nothing else asks which one an item is of', () => {
  expect(asking(sourcesUnder('src'))).toEqual([]);
  const planted = { path: 'src/pages/a.astro', text: "{kind !== 'case' && <p>a</p>}" };
  expect(asking([planted])).toEqual(['src/pages/a.astro']);
});
