import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Person, type Site, startSite } from './site.ts';

let site: Site;
let reader: Person;
let drafts: { case: string; questionnaire: string; protocol: string };
beforeAll(async () => {
  site = await startSite();
  reader = await site.person('Lectrice');
  drafts = {
    case: await site.item(reader, 'case', 'private'),
    questionnaire: await site.item(reader, 'questionnaire', 'private'),
    protocol: await site.item(reader, 'protocol', 'private'),
  };
  await site.context.db
    .updateTable('user')
    .set({ account_role: 'reader' })
    .where('username', '=', reader.username)
    .execute();
});
afterAll(() => site.stop());

const send = (method: string, path: string, json?: object) =>
  site.send(method, path, { token: reader.token, json });
const revisionOf = async (path: string) => (await send('GET', path)).json.revision as number;

it.each(['cases', 'questionnaires', 'protocols'])('a reader makes none of %s', async (plural) => {
  const answer = await send('POST', `/api/${plural}`, { title: 'Essai' });
  expect([answer.status, answer.json.code]).toEqual([403, 'reader_only']);
  expect((await send('GET', `/api/${plural}/mine`)).json[plural]).toHaveLength(1);
});

it('a reader copies nothing', async () => {
  const author = await site.person('Autrice');
  const id = await site.item(author, 'case', 'public');
  const answer = await send('POST', `/api/cases/${id}/copy`);
  expect([answer.status, answer.json.code]).toEqual([403, 'reader_only']);
});

it('what somebody drafted before is not published as a reader: by its page, its card or several at once', async () => {
  const path = `/api/questionnaires/${drafts.questionnaire}`;
  const revision = await revisionOf(path);
  const published = await send('POST', `${path}/publication`, { revision });
  const changed = await send('PATCH', path, { revision, visibility: 'public' });
  const chosen = await send('POST', '/api/questionnaires/selection', {
    action: 'publish',
    items: [{ id: drafts.questionnaire, revision }],
  });
  expect([published, changed].map(({ status, json }) => [status, json.code])).toEqual([
    [403, 'reader_only'],
    [403, 'reader_only'],
  ]);
  expect(chosen.json.items).toEqual([{ id: drafts.questionnaire, outcome: 'refused', error: 'reader_only' }]);
  expect((await send('GET', path)).json.visibility).toBe('private');
});

it('a reader still writes, keeps and deletes what is theirs alone', async () => {
  const path = `/api/protocols/${drafts.protocol}`;
  const renamed = await send('PATCH', path, { revision: await revisionOf(path), title: 'Autre titre' });
  expect([renamed.status, (await send('GET', path)).json.title]).toEqual([200, 'Autre titre']);
  expect((await send('DELETE', `/api/cases/${drafts.case}`)).status).toBe(204);
});
