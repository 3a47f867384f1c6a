import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let author: Person;
let id: string;
beforeAll(async () => {
  site = await startSite();
  author = await site.person('Autrice');
  id = await site.item(author, 'case', 'public');
});
afterAll(() => site.stop());

const page = () => `/statistics/questions/${id}`;
const read = (path: string, { token, cookie }: Person) =>
  site.send('GET', path, { token: path.startsWith('/api/') ? token : undefined, cookie });
const post = (fields: Record<string, string>, { cookie }: Person) =>
  site.send('POST', page(), { cookie, body: new URLSearchParams(fields) });

const WRONG = ['=HYPERLINK("x")', 'Lunatum', 'lunatum', 'lunatum', 'os crochu'];
const people: Person[] = [];

async function answer(text: string): Promise<void> {
  const reader = await site.person(`Interne${people.length}`);
  people.push(reader);
  const send = (step: string, answers: object) =>
    site.send('POST', `/api/cases/${id}/questions`, {
      token: reader.token,
      json: { round: 1, version: 1, step, answers },
    });
  await send('s1', { q1: { chosen: ['q1b'], certainty: 95 }, q3: { text } });
  expect((await send('s2', {})).status).toBe(200);
}

const everything = () => [
  page(),
  `/api/cases/${id}/question-figures`,
  ...['questions', 'points', 'propositions', 'answers', 'panel', 'certainty'].map(
    (table) => `${page()}/${table}.csv`,
  ),
];

describe('what the questions of a case are worth', () => {
  it('is in no byte while fewer than five people answered, but how many are missing', async () => {
    for (const text of WRONG.slice(0, 4)) await answer(text);
    for (const path of everything()) {
      const { status, text } = await read(path, author);
      expect([path, status]).toEqual([path, 200]);
      expect(text, path).not.toMatch(/lunatum|HYPERLINK|"mean"|0,2|sureAndWrong":[0-9]/i);
    }
    expect((await read(page(), author)).text).toContain('il en manque 1');
  });

  it('is told of five, and never who they are', async () => {
    await answer(WRONG[4]!);
    const { json } = await read(`/api/cases/${id}/question-figures`, author);
    expect(json).toMatchObject({ people: 5, version: 1 });
    for (const path of everything()) {
      const { text } = await read(path, author);
      for (const { username } of people) expect(text, path).not.toContain(username);
    }
    const { text, headers } = await read(page(), author);
    expect(text).toMatch(/5\sréponses sûres et fausses/);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('as a file is text, not a formula', async () => {
    const { text, headers } = await read(`${page()}/answers.csv`, author);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text).toContain(`"'=HYPERLINK(""x"")";1;20`);
    expect(text).toMatch(/^3;lunatum;3;60\r$/m);
  });

  it('is nobody else’s', async () => {
    for (const path of everything()) {
      const { status, text } = await read(path, people[0]!);
      expect([path, status]).toEqual([path, path.startsWith('/api/') ? 403 : 404]);
      expect(text).not.toMatch(/lunatum/i);
    }
    const refused = await post({ question: 'q3', texte: 'lunatum', numero: '3' }, people[0]!);
    expect(refused.status).toBe(404);
    expect((await read(`${page()}/aucune.csv`, author)).status).toBe(404);
  });

  it('a wrong answer is accepted by a plain form, and all are marked anew once it is published', async () => {
    const accepted = await post({ question: 'q3', texte: 'lunatum', numero: '3' }, author);
    expect([accepted.status, accepted.headers.get('location')]).toEqual([303, `${page()}#question-3`]);
    expect((await read(page(), author)).text).toContain('comptera à la prochaine publication');
    const points = async () => (await read(`/api/cases/${id}/questions`, people[1]!)).json.points as number;
    expect(await points()).toBe(0.2);
    const { json } = await read(`/api/cases/${id}`, author);
    const published = await site.send('POST', `/api/cases/${id}/publication`, {
      token: author.token,
      json: { revision: json.revision },
    });
    expect(published.status, published.text).toBe(200);
    expect(await points()).toBe(1.2);
    expect((await read(page(), author)).text).not.toMatch(/lunatum/i);
  });

  it('what cannot be accepted is refused in words', async () => {
    const long = await post({ question: 'q3', texte: 'un deux trois quatre cinq six', numero: '3' }, author);
    expect([long.status, long.text.includes('ne peut pas être acceptée')]).toEqual([422, true]);
    expect((await post({}, author)).status).toBe(422);
    expect((await post({ question: 'q1', texte: 'luxation' }, author)).status).toBe(404);
    const call = await site.send('POST', `/api/cases/${id}/accepted-answers`, {
      token: author.token,
      json: { question: 'q3', text: 'os crochu' },
    });
    expect(call.status).toBe(204);
  });
});
