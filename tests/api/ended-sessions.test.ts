import { beforeAll, expect, it } from 'vitest';
import { ENDINGS, endWhileUsed } from '../run/end-sessions.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';

let site: SharedSite;
beforeAll(async () => {
  site = await sharedSite();
});

it.each(Object.keys(ENDINGS))('nothing is accepted any more of a session in use: %s', async (ending) => {
  const { sent, accepted } = await endWhileUsed(site, ending, `fin ${ending}`);
  expect(accepted).toEqual([]);
  expect(sent).toBeGreaterThan(20);
});
