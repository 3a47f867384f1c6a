import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTEMPTS_MAX, HYPOTHESIS_MAX } from '#lib/practice/attempt-rules.ts';
import type { AttemptsAnswer } from '#lib/practice/schemas.ts';
import { recounted, storedCounts } from '../contract/recount.ts';
import { NAUGHTY } from './naughty-strings.ts';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let author: Person;
let lea: Person;
let tom: Person;
let id: string;
beforeAll(async () => {
  site = await startSite();
  author = await site.person('Autrice');
  lea = await site.person('Léa');
  tom = await site.person('Tom');
  id = await site.item(author, 'case', 'public');
});
afterAll(() => site.stop());

const send = (method: string, path: string, person: Person, json?: unknown) =>
  site.send(method, `/api${path}`, { token: person.token, ...(json === undefined ? {} : { json }) });
const attempt = (more: object = {}) => ({
  id: crypto.randomUUID(),
  caseId: id,
  at: new Date().toISOString(),
  ...more,
});
const record = (person: Person, attempts: unknown[]) =>
  send('POST', '/practice/attempts', person, { attempts });

describe('attempts', () => {
  it('are written at most fifty at a time, and refused one by one in French', async () => {
    const many = Array.from({ length: ATTEMPTS_MAX }, () =>
      attempt({ hypothesis: 'é'.repeat(HYPOTHESIS_MAX) }),
    );
    const full = await record(lea, many);
    expect([full.status, (full.json as AttemptsAnswer).accepted.length]).toEqual([200, ATTEMPTS_MAX]);
    expect((await record(lea, [...many, attempt()])).status).toBe(422);
    expect((await record(lea, [])).status).toBe(422);
    const [right, gone, wrong] = [attempt({ grade: 1 }), attempt({ caseId: 'x' }), attempt({ grade: 9 })];
    const { json } = await record(lea, [gone, wrong, right]);
    expect(json).toEqual({
      accepted: [{ id: right.id, caseId: id, due: expect.stringMatching(/^\d{4}-.*Z$/) }],
      refused: [
        {
          id: gone.id,
          code: 'not_found',
          message: 'Cet élément n’existe pas ou n’est pas accessible.',
          graded: null,
        },
        {
          id: wrong.id,
          code: 'invalid',
          message: 'Certaines valeurs envoyées ne conviennent pas.',
          graded: null,
        },
      ],
    });
  });

  it('sent ten times at once are one', async () => {
    const one = attempt({ grade: 3 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(tom, [one])));
    expect(answers.map(({ status, json }) => [status, json.accepted?.length])).toEqual(
      answers.map(() => [200, 1]),
    );
    const { db } = site.context;
    expect(
      await db.selectFrom('practice_attempt').select('id').where('id', '=', one.id).execute(),
    ).toHaveLength(1);
    const memory = db.selectFrom('practice_memory').select('reps').where('item_id', '=', id);
    expect((await memory.execute()).map(({ reps }) => reps).sort()).toEqual([1, 1]);
  });

  it('keep what was typed, whatever it is', async () => {
    const typed = NAUGHTY.map((text) => text.trim().slice(0, HYPOTHESIS_MAX)).filter(
      (text) => text !== '' && text.isWellFormed() && !text.includes('\0'),
    );
    const sent = typed.map((hypothesis) => attempt({ hypothesis }));
    for (let from = 0; from < sent.length; from += ATTEMPTS_MAX) {
      const { json } = await record(lea, sent.slice(from, from + ATTEMPTS_MAX));
      expect(json.refused).toEqual([]);
    }
    const rows = await site.context.db.selectFrom('practice_attempt').select(['id', 'hypothesis']).execute();
    const kept = new Map(rows.map((row) => [row.id, row.hypothesis]));
    expect(sent.map((each) => kept.get(each.id))).toEqual(typed);
  });
});

