import { rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { ROLES, type Role } from '#lib/accounts/roles.ts';
import { verifyChain } from '#lib/audit/server/verify-chain.ts';
import { sqlitePath } from '#lib/platform/server/db/engine/open.ts';
import { type Product, startProduct } from '../../tests/run/product.ts';
import { seededFolder } from '../../tests/run/seeded.ts';
import { killAll } from '../kill.ts';
import { callerOf, inFolder, type Member, member } from '../product.ts';
import { type Row, row } from '../report.ts';

const KILLS = Number(process.env.KILLS ?? 100);
const PASSWORD = 'coupe-axiale-oblique-42';
const RUN_MS = { min: 300, spread: 1000 };
const PEOPLE = 6;

/** The possible results of an act: the last acknowledged one, and those sent since without an answer. */
interface Known<Value> {
  acknowledged: Value;
  unanswered: Set<Value>;
}

interface Ledger {
  roles: Map<string, Known<Role>>;
  visibilities: Map<string, Known<'public' | 'private'>>;
  /** Notes of flags that were taken. */
  flags: string[];
  acts: number;
}

const pick = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)]!;
const holds = <Value>(known: Known<Value>, found: Value) =>
  found === known.acknowledged || known.unanswered.has(found);

/** Sends a form as a page of the site does, and counts what is answered. */
async function post(product: Product, { cookie }: Member, path: string, fields: Record<string, string>) {
  const headers = { Origin: product.origin, 'Sec-Fetch-Site': 'same-origin' };
  const body = new URLSearchParams(fields);
  const answer = await callerOf(product).send('POST', path, { cookie, headers, body });
  return answer.status < 400;
}

async function act<Value>(known: Known<Value>, value: Value, send: () => Promise<boolean>): Promise<boolean> {
  known.unanswered.add(value);
  if (!(await send())) return false;
  known.acknowledged = value;
  known.unanswered.clear();
  return true;
}

/**
 * Roles, withdrawals and publications in one line, flags in another: two simultaneous acts on one thing could be
 * recorded in any order.
 */
async function administer(
  product: Product,
  { administrator, author, flagger }: Record<'administrator' | 'author' | 'flagger', Member>,
  { ledger, flagged }: { ledger: Ledger; flagged: string },
  running: () => boolean,
): Promise<void> {
  const { token } = author;
  const changes = [
    () => {
      const [id, known] = pick([...ledger.roles]);
      const role = pick(ROLES);
      const fields = { action: 'role', role, 'mot-de-passe': PASSWORD };
      return act(known, role, () => post(product, administrator, `/administration/people/${id}`, fields));
    },
    async () => {
      const [id, known] = pick([...ledger.visibilities]);
      const path = `/api/questionnaires/${id}`;
      const { visibility, revision } = (await callerOf(product).send('GET', path, { token })).json;
      if (visibility === 'public')
        return act(known, 'private', () =>
          post(product, administrator, `/administration/items/${id}`, { motif: 'À revoir.' }),
        );
      const json = { visibility: 'public', revision };
      return act(known, 'public', async () => {
        const answer = await callerOf(product).send('PATCH', path, { token, json });
        return answer.status === 200;
      });
    },
  ];
  const flag = async () => {
    const note = `Signalement ${crypto.randomUUID()}`;
    const isTaken = await post(product, flagger, `/flag/${flagged}`, { motif: 'other', precisions: note });
    if (isTaken) ledger.flags.push(note);
    return isTaken;
  };
  const repeat = async (turn: () => Promise<boolean>) => {
    while (running()) {
      // A server that is gone is no reason to complain.
      if (await turn().catch(() => false)) ledger.acts += 1;
    }
  };
  await Promise.all([repeat(() => pick(changes)()), repeat(flag)]);
}

