import { expect, it } from 'vitest';
import { shownFiles, withSeen } from '#lib/offline/worker/seen-index.ts';

const list = (address: string) => ({ address, files: [`/_astro/${address}.js`] });

it('keeps the twelve lists seen last, each once, the latest last', () => {
  let index = withSeen({ person: 'lea', lists: [] }, list('a'));
  for (const address of 'bcdefghijklm') index = withSeen(index, list(address));
  expect(index.lists.map(({ address }) => address).join('')).toBe('bcdefghijklm');
  index = withSeen(index, { address: 'd', files: ['/new.svg'] });
  expect(index.lists.map(({ address }) => address).join('')).toBe('bcefghijklmd');
  expect(index.lists.at(-1)?.files).toEqual(['/new.svg']);
  expect(index.person).toBe('lea');
});

const digest = (letter: string) => `/images/c1/${letter.repeat(64)}`;

it('needs built files, signs, and the covers of all cards in the size that those in view came in', () => {
  const page = ['a', 'b']
    .map(
      (letter) =>
        `${digest(letter)}-160.avif 160w, ${digest(letter)}-400.avif 400w" src="${digest(letter)}-400.webp`,
    )
    .join(' ');
  const loaded = [
    '/_astro/list.x.js',
    '/favicon.svg',
    `${digest('a')}-400.avif`,
    '/api/cases/public',
    '/credits',
  ];
  expect(shownFiles(page, loaded)).toEqual([
    '/_astro/list.x.js',
    '/favicon.svg',
    `${digest('a')}-400.avif`,
    `${digest('b')}-400.avif`,
  ]);
  expect(shownFiles(page, [])).toEqual([]);
});
