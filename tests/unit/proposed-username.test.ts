import { expect, it } from 'vitest';
import { isUsername } from '#lib/accounts/username-rules.ts';
import { proposedUsernames } from '#lib/identities/proposed-username.ts';
import { rppsOf } from '#lib/identities/rpps.ts';

it.each([
  ['Anne Lefèvre', 'anne.lefevre'],
  ['  Jean-Éric  d’Œuvre (CHU) ', 'jean.eric.d.oeuvre.chu'],
  ['Иван Петров', 'иван.петров'],
  ['', undefined],
  ['???', undefined],
  ['Anne Иванова', undefined],
])('proposes to « %s » the username %s', (name, first) => {
  expect(proposedUsernames(name)[0]).toBe(first);
});

it('proposes only what may be registered, however long the name', () => {
  const proposed = proposedUsernames(`${'Anne-Marie '.repeat(20)}`);
  expect(proposed).toHaveLength(9);
  expect(proposed.filter((name) => !isUsername(name))).toEqual([]);
});

it.each([
  ['899700218896', '99700218896'],
  ['0751234567', null],
  ['8123', null],
  [undefined, null],
  [899700218896, null],
])('the RPPS number in %s is %s', (nationalId, rpps) => {
  expect(rppsOf(nationalId)).toBe(rpps);
});