/** Acknowledged writes that are not in the database, and faults of the journal. */
function faultsOf(folder: string, ledger: Ledger): Promise<string[]> {
  return inFolder(folder, async (context) => {
    const { db } = context;
    const users = await db.selectFrom('user').select(['id', 'account_role']).execute();
    const items = await db.selectFrom('item').select(['id', 'visibility']).execute();
    const flags = new Set((await db.selectFrom('flag').select('note').execute()).map(({ note }) => note));
    const published = await db
      .selectFrom('audit_entry')
      .select(['item_id', 'action'])
      .where('action', 'in', ['published', 'withdrawn'])
      .orderBy('number')
      .execute();
    const faults = [
      ...users
        .filter(({ id, account_role }) => ledger.roles.has(id) && !holds(ledger.roles.get(id)!, account_role))
        .map(({ id, account_role }) => `role of ${id}: ${account_role}`),
      ...items
        .filter(({ id, visibility }) => {
          const known = ledger.visibilities.get(id);
          return known && !holds(known, visibility as 'public' | 'private');
        })
        .map(({ id, visibility }) => `visibility of ${id}: ${visibility}`),
      ...ledger.flags.filter((note) => !flags.has(note)).map((note) => `lost: ${note}`),
    ];
    // The act and its entry are one transaction: the last entry of an item says what the item is.
    for (const { id, visibility } of items.filter(({ id }) => ledger.visibilities.has(id))) {
      const last = published.findLast(({ item_id }) => item_id === id);
      if (last && (last.action === 'published') !== (visibility === 'public'))
        faults.push(`journal of ${id}: ${last.action}, though ${visibility}`);
    }
    const { broken } = await verifyChain(context);
    if (broken !== null) faults.push(`journal broken at ${broken}`);
    return faults;
  });
}

async function prepare(product: Product, folder: string) {
  const names = ['administratrice', 'autrice', 'lectrice'];
  const [administrator, author, flagger] = await Promise.all(
    names.map((name) => member(product.origin, name)),
  );
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, (_, index) => member(product.origin, `personne${index}`)),
  );
  const database = new DatabaseSync(sqlitePath(folder));
  database.exec(`update "user" set account_role = 'administrator' where username = 'administratrice'`);
  const ids = database.prepare(`select id from "user" where username like 'personne%'`).all();
  database.close();
  const shelf = await fetch(`${product.origin}/api/questionnaires/public?limit=10`);
  const sources = ((await shelf.json()) as { questionnaires: { _id: string }[] }).questionnaires;
  const { token } = author!;
  const copies = await Promise.all(
    sources
      .slice(0, PEOPLE)
      .map(({ _id }) => callerOf(product).send('POST', `/api/questionnaires/${_id}/copy`, { token })),
  );
  const ledger: Ledger = {
    roles: new Map(ids.map(({ id }) => [String(id), { acknowledged: 'author', unanswered: new Set() }])),
    visibilities: new Map(
      copies.map(({ json }) => [json._id, { acknowledged: 'private', unanswered: new Set() }]),
    ),
    flags: [],
    acts: 0,
  };
  if (ledger.roles.size !== people.length) throw new Error('People are missing.');
  const actors = { administrator: administrator!, author: author!, flagger: flagger! };
  return { actors, told: { ledger, flagged: sources[0]!._id } };
}

/** A2: acts of administration survive `kill -9`, and the journal says what was done. */
export async function administrationKills(): Promise<Row[]> {
  const folder = await seededFolder();
  const begin = () => startProduct({ DATA_DIR: folder, SEED: 'none' }, { page: '/api/ready' });
  try {
    let product = await begin();
    const { actors, told } = await prepare(product, folder);
    const faults = new Set<string>();
    for (let round = 0; round < KILLS; round += 1) {
      if (round > 0) product = await begin();
      let running = true;
      const acting = administer(product, actors, told, () => running);
      await new Promise((wake) => setTimeout(wake, RUN_MS.min + Math.random() * RUN_MS.spread));
      const killed = killAll(product);
      running = false;
      await Promise.all([killed, acting]);
      for (const fault of await faultsOf(folder, told.ledger)) faults.add(fault);
    }
    console.error([...faults].slice(0, 20).join('\n'));
    const { acts, flags } = told.ledger;
    const what = `kill -9 × ${KILLS} during roles, withdrawals, publications and flags`;
    const ours = `${faults.size} lost, untold or broken of ${acts} acts (${flags.length} flags)`;
    return [row('A2', what, ours, '0 lost, journal unbroken', faults.size === 0 && acts > KILLS)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
