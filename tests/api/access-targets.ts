import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { encodeFrame } from '#lib/images/frame-format.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { type ItemKind, KIND_PLURALS, type Visibility } from '#lib/items/item.ts';
import { readPart } from '#lib/items/server/item-parts-queries.ts';
import type { Sending } from '../run/caller.ts';
import { ADMINISTRATION_TARGETS } from './administration-targets.ts';
import { bodyParts } from './bodies.ts';
import { COLLECTION_TARGETS } from './collection-targets.ts';
import { identity } from './identity-targets.ts';
import { LEFT_IN_COPIES_TARGETS } from './left-in-copies-targets.ts';
import { commented, PEOPLE_TARGETS } from './people-targets.ts';
import type { Person, Site } from './site.ts';
import { sendBytes, startUpload } from './tus.ts';

/** Who requests what, so that a real target can be made for them. */
export interface Quest {
  site: Site;
  route: string;
  /** Undefined signed out. */
  person: Person | undefined;
  owner: Person;
  kind: ItemKind;
  /** Id of the requested item, `x` where there is none. */
  id: string;
  visibility: Visibility | undefined;
}

/** The values in the path besides kind and id, and the body. */
export interface Target {
  names?: Record<string, string>;
  sending?: Sending;
}

/** The display of the frame that is sent. */
const SHOWN = { window: { centre: 40, width: 400 }, rescale: { slope: 1, intercept: 0 }, inverted: false };

/** An upload of the person's own, all of whose bytes have arrived. */
async function uploaded({ site, person }: Quest, bytes: Uint8Array): Promise<Target> {
  if (!person) return {};
  const { path } = await startUpload(site, person, bytes);
  await sendBytes(site, person, path, 0, bytes);
  return { names: { upload: path.slice(path.lastIndexOf('/') + 1) } };
}

const photograph = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
    .png()
    .toBuffer();

/** Another session of the same person. */
async function otherSession({ site, person }: Quest): Promise<Target> {
  if (!person) return {};
  const { username, password, token } = person;
  await site.send('POST', '/api/auth/login', { json: { username, password } });
  const { json } = await site.send('GET', '/api/account/sessions', { token });
  const session = (json.sessions as { id: string; current: boolean }[]).find(({ current }) => !current);
  return { names: { session: session?.id ?? 'none' } };
}

/** A phrase of the person's own. */
async function phrase({ site, person }: Quest): Promise<Target> {
  if (!person) return {};
  const json = { code: randomBytes(8).toString('hex'), text: 'Examen normal.' };
  const made = await site.send('POST', '/api/account/phrases', { token: person.token, json });
  return { names: { phrase: made.json._id }, sending: { json: { ...json, revision: 1 } } };
}

/** A template of sheets of the person's own. */
async function template({ site, person }: Quest): Promise<Target> {
  if (!person) return {};
  const json = { name: randomBytes(8).toString('hex'), headings: [{ level: 2, text: 'Signes' }] };
  const made = await site.send('POST', '/api/account/templates', { token: person.token, json });
  return { names: { template: made.json._id } };
}

const pathOf = ({ kind, id }: Quest) => `/api/${KIND_PLURALS[kind]}/${id}`;

/** The header that names the item's revision, as its owner reads it. */
async function atRevision(quest: Quest): Promise<Record<string, string>> {
  const { json } = await quest.site.send('GET', pathOf(quest), { token: quest.owner.token });
  return { 'If-Match': `"${json.revision}"` };
}

/** A part of the item. */
async function part(quest: Quest): Promise<Target> {
  const [name, json] = quest.kind === 'case' ? ['sheet', { sheet: null }] : ['body', bodyParts[quest.kind]];
  return { names: { part: name as string }, sending: { json, headers: await atRevision(quest) } };
}

/** A version of the item, which is then as visible as before. */
async function version(quest: Quest): Promise<Target> {
  const { site, owner, visibility } = quest;
  const change = async (to: Visibility | undefined, revision: number) =>
    site.send('PATCH', pathOf(quest), { token: owner.token, json: { visibility: to, revision } });
  if (visibility !== 'public') {
    const { json } = await change('public', 2);
    await change(visibility, json.revision);
  }
  return { names: { version: '1' }, sending: { headers: await atRevision(quest) } };
}

/** The next step of the item's review. */
async function review(quest: Quest): Promise<Target> {
  const { json } = await quest.site.send('GET', pathOf(quest), { token: quest.owner.token });
  const { revision } = json;
  return { sending: { json: { status: 'Brouillon', word: 'À revoir', revision } } };
}

/** A practice session of the person's own, over a public case. */
async function practice({ site, owner, person }: Quest): Promise<Target> {
  await site.item(owner, 'case', 'public');
  if (!person) return {};
  const json = { choice: 'random', criteria: { author: owner.username } };
  const made = await site.send('POST', '/api/practice/sessions', { token: person.token, json });
  return { names: { session: made.json.id }, sending: { json: { position: 0 } } };
}

