import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sharedSite } from './shared-site.ts';
import type { Person } from './site.ts';

const site = await sharedSite();
const PAGE = '/statistics?periode=annee&vue=auteur';

/** A public case of somebody's, that this many others took for each of these. */
async function takenFor(author: Person, counts: Record<string, number>): Promise<string> {
  const id = await site.item(author, 'case', 'public');
  const at = Date.parse('2026-11-20T10:00:00Z');
  const attempt = { item_id: id, item_version: 1, at, day: '2026-11-20', grade: 1 as const, graded_at: at };
  const nothing = { session_id: null, differential: null, confidence: null };
  const rows = Object.entries(counts).flatMap(([hypothesis, count]) =>
    Array.from({ length: count }, () => ({
      ...attempt,
      ...nothing,
      id: randomUUID(),
      user_id: randomUUID(),
      hypothesis,
    })),
  );
  await site.context.db.insertInto('practice_attempt').values(rows).execute();
  return id;
}

const post = (fields: Record<string, string>, cookie?: string, headers = {}) =>
  site.send('POST', PAGE, { cookie, headers, body: new URLSearchParams(fields) });

/** The hypotheses of somebody's cases, and how many had them: of the page, whose file says the same. */
async function told({ cookie }: Person): Promise<string[]> {
  const { text: page } = await site.send('GET', PAGE, { cookie });
  const table = page.slice(page.indexOf('id="figure-wrong"')).match(/<tbody.*?<\/tbody>/s)?.[0] ?? '';
  const shown = [...table.matchAll(/<td>([^<]*)<\/td><td class="number">([^<]*)<\/td>/g)].map(
    ([, hypothesis, count]) => `${hypothesis};${count}`,
  );
  const file = await site.send('GET', `${PAGE.replace('?', '/export/wrong.csv?')}`, { cookie });
  const lines = file.text.trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(';').slice(1).join(';'))).toEqual(shown);
  return shown;
}

it('are joined and separated by plain forms, and the page comes back where one was', async () => {
  const author = await site.person('Autrice');
  const id = await takenFor(author, { 'embolie pulmonaire': 4, 'infarctus du poumon': 3, lipome: 2 });
  expect(await told(author)).toEqual(['embolie pulmonaire;4', 'infarctus du poumon;3']);
  const fields = { cas: id, revision: '0', reunir: 'infarctus du poumon', nom: 'embolie pulmonaire' };
  const joined = await post(fields, author.cookie);
  expect([joined.status, joined.headers.get('location')]).toEqual([
    303,
    `/statistics?periode=annee&vue=auteur&hypotheses=${id}#hypotheses-${id}`,
  ]);
  const sum = 'embolie pulmonaire (4), avec «\u202finfarctus du poumon\u202f» (3);7';
  expect(await told(author)).toEqual([sum]);

  // From a page that was read before: refused in words, with the present state, and nothing changed.
  const late = await post(fields, author.cookie);
  expect(late.status).toBe(409);
  expect(late.text).toContain('Ces hypothèses ont changé entre-temps');
  expect(await told(author)).toEqual([sum]);

  const separated = { cas: id, revision: '1', separer: 'infarctus du poumon' };
  expect((await post(separated, author.cookie)).status).toBe(303);
  expect(await told(author)).toEqual(['embolie pulmonaire;4', 'infarctus du poumon;3']);
});

it('are nobody else’s to join: their case looks like none', async () => {
  const [author, other] = [await site.person('Autrice lue'), await site.person('Autre')];
  const id = await takenFor(author, { kyste: 3, lipome: 3 });
  const fields = { cas: id, revision: '0', reunir: 'kyste', nom: 'lipome' };
  const [refused, nowhere] = [
    await post(fields, other.cookie),
    await post({ ...fields, cas: 'nulle-part' }, other.cookie),
  ];
  expect([refused.status, nowhere.status]).toEqual([404, 404]);
  expect((await post({ cas: id, revision: '0', separer: 'kyste' }, other.cookie)).status).toBe(404);
  const unknown = await post(fields);
  expect([unknown.status, unknown.headers.get('location')?.startsWith('/?suite=')]).toEqual([302, true]);
  const forged = await post(fields, author.cookie, { Origin: 'https://ailleurs.example' });
  expect(forged.status).toBe(403);
  expect(await told(author)).toEqual(['kyste;3', 'lipome;3']);
});

it('refuse what no form of the page sends, in French, and change nothing', async () => {
  const author = await site.person('Autrice visée');
  const id = await takenFor(author, { kyste: 3, lipome: 3, abcès: 2 });
  const good = { cas: id, revision: '0', reunir: 'kyste', nom: 'lipome' };
  const hostile = [
    '',
    ' ',
    '\0',
    '\ud800',
    '<b>kyste</b>',
    "kyste' or 1=1",
    '__proto__',
    'x'.repeat(100_000),
  ];
  const formsWith = (text: string): Record<string, string>[] => [
    { ...good, reunir: text },
    { ...good, nom: text },
    { cas: id, revision: '0', separer: text },
  ];
  for (const text of hostile)
    for (const fields of formsWith(text)) {
      const { status, text: page } = await post(fields, author.cookie);
      expect([409, 422], `${JSON.stringify(text.slice(0, 20))} in ${Object.keys(fields)}`).toContain(status);
      expect(page).toMatch(/<p[^>]*class="banner error"[^>]*>[^<]/);
    }
  // A hypothesis that only two people wrote gets the same answer as one that nobody wrote.
  const [untold, unwritten] = [
    await post({ ...good, nom: 'abcès' }, author.cookie),
    await post({ ...good, nom: 'schwannome' }, author.cookie),
  ];
  expect([untold.status, untold.text]).toEqual([409, unwritten.text]);
  expect(untold.text).not.toContain('abcès');
  for (const revision of ['', '-1', '1.5', '1e400', 'zero', '1'])
    expect([409, 422]).toContain((await post({ ...good, revision }, author.cookie)).status);
  for (const cas of ['', '../x', 'x'.repeat(1000)])
    expect((await post({ ...good, cas }, author.cookie)).status, cas.slice(0, 10)).toBe(404);
  const untried = await site.item(author, 'case', 'public');
  for (const cas of ['\0', untried]) {
    const { status, text: page } = await post({ ...good, cas }, author.cookie);
    expect([409, 422]).toContain(status);
    expect(page).toMatch(/<p[^>]*class="banner error"[^>]*>[^<]/);
  }
  const same = await post({ ...good, reunir: 'lipome' }, author.cookie);
  expect(same.status).toBe(422);
  expect(same.text).toContain('Choisissez deux hypothèses différentes.');
  const noForm = await site.send('POST', PAGE, { cookie: author.cookie, json: good });
  expect(noForm.status).toBe(200);
  expect(await told(author)).toEqual(['kyste;3', 'lipome;3']);
});
