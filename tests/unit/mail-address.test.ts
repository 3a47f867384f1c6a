import { expect, test } from 'vitest';
import { readAddress } from '#lib/mail/address.ts';
import { ATTEMPTS_MAX, waitAfter } from '#lib/mail/delivery.ts';
import { isRefusedForGood } from '#lib/mail/refusal.ts';

test('plain addresses are taken, their domain in small letters', () => {
  expect(readAddress(' Anne.Lefevre+negato@CHU.Example.fr ')).toBe('Anne.Lefevre+negato@chu.example.fr');
  for (const address of ['a@b.fr', 'o’x'.replace('’', "'") + '@chu-lille.fr', `${'a'.repeat(64)}@exemple.fr`])
    expect(readAddress(address)).toBe(address);
});

test.each([
  ['a second header', 'anne@exemple.fr\r\nBcc: tous@exemple.fr'],
  ['a line break within', 'an\nne@exemple.fr'],
  ['several', 'anne@exemple.fr, bob@exemple.fr'],
  ['several by semicolons', 'anne@exemple.fr;bob@exemple.fr'],
  ['a name around', 'Anne <anne@exemple.fr>'],
  ['a quoted name', '"anne lefevre"@exemple.fr'],
  ['a Cyrillic letter', 'аnne@exemple.fr'],
  ['a Cyrillic domain', 'anne@ехemple.fr'],
  ['a domain in Punycode', 'anne@xn--e1afmkfd.fr'],
  ['an accent', 'andré@exemple.fr'],
  ['a mark of direction', 'anne\u202e@exemple.fr'],
  ['full-width', 'anne＠exemple.fr'],
  ['two at', 'anne@bob@exemple.fr'],
  ['no at', 'exemple.fr'],
  ['nobody', '@exemple.fr'],
  ['nowhere', 'anne@'],
  ['a machine', 'anne@localhost'],
  ['an address of a machine', 'anne@127.0.0.1'],
  ['a bracketed one', 'anne@[127.0.0.1]'],
  ['two dots', 'an..ne@exemple.fr'],
  ['a dot first', '.anne@exemple.fr'],
  ['an empty label', 'anne@exemple..fr'],
  ['a dash last', 'anne@exemple-.fr'],
  ['a space', 'an ne@exemple.fr'],
  ['nothing', ''],
  ['a long name', `${'a'.repeat(65)}@exemple.fr`],
  ['a very long one', `a@${'b.'.repeat(200)}fr`],
  ['a long label', `a@${'b'.repeat(64)}.fr`],
  ['an enormous one', `${'a'.repeat(1_000_000)}@exemple.fr`],
])('%s is refused', (_, address) => {
  expect(readAddress(address)).toBeUndefined();
});

test('a mail waits longer each time, at most two hours, and longer than an attempt lasts', () => {
  const waits = Array.from({ length: ATTEMPTS_MAX }, (_, at) => waitAfter(at + 1) / 60_000);
  expect(waits).toEqual([2, 4, 8, 16, 32, 64, 120, 120, 120]);
});

test('only a refusal for good ends it at once', () => {
  expect(isRefusedForGood({ responseCode: 550, code: 'EENVELOPE' })).toBe(true);
  for (const error of [
    { responseCode: 451 },
    { responseCode: 535, code: 'EAUTH' },
    { code: 'ETIMEDOUT' },
    new Error('x'),
  ])
    expect(isRefusedForGood(error)).toBe(false);
});
