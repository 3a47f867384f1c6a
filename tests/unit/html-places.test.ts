import { expect, it } from 'vitest';
import { elementsIn, parseHtml } from '#lib/platform/html-tree.ts';

it('a letter that becomes two when it is made small moves no closing tag', () => {
  const root = parseHtml(`<p>${'İ'.repeat(40)}</p><script>a < b</script><P>après</P>`);
  const paragraphs = [...elementsIn(root)].filter(({ name }) => name === 'p');
  expect(paragraphs.map(({ children }) => children)).toEqual([['İ'.repeat(40)], ['après']]);
});