/** A case that the person set aside. */
async function setAside({ site, owner, person }: Quest): Promise<Target> {
  const id = await site.item(owner, 'case', 'public');
  if (person) await site.send('PUT', `/api/practice/set-aside/${id}`, { token: person.token });
  return { names: { case: id } };
}

/** A public case to practise. */
async function practised({ site, owner }: Quest): Promise<Target> {
  await site.item(owner, 'case', 'public');
  return { sending: { json: { choice: 'random', criteria: { author: owner.username } } } };
}

/** The item as a copy of a public one. */
async function copied({ site, owner, kind, id }: Quest): Promise<Target> {
  const source_id = await site.item(owner, kind, 'public');
  const copy = { item_id: id, source_id, source_title: '', source_author: '', copier_id: null };
  const { db } = site.context;
  await db
    .insertInto('copy')
    .values({ ...copy, counted: 0, created_at: 0, source_version: 1 })
    .execute();
  return {};
}

/** A valid target for each route: only access may then refuse it. */
export const TARGETS: Record<string, (quest: Quest) => Promise<Target>> = {
  'DELETE /api/account/identities/[identity]': identity,
  'DELETE /api/account/sessions/[session]': otherSession,
  'DELETE /api/account/storage/[part]': async () => ({ names: { part: 'pending' } }),
  'DELETE /api/[kind]/[id]/rate': async ({ site, kind, id, person }) => {
    const rating = { token: person?.token, json: { rating: 7.5 } };
    if (person) await site.send('POST', `/api/${KIND_PLURALS[kind]}/${id}/rate`, rating);
    return {};
  },
  'PUT /api/account/phrases/[phrase]': phrase,
  'DELETE /api/account/phrases/[phrase]': phrase,
  'DELETE /api/account/templates/[template]': template,
  ...ADMINISTRATION_TARGETS,
  ...COLLECTION_TARGETS,
  ...LEFT_IN_COPIES_TARGETS,
  ...PEOPLE_TARGETS,
  'POST /api/practice/sessions': practised,
  'GET /api/practice/sessions/[session]': practice,
  'PUT /api/practice/set-aside/[case]': setAside,
  'DELETE /api/practice/set-aside/[case]': setAside,
  'GET /practice/[session]': practice,
  'POST /practice/[session]': async (quest) => {
    const { names = {} } = await practice(quest);
    const { token } = quest.person ?? {};
    const { json } = await quest.site.send('GET', `/api/practice/sessions/${names.session}`, { token });
    const cas = String(json.cases?.[0]?.caseId);
    return { names, sending: { body: new URLSearchParams({ cas, note: '3', essai: randomUUID() }) } };
  },
  'GET /statistics/[figure]': async () => ({ names: { figure: 'opened' } }),
  'GET /statistics/questions/[id]/[table].csv': async () => ({ names: { table: 'questions' } }),
  'GET /statistics/export/[figure].csv': async () => ({ names: { figure: 'activity' } }),
  'POST /api/practice/sessions/[session]/position': practice,
  'GET /protocols/export/[id].[format]': async () => ({ names: { format: 'csv' } }),
  'GET /link/[id].[fiche]': async () => ({ names: { fiche: 'f1' } }),
  'GET /images/[id]/[file]': async ({ site, id }) => ({
    names: { file: (await itemFiles(site.context.db, id))[0] ?? 'none' },
  }),
  'GET /images/[id]/tiles/[folder]': async ({ site, id }) => {
    const { text } = await readPart(site.context.db, { kind: 'case', id }, 'images');
    return { names: { folder: JSON.parse(text).folders[0]?.id ?? 'none' } };
  },
  'POST /api/uploads/[upload]/image': async (quest) => uploaded(quest, await photograph()),
  'POST /api/uploads/[upload]/check': async (quest) => uploaded(quest, await photograph()),
  'POST /api/uploads/[upload]/frame': async (quest) => ({
    ...(await uploaded(
      quest,
      encodeFrame({ rows: 2, columns: 2, samples: 1, pixels: Int16Array.of(1, 2, 3, 4) }),
    )),
    sending: { json: SHOWN },
  }),
  'GET /api/[kind]/[id]/answer': async () => ({}),
  'GET /api/[kind]/[id]/preferences': async () => ({}),
  'GET /api/[kind]/[id]/deletion': async () => ({}),
  'GET /api/[kind]/[id]/viewer': async () => ({}),
  'GET /api/[kind]/[id]/parts/[part]': part,
  'PUT /api/[kind]/[id]/parts/[part]': part,
  'GET /api/[kind]/[id]/versions/[version]': version,
  'GET /api/[kind]/[id]/versions/[version]/differences': version,
  'GET /api/[kind]/[id]/source-differences': copied,
  'GET /api/[kind]/[id]/source-states': copied,
  'POST /api/[kind]/[id]/source-version': copied,
  'GET /api/[kind]/[id]/review': async () => ({}),
  'POST /api/[kind]/[id]/review': review,
  'POST /api/[kind]/[id]/versions/[version]/restore': version,
};

/** Whether preparing the target of a route changes the item that the route is about. */
export const changesItem = (route: string): boolean =>
  [version, copied, commented].some((make) => make === TARGETS[route]);
