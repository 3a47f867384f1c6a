import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let author: Person;
let reader: Person;
let id: string;
beforeAll(async () => {
  site = await startSite();
  author = await site.person('Autrice');
  reader = await site.person('Léa');
  id = await site.item(author, 'case', 'public');
});
afterAll(() => site.stop());

const STEP = { round: 1, version: 1, step: 's1', answers: { q1: { chosen: ['q1a'] } } };
/** Words that nobody may read before the first step is validated; the last two lines are of the second step. */
const KEPT_BACK =
  /EXPLICATION|POURQUOI|CLE scapho|isRight|accepted(&quot;|":)|panel(&quot;|":)|HYPOTHESE|ENSUITE/;
const send = (json: unknown, person = reader) =>
  site.send('POST', `/api/cases/${id}/questions`, { token: person.token, json });
const read = (path: string, person = reader) =>
  site.send('GET', path, { token: person.token, cookie: person.cookie });

describe('the questions of a case', () => {
  it('are in no byte that a reader gets before a step is validated: neither keys nor later steps', async () => {
    const paths = [
      `/questions/${id}`,
      `/api/cases/${id}/questions`,
      `/api/cases/${id}/viewer`,
      `/api/cases/${id}/answer`,
      `/api/cases/${id}/ratings`,
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
  });

  it('of what is validated the key is shown, of the next step its questions alone', async () => {
    const sent = await send(STEP);
    expect([sent.status, sent.json.points]).toEqual([200, 1.2]);
    expect(sent.text).toMatch(/EXPLICATION-q1/);
    expect(sent.text).toMatch(/ENSUITE/);
    expect(sent.text).not.toMatch(/EXPLICATION-q4|POURQUOI-q4|panel(&quot;|":)/);
    const page = await read(`/questions/${id}`);
    expect(page.text).not.toMatch(/EXPLICATION-q4|POURQUOI-q4|panel(&quot;|":)/);
  });

  it('a second answer to a step is refused in words, and changes nothing', async () => {
    const again = await send({ ...STEP, answers: { q1: { chosen: ['q1b'] } } });
    expect([again.status, again.json.code]).toEqual([409, 'step_validated']);
    expect(again.json.message).toMatch(/^Cette étape a déjà été validée/);
    expect((await read(`/api/cases/${id}/questions`)).json.points).toBe(1.2);
  });

  it('what cannot be an answer is refused in words', async () => {
    const step = { round: 1, version: 1, step: 's2' };
    const many = { ...step, answers: { q4: { chosen: ['q4a', 'q4b', 'q4c'] } } };
    expect((await send(many)).json).toMatchObject({ code: 'too_many_chosen' });
    expect((await send({ ...step, answers: { q5: { scale: 3 } } })).status).toBe(422);
    expect((await send({ ...step, answers: null })).status).toBe(422);
  });

  it('a plain form validates a step and leads back to the page', async () => {
    const other = await site.person('Tom');
    const form = new URLSearchParams({ etape: 's1', essai: '1', version: '1', 'coche-q1': 'q1a' });
    form.append('coche-q2', 'q2a');
    form.append('coche-q2', 'q2b');
    form.append('texte-q3', 'cle scaphoide carpien');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.origin };
    const sent = await site.send('POST', `/questions/${id}`, {
      headers,
      cookie: other.cookie,
      body: form.toString(),
    });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/questions/${id}#etape-s1`]);
    expect((await read(`/api/cases/${id}/questions`, other)).json).toMatchObject({ points: 3, marked: 3 });
  });

  it('are nowhere in a case that asks none, or that one may not read', async () => {
    const hidden = await site.item(author, 'case', 'private');
    expect((await read(`/api/cases/${hidden}/questions`)).status).toBe(404);
    expect((await read(`/questions/${hidden}`)).status).toBe(404);
    expect((await read('/api/cases/aucun/questions')).status).toBe(404);
  });
});