describe('practice', () => {
  it('reads what is asked for in the address, and ignores what makes no sense', async () => {
    const fresh = async (query: string) =>
      (await send('GET', `/practice/overview?${query}`, await tomLike())).json.total;
    expect(await fresh('modality=TDM,irm&difficulty=3,4')).toBe(1);
    expect(await fresh('modality=TDM')).toBe(0);
    expect(await fresh('difficulty=1')).toBe(0);
    expect(await fresh('difficulty=abc&modality=')).toBe(1);
  });

  it('says in French that no case answers, and is nobody else’s', async () => {
    const none = await send('POST', '/practice/sessions', lea, {
      choice: 'new',
      criteria: { modality: ['Rx'] },
    });
    expect([none.status, none.json.code, none.json.message]).toEqual([
      409,
      'practice_empty',
      expect.stringMatching(/^Aucun cas/),
    ]);
    const made = await send('POST', '/practice/sessions', lea, { choice: 'random' });
    expect([made.status, made.json.cases.length]).toEqual([201, 1]);
    const path = `/practice/sessions/${made.json.id}`;
    expect((await send('GET', path, lea)).json).toEqual(made.json);
    expect((await send('GET', path, tom)).status).toBe(404);
    expect((await send('POST', `${path}/position`, tom, { position: 0 })).status).toBe(404);
    expect((await site.send('GET', `/api${path}`)).status).toBe(401);
    expect(made.text).not.toContain('Essai');
    // A body that is not a form, posted to its page, changes nothing.
    const page = `/practice/${made.json.id}`;
    const odd = await site.send('POST', page, { cookie: lea.cookie, json: { note: 3 } });
    expect([odd.status, odd.headers.get('location')]).toEqual([303, page]);
    expect((await send('GET', path, lea)).json).toEqual(made.json);
  });

  it('keeps a form at a case whose grade is refused, and takes another grade for the one it gave', async () => {
    const zoe = await site.person('Zoé');
    await site.item(author, 'case', 'public');
    const { json } = await send('POST', '/practice/sessions', zoe, { choice: 'new', count: 2 });
    const page = `/practice/${json.id}`;
    const [{ caseId: cas }, { caseId: next }] = json.cases;
    const post = (fields: Record<string, string>) =>
      site.send('POST', page, { cookie: zoe.cookie, body: new URLSearchParams(fields) });
    const state = async () => {
      const { position, cases } = (await send('GET', `/practice/sessions/${json.id}`, zoe)).json;
      return [
        position,
        cases.map((each: { graded: { grade: number } | null }) => each.graded?.grade ?? null),
      ];
    };
    const refused = await post({ cas, note: '3', essai: 'rien', hypothese: 'kyste' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Certaines valeurs envoyées ne conviennent pas.');
    expect(refused.text).toContain('value="kyste"');
    expect(await state()).toEqual([0, [null, null]]);
    const essai = crypto.randomUUID();
    for (let times = 0; times < 2; times += 1)
      expect((await post({ cas, note: '1', essai })).headers.get('location')).toBe(page);
    expect(await state()).toEqual([1, [1, null]]);
    for (const aller of ['-1', '3', 'x', '']) await post({ aller });
    expect(await state()).toEqual([1, [1, null]]);
    await post({ aller: '0' });
    const back = await site.send('GET', page, { cookie: zoe.cookie });
    expect(back.text).toContain('Cas 1 sur 2');
    const answered = await site.send('GET', `${page}?cas=${cas}&reponse=1`, { cookie: zoe.cookie });
    expect(answered.text, 'it is the same attempt').toContain(`value="${essai}"`);
    await post({ cas, note: '4', essai });
    expect(await state()).toEqual([1, [4, null]]);
    await post({ cas: next, note: '2', essai: crypto.randomUUID() });
    await post({ cas, note: '3', essai });
    const summary = await site.send('GET', page, { cookie: zoe.cookie });
    expect(summary.text).toContain('Correct\u00a0: 1');
    const gone = await post({ cas: 'ailleurs', note: '3', essai });
    expect([gone.status, await state()]).toEqual([404, [2, [3, 2]]]);
    const { db } = site.context;
    const own = db.selectFrom('practice_attempt').select('id').where('session_id', '=', json.id);
    expect(await own.execute()).toHaveLength(2);
    expect((await recounted({ db })).items).toEqual((await storedCounts({ db })).items);
  });

  it('is set within bounds', async () => {
    expect((await send('PUT', '/account/practice', lea, { retention: 0.85 })).json).toMatchObject({
      retention: 0.85,
    });
    expect((await send('GET', '/account/practice', lea)).json).toEqual({
      retention: 0.85,
      timeZone: 'Europe/Paris',
      dayStart: 0,
    });
    for (const retention of [0.79, 0.98, '0.9', null])
      expect((await send('PUT', '/account/practice', lea, { retention })).status).toBe(422);
    expect((await send('GET', '/account/practice', tom)).json).toMatchObject({ retention: 0.9 });
  });
});

let third: Person | undefined;
async function tomLike(): Promise<Person> {
  third ??= await site.person('Troisième');
  return third;
}
