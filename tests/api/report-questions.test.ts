import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleReport } from '../run/sample-report.ts';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let author: Person;
let reader: Person;
let id: string;
beforeAll(async () => {
  site = await startSite();
  author = await site.person('Autrice');
  reader = await site.person('Léa');
  id = await site.item(author, 'case', 'private');
  const steps = [{ id: 's1', text: '', questions: [sampleReport] }];
  const saved = await site.send('PUT', `/api/cases/${id}/parts/questions`, {
    token: author.token,
    headers: { 'If-Match': '"1"' },
    json: { questions: { explained: 'step', steps } },
  });
  expect(saved.status, saved.text).toBe(200);
  const json = { visibility: 'public', revision: saved.json.revision };
  expect((await site.send('PATCH', `/api/cases/${id}`, { token: author.token, json })).status).toBe(200);
});
afterAll(() => site.stop());

/** Answers of the key, its margins and weights. */
const KEPT_BACK = /EXPLICATION|TEPSCAN|31[.,]25|2[.,]375|2031-07-19|isIndispensable|margin(&quot;|":)/;
const read = (path: string, person = reader) =>
  site.send('GET', path, { token: person.token, cookie: person.cookie });

it('the key of a report is in no byte that a reader gets before its step is validated', async () => {
  const paths = [
    `/questions/${id}`,
    `/api/cases/${id}/questions`,
    `/api/cases/${id}/viewer`,
    `/api/cases/${id}/answer`,
    `/radiology-viewer/${id}`,
    `/radiology-viewer/${id}?reponse=1&fiche=1&questions=1`,
    `/sheet/${id}`,
    '/api/cases/public',
    '/public-cases',
    '/',
  ];
  for (const path of paths) {
    const answer = await read(path);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.text, path).not.toMatch(KEPT_BACK);
  }
  expect((await read(`/questions/${id}`)).text).toMatch(/Spicules/);
});

it('a plain form validates the step without it; its key is shown then', async () => {
  const form = new URLSearchParams({ etape: 's1', essai: '1', version: '1' });
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin };
  const body = form.toString();
  const sent = await site.send('POST', `/questions/${id}`, { headers, cookie: reader.cookie, body });
  expect(sent.status).toBe(303);
  const page = await read(`/questions/${id}`);
  expect(page.text).toMatch(/TEPSCAN/);
  expect(page.text).toMatch(/Manqué/);
});

it('a questionnaire gives its form to those who may read it', async () => {
  const made = await site.item(author, 'questionnaire', 'public');
  const own = await site.item(author, 'questionnaire', 'private');
  const { status, json } = await read(`/api/questionnaires/${made}/form`);
  expect([status, json.isTooLong, json.leftOut]).toEqual([200, false, 0]);
  expect(JSON.stringify(json.form)).not.toMatch(/"sentence"|"fiche"|"codes"/);
  expect((await read(`/api/questionnaires/${own}/form`)).status).toBe(404);
  expect((await read(`/api/questionnaires/${own}/form`, author)).status).toBe(200);
  expect((await read(`/api/cases/${id}/form`)).status).toBe(404);
});
