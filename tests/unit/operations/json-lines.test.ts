import { expect, test } from 'vitest';
import { ACCESS } from '#lib/app/access-table.ts';
import { jsonLine, withRequestFacts } from '#lib/platform/server/base/json-lines.ts';
import { loggedPath } from '#lib/platform/server/http/logged-path.ts';

const facts = { requestId: 'abc', method: 'GET', route: '/use/[id]' };

test('a line is one JSON object, whatever its message holds', () => {
  const line = jsonLine('error', 'en deux\nlignes «\u2028» "x"');
  expect(line.endsWith('\n')).toBe(true);
  expect(line.trimEnd()).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'error',
    message: 'en deux\nlignes «\u2028» "x"',
  });
});

test('what is written while a request is answered names it, also after a wait', async () => {
  const line = await withRequestFacts(facts, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    return jsonLine('warn', 'lent', { ms: 3 });
  });
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', message: 'lent', ms: 3, ...facts });
  expect(JSON.parse(jsonLine('info', 'après'))).not.toHaveProperty('requestId');
});

test('addresses are told without words that were typed and without tokens', () => {
  expect(loggedPath('/public-cases?q=embolie')).toBe('/public-cases');
  for (const path of ['/shared/', '/unlisted/', '/flag/list/', '/api/collections/shared/'])
    expect(loggedPath(`${path}AAAABBBBCCCCDDDDEEEEFF`)).toBe(`${path}…`);
});

const WITH_TOKEN = Object.keys(ACCESS)
  .map((row) => row.slice(row.indexOf(' ') + 1))
  .filter((route) => route.includes('[token]'));

test.each(WITH_TOKEN)('the console never tells the token of %s', (route) => {
  const address = route.replace('[token]', 'AAAABBBBCCCCDDDDEEEEFF');
  expect(loggedPath(address)).not.toContain('AAAABBBBCCCCDDDDEEEEFF');
  expect(loggedPath(address)).toMatch(/^\/[a-z/]+\/…$/);
});
