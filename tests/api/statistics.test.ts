import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sharedSite } from './shared-site.ts';

const site = await sharedSite();
const author = await site.person('Autrice');
const reader = await site.person('Lecteur');

const page = (path: string, cookie?: string) => site.send('GET', `/statistics${path}`, { cookie });
const ratio = (text: string, name: string) =>
  text.slice(text.indexOf(name)).match(/<strong[^>]*>([^<]*)</)?.[1];

it('are for those who are signed in', async () => {
  expect((await page('')).status).toBe(302);
  expect((await page('/opened')).status).toBe(302);
  expect((await page('/export/activity.csv')).status).toBe(302);
});

it('greet who has done nothing yet with words, not with zeros', async () => {
  const fresh = await site.person('Nouvelle');
  for (const view of ['moi', 'auteur']) {
    const { status, text } = await page(`?periode=tout&vue=${view}`, fresh.cookie);
    expect(status).toBe(200);
    expect(text).not.toContain('class="tiles"');
  }
});

it('tell everybody their own alone, and an author never who', async () => {
  const id = await site.item(author, 'case', 'public');
  await site.send('GET', `/api/cases/${id}/answer`, { token: reader.token });
  const at = new Date().toISOString();
  const attempt = {
    id: randomUUID(),
    caseId: id,
    at,
    hypothesis: 'Pensée secrète',
    confidence: 75,
    grade: 1,
  };
  const sent = await site.send('POST', '/api/practice/attempts', {
    token: reader.token,
    json: { attempts: [attempt] },
  });
  expect(sent.json.accepted).toHaveLength(1);

  const mine = await page('?periode=semaine', reader.cookie);
  expect(ratio(mine.text, 'Contenus ouverts')).toBe('1');
  expect(ratio(mine.text, 'Tentatives notées')).toBe('1');
  const received = await page('?periode=semaine&vue=auteur', author.cookie);
  expect(ratio(received.text, 'Nouveaux lecteurs')).toBe('1');
  // A single person's attempt is shown to nobody else, on the page or in its file.
  expect(ratio(received.text, 'Tentatives')).toBe('0');
  expect(received.text).toContain('moins de cinq lecteurs');
  expect(received.text).not.toContain(`${reader.username}<`);
  expect(received.text).not.toContain('Pensée secrète');
  expect((await page('?periode=tout', author.cookie)).text).not.toContain('class="tiles"');

  const list = await page('/graded?periode=semaine&certitude=75', reader.cookie);
  expect(list.text).toContain(`/radiology-viewer/${id}`);
  const none = await page('/graded?periode=semaine&certitude=25', reader.cookie);
  expect(none.text).not.toContain(`/radiology-viewer/${id}`);
});

it('name no case of which one has not read the answer', async () => {
  const id = await site.item(author, 'case', 'public');
  const other = await site.person('Curieux');
  await site.send('GET', `/api/cases/${id}/viewer`, { token: other.token });
  await site.send('GET', `/radiology-viewer/${id}`, { cookie: other.cookie });
  const { text } = await page('/opened?periode=semaine', other.cookie);
  expect(text).toContain(id);
  expect(text).not.toContain('Essai case');
});

it('are there as files, and nowhere else', async () => {
  const file = await page('/export/activity.csv?periode=semaine', reader.cookie);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = file.text
    .replace(/^\ufeff/, '')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(8);
  expect(lines[0]?.split(';').slice(0, 3)).toEqual(['Du', 'Au', 'Ouverts']);
  expect(lines.at(-1)?.split(';')[2]).toBe('1');
  for (const path of [
    '/nothing',
    '/views',
    '/export/nothing.csv',
    '/export/audience.csv',
    '/export/toString.csv',
  ])
    expect((await page(path, reader.cookie)).status, path).toBe(404);
  expect((await page('/views?vue=auteur', reader.cookie)).status).toBe(200);
  const odd = await page('?periode=dates&du=2026-99-99&au=hier&vue=x', reader.cookie);
  expect(odd.status).toBe(200);
});

it('count copied reports once a day, of those who may read the questionnaire', async () => {
  const id = await site.item(author, 'questionnaire', 'public');
  const hidden = await site.item(author, 'questionnaire', 'private');
  const copied = (which: string, token: string) =>
    site.send('POST', `/api/questionnaires/${which}/report-copied`, { token });
  expect((await copied(id, reader.token)).status).toBe(204);
  expect((await copied(id, reader.token)).status).toBe(204);
  expect((await copied(id, author.token)).status).toBe(204);
  expect((await copied(hidden, reader.token)).status).toBe(404);
  const received = await page('?periode=semaine&vue=auteur', author.cookie);
  expect(ratio(received.text, 'Comptes rendus copiés')).toBe('1');
});
