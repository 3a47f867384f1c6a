import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDINGS, endWhileUsed } from '../run/end-sessions.ts';
import { type Site, startSite } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

it.each(Object.keys(ENDINGS))('nothing is accepted any more of a session in use: %s', async (ending) => {
  const { sent, accepted } = await endWhileUsed(site, ending, `fin ${ending}`);
  expect(accepted).toEqual([]);
  expect(sent).toBeGreaterThan(20);
});
