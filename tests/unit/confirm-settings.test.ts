import { describe, expect, it } from 'vitest';
import { readSettings } from '#lib/platform/server/base/settings.ts';

const confirmed = (CONFIRM_ACTS?: string, CONFIRM_MINUTES?: string) =>
  readSettings({ CONFIRM_ACTS, CONFIRM_MINUTES }).confirm;

describe('the acts that are to be confirmed', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['none', []],
    ['publish', ['publish']],
    ['publish, mask ,delete,roles', ['publish', 'mask', 'delete', 'roles']],
  ])('%s: %s', (given, acts) => {
    expect(confirmed(given)).toEqual({ acts, minutes: 15 });
  });

  it.each(['publier', 'publish,', 'none,publish', 'PUBLISH', 'publish mask'])(
    '%s is refused in words',
    (given) => {
      expect(() => confirmed(given)).toThrow(
        `CONFIRM_ACTS doit être none, ou plusieurs de publish, mask, delete et roles, séparés par des virgules (valeur actuelle\u00a0: «\u202f${given}\u202f»)`,
      );
    },
  );

  it('are so for a time that is told in whole minutes', () => {
    expect(confirmed('mask', '5').minutes).toBe(5);
    for (const minutes of ['0', '1441', '1,5', 'dix'])
      expect(() => confirmed('mask', minutes)).toThrow(
        'CONFIRM_MINUTES doit être un nombre entier de minutes',
      );
  });
});
