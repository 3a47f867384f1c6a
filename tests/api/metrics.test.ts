import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Site, startSite } from './site.ts';

const TOKEN = 'un.jeton-de-mesure-0123456789';

let site: Site;
let plain: Site;
beforeAll(async () => {
  site = await startSite({ METRICS_TOKEN: TOKEN, LOG_FORMAT: 'json', ACCESS_LOG: '1', TRUST_PROXY: '1' });
  plain = await startSite({ ACCESS_LOG: '1' });
});
afterAll(async () => {
  await site.stop();
  await plain.stop();
});

const read = async () => (await site.send('GET', '/api/metrics', { token: TOKEN })).text;
/** The value of a line, by the text before it. */
const figureOf = (text: string, line: string) => {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

describe('/api/metrics', () => {
  it('is not there without a token of the settings, and asks for it otherwise', async () => {
    expect((await plain.send('GET', '/api/metrics', { token: TOKEN })).status).toBe(404);
    expect((await site.send('GET', '/api/metrics')).status).toBe(401);
    for (const token of [`${TOKEN}x`, TOKEN.slice(1), 'x'])
      expect((await site.send('GET', '/api/metrics', { token })).status, token).toBe(401);
    const { token } = await site.person('Curieuse');
    expect((await site.send('GET', '/api/metrics', { token })).status).toBe(401);
  });

  it('is in the text format, each metric described once', async () => {
    const { status, headers, text } = await site.send('GET', '/api/metrics', { token: TOKEN });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    const described = [...text.matchAll(/^# TYPE (\S+) (?:counter|gauge|histogram)$/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(described).size).toBe(described.length);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"]*",?)+\})? -?[\d.e+-]+)$/);
    for (const name of ['process_resident_memory_bytes', 'negatoscope_disk_free_bytes'])
      expect(figureOf(text, name), name).toBeGreaterThan(1e6);
    expect(figureOf(text, 'negatoscope_database_up')).toBe(1);
    expect(figureOf(text, 'negatoscope_people')).toBeGreaterThan(0);
    expect(figureOf(text, 'negatoscope_image_jobs_waiting{size="small"}')).toBe(0);
  });

  it('counts requests by route, never by address, from memory too', async () => {
    const line = (route: string, method: string, status: string) =>
      `negatoscope_http_requests_total{route="${route}",method="${method}",status="${status}"}`;
    const before = await read();
    for (const id of ['un', 'deux', 'trois']) await site.send('GET', `/use/${id}`);
    for (let times = 0; times < 4; times += 1) await site.send('GET', '/public-cases?q=embolie');
    await site.send('POST', '/api/auth/login', { json: { username: 'personne', password: 'rien du tout' } });
    const after = await read();
    const more = (key: string) => (figureOf(after, key) ?? 0) - (figureOf(before, key) ?? 0);
    expect(more(line('/public-cases', 'GET', '2xx'))).toBe(4);
    expect(more('negatoscope_http_request_duration_seconds_count{route="/public-cases"}')).toBe(4);
    expect(more(line('/use/[id]', 'GET', '3xx')) + more(line('/use/[id]', 'GET', '4xx'))).toBe(3);
    expect(more('negatoscope_sign_ins_failed_total')).toBe(1);
    for (const word of ['embolie', 'deux', 'personne']) expect(after).not.toContain(word);
  });
});

describe('LOG_FORMAT=json', () => {
  const lines = () =>
    site
      .output()
      .trim()
      .split('\n')
      .map((each) => JSON.parse(each) as Record<string, unknown>);

  it('writes one object a line, with the route and without what was typed', async () => {
    const { headers } = await site.send('GET', '/public-cases?q=anevrisme');
    const requestId = headers.get('x-request-id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    await expect
      .poll(() => lines().filter((each) => each.requestId === requestId))
      .toEqual([
        {
          time: expect.any(String),
          level: 'info',
          message: 'request',
          requestId,
          method: 'GET',
          route: '/public-cases',
          status: 200,
          ms: expect.any(Number),
        },
      ]);
    expect(site.output()).not.toMatch(/anevrisme|cheval agrafe|Bearer/);
  });

  it('takes the id that the proxy gives, where there is one, and nothing that is no id', async () => {
    const ask = async (id: string) =>
      (await site.send('GET', '/api/health', { headers: { 'X-Request-Id': id } })).headers.get(
        'x-request-id',
      );
    expect(await ask('du-mandataire:1')).toBe('du-mandataire:1');
    expect(await ask('deux mots')).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ask('x'.repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is asked for: otherwise lines are words, and answers carry no id', async () => {
    const { headers } = await plain.send('GET', '/api/health', { headers: { 'X-Request-Id': 'abc' } });
    expect(headers.get('x-request-id')).toBeNull();
    await expect.poll(() => plain.output()).toMatch(/^GET \/api\/health 200 \d+ ms$/m);
  });
});
