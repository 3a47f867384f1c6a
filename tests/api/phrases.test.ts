import { beforeAll, describe, expect, it } from 'vitest';
import { PHRASE_CODE_MAX, PHRASE_TEXT_MAX, PHRASES_MAX } from '#lib/phrases/phrase.ts';
import { PHRASE_IMPORT_MAX } from '#lib/phrases/schemas.ts';
import { type SharedSite, sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

let site: SharedSite;
let lea: Person;
let tom: Person;
beforeAll(async () => {
  site = await sharedSite();
  lea = await site.person('Léa');
  tom = await site.person('Tom');
});

const PHRASES = '/api/account/phrases';
const send = (method: string, path: string, person: Person, json?: unknown) =>
  site.send(method, `${PHRASES}${path}`, { token: person.token, ...(json === undefined ? {} : { json }) });

describe('the phrases of a person', () => {
  it('are added, read, changed and deleted', async () => {
    const made = await send('POST', '', lea, { code: ' nrm ', text: 'Pas d’anomalie.\n' });
    expect([made.status, made.json]).toEqual([
      201,
      { _id: expect.any(String), code: 'nrm', text: 'Pas d’anomalie.\n', revision: 1 },
    ]);
    const path = `/${made.json._id}`;
    expect((await send('GET', '', lea)).json).toEqual({ phrases: [made.json] });
    const change = { code: 'nrm2', text: 'Autre', revision: 1 };
    expect((await send('PUT', path, lea, change)).json).toEqual({ ...made.json, ...change, revision: 2 });
    expect((await send('PUT', path, lea, change)).json).toMatchObject({ code: 'changed_meanwhile' });
    expect((await send('DELETE', path, lea)).status).toBe(204);
    expect((await send('DELETE', path, lea)).json).toMatchObject({
      code: 'not_found',
      message: 'Cet élément n’existe pas ou n’est pas accessible.',
    });
    expect((await send('GET', '', lea)).json).toEqual({ phrases: [] });
  });

  it('are nobody else’s', async () => {
    const { json } = await send('POST', '', lea, { code: 'sec', text: 'De Léa seule' });
    expect((await send('GET', '', tom)).text).not.toContain('De Léa seule');
    const change = { code: 'sec', text: 'De Tom', revision: 1 };
    expect((await send('PUT', `/${json._id}`, tom, change)).status).toBe(404);
    expect((await send('DELETE', `/${json._id}`, tom)).status).toBe(404);
    expect((await send('GET', '', lea)).json.phrases).toEqual([json]);
    await send('DELETE', `/${json._id}`, lea);
  });

  it.each([
    [{ code: '', text: 'a' }, 'phrase_code_invalid', 'lettres ou chiffres'],
    [{ code: 'a b', text: 'a' }, 'phrase_code_invalid', 'lettres ou chiffres'],
    [{ code: 'x'.repeat(PHRASE_CODE_MAX + 1), text: 'a' }, 'phrase_code_invalid', '20'],
    [{ code: 'a', text: ' \n' }, 'phrase_text_invalid', '1\u202f500'],
    [{ code: 'a', text: 'x'.repeat(PHRASE_TEXT_MAX + 1) }, 'phrase_text_invalid', 'caractères'],
    [{ code: 'a' }, 'invalid', 'ne conviennent pas'],
    [{ code: 'a', text: 'a\u0000' }, 'invalid', 'ne conviennent pas'],
  ])('refuse %j in French', async (json, code, words) => {
    const answer = await send('POST', '', tom, json);
    expect([answer.status, answer.json.code]).toEqual([422, code]);
    expect(answer.json.message).toContain(words);
    expect((await send('GET', '', tom)).json.phrases).toEqual([]);
  });

  it('tell a code that is taken', async () => {
    const { json } = await send('POST', '', tom, { code: 'Épa', text: 'a' });
    const again = await send('POST', '', tom, { code: 'epa', text: 'b' });
    expect([again.status, again.json.message]).toEqual([409, 'Une autre de vos phrases a déjà ce code.']);
    await send('DELETE', `/${json._id}`, tom);
  });

  it('come from a file whole or not at all', async () => {
    const phrases = [
      { code: 'a1', text: 'x'.repeat(PHRASE_TEXT_MAX) },
      { code: 'a2', text: 'deux' },
    ];
    const wrong = [...phrases, { code: 'a 3', text: 'trois' }];
    expect((await send('POST', '/import', tom, { phrases: wrong })).json.code).toBe('phrase_code_invalid');
    expect((await send('GET', '', tom)).json.phrases).toEqual([]);
    expect((await send('POST', '/import', tom, { phrases })).json.phrases).toMatchObject(phrases);
    const many = Array.from({ length: PHRASES_MAX }, (_, index) => ({
      code: `b${index}`,
      text: 'é'.repeat(PHRASE_TEXT_MAX),
    }));
    const full = await send('POST', '/import', tom, { phrases: many });
    expect([full.status, full.json.code]).toEqual([409, 'phrases_full']);
    expect((await send('GET', '', tom)).json.phrases).toHaveLength(2);
  });

  it('are too large where they are', async () => {
    const text = 'x'.repeat(100_000);
    expect((await send('POST', '', lea, { code: 'a', text })).json.code).toBe('too_large');
    const phrases = [{ code: 'a', text: 'x'.repeat(PHRASE_IMPORT_MAX) }];
    expect((await send('POST', '/import', lea, { phrases })).json.code).toBe('too_large');
  });
});
