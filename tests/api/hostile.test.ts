import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JSON_BODY_MAX } from '#lib/platform/server/http/read-json.ts';
import { tier } from '../run/tier.ts';
import { type Cast, hostileCast } from './hostile-cast.ts';
import { addressFaults, shownFaults, storedFaults } from './hostile-texts.ts';
import { fieldFaults, GOOD, malformedFaults, maxBytesOf, sendTo, WRITES } from './hostile-writes.ts';
import { MALFORMED } from './malformed-bodies.ts';
import { MARKUP } from './naughty-attacks.ts';
import { NAUGHTY } from './naughty-strings.ts';
import { type Site, startSite } from './site.ts';
import { WRONG_VALUES } from './wrong-values.ts';

let site: Site;
let cast: Cast;
beforeAll(async () => {
  site = await startSite();
  cast = await hostileCast(site);
});
afterAll(() => site.stop());

/**
 * One in this many for each call, another one for the next: together they try all, in the gate too. `npm run bench --
 * R5` sends each to each.
 */
const EVERY =
  tier === 'full'
    ? { malformed: 18, wrong: 1, naughty: 12, stored: 8, markup: 2, shown: 30, address: 8 }
    : { malformed: 54, wrong: 9, naughty: 54, stored: 54, markup: 6, shown: 90, address: 54 };
const some = <Value>(values: readonly Value[], every: number, from = 0) =>
  values.filter((_, index) => index % every === from % every);

describe.each(WRITES.map((write, index) => ({ ...write, index })))('$method $path $plural', (write) => {
  it('refuses what is no JSON of ours, in French', async () => {
    expect(await malformedFaults(cast, write, some(MALFORMED, EVERY.malformed, write.index))).toEqual([]);
  });

  it('refuses other types and too much', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/json-patch+json',
    ])
      expect((await sendTo(cast, write, '{}', { 'Content-Type': type })).status).toBe(415);
    const max = maxBytesOf(write);
    const large = JSON.stringify({ ...GOOD[write.path], padding: 'x'.repeat(max) });
    expect((await sendTo(cast, write, large)).status).toBe(413);
    if (max === JSON_BODY_MAX) expect((await sendTo(cast, write, 'x'.repeat(1_200_000))).status).toBe(413);
  });

  it('answers below 500 whatever stands in a field', async () => {
    expect(GOOD[write.path]).toBeDefined();
    const values = [
      ...some(WRONG_VALUES, EVERY.wrong, write.index),
      ...some(NAUGHTY, EVERY.naughty, write.index),
    ];
    expect(await fieldFaults(cast, write, values)).toEqual([]);
  });
});

describe('naughty texts', () => {
  it('are as many as the bar asks for', () => {
    expect(MALFORMED.length).toBeGreaterThanOrEqual(318);
    expect(NAUGHTY.length).toBeGreaterThanOrEqual(515);
    expect(WRITES.length).toBeGreaterThanOrEqual(Math.max(EVERY.malformed, EVERY.wrong, EVERY.naughty));
  });

  it('come back byte for byte as title, tag, comment and text', async () => {
    expect(await storedFaults(cast, some(NAUGHTY, EVERY.stored))).toEqual([]);
  });

  it('are shown inert, and as they are', async () => {
    expect(await shownFaults(cast, [...some(MARKUP, EVERY.markup), ...some(NAUGHTY, EVERY.shown)])).toEqual(
      [],
    );
  });

  it('in addresses never break a page or a list', async () => {
    // Astro reads `%5C` as a slash: a call then ended on the page that any other path leads to.
    const dotted = String.raw`..\..\boot.ini`;
    expect(await addressFaults(cast, [dotted, ...some(NAUGHTY, EVERY.address)])).toEqual([]);
  });
});
