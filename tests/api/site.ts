import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticateBearer } from '#lib/accounts/server/authenticate.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { recordImages } from '#lib/images/server/files-queries.ts';
import { itemFiles } from '#lib/images/server/item-files-queries.ts';
import { storeImage } from '#lib/images/server/store-image.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { type Answer, type Caller, send } from '../run/caller.ts';
import { startProduct } from '../run/product.ts';
import { validate } from '../run/valid-protocol.ts';
import { bodies } from './bodies.ts';

export interface Person {
  username: string;
  password: string;
  token: string;
  /** The Cookie header of a browser that signed in. */
  cookie: string;
}

/** Makes accounts, signed in, and items of theirs. */
export interface Making {
  person(username: string): Promise<Person>;
  item(owner: Person, kind: ItemKind, visibility: Visibility): Promise<string>;
}

/** The built product, running on an empty folder, with a second handle on its database. */
export interface Site extends Caller, Making {
  origin: string;
  /** The id of the server's process. */
  pid: number;
  context: Context;
  /** Everything that the server has written to the console. */
  output(): string;
  /** Ends the server and starts it again on the same folder. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** The name=value of the session cookie that an answer sets. */
export function cookieOf(answer: Answer): string {
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** A case's body with the one image that publishing asks for. */
async function withImage(context: Context, body: object) {
  const source = { rows: 2, columns: 3, pixels: Uint8Array.of(9, 60, 120, 180, 240, 30) };
  const stored = await storeImage(context.files, source, { thumbnails: false, now: context.now() });
  await context.db.transaction().execute((trx) => recordImages(trx, [stored]));
  const image = { kind: 'image', ...stored.image };
  return { ...body, folders: [{ id: 'f0', name: 'Clichés', description: '', images: [image] }] };
}

async function makeItem(context: Context, owner: Person, kind: ItemKind, visibility: Visibility) {
  const actor = await authenticateBearer(context, owner.token);
  if (!actor) throw new Error(`${owner.username} is not signed in`);
  const body = kind === 'case' ? await withImage(context, bodies.case as object) : bodies[kind];
  const { id } = await createItem(context, actor.id, { kind, title: `Essai ${kind}`, tags: ['IRM'], body });
  const files = await itemFiles(context.db, id);
  if (files.length > 0) await attestImages(context, actor, kind, id, files);
  const revision = await validate(context, actor, kind, id);
  await editItem(context, actor, kind, id, { visibility, revision });
  return id;
}

/** Accounts are made by calls, as anybody's; items by a handle on the database. */
export function makingOn(caller: Caller, context: Context): Making {
  const password = 'cheval agrafe pile';
  return {
    async person(username) {
      const credentials = { username, password };
      await caller.send('POST', '/api/auth/register', { json: credentials });
      const answer = await caller.send('POST', '/api/auth/login', { json: credentials });
      return { ...credentials, token: answer.json.token as string, cookie: cookieOf(answer) };
    },
    item: (owner, kind, visibility) => makeItem(context, owner, kind, visibility),
  };
}

/** Starts the built product for a test file. Settings are those of an empty embedded site, and `env`. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'negatoscope-api-'));
  const given = { SEED: 'none', DATA_DIR: dataDir, ...env };
  const start = () => startProduct(given, { page: '/api/ready' });
  let product = await start();
  const settings = readSettings(given);
  const context = await openContext(settings, { exclusive: false });
  const caller: Caller = {
    send: (method, path, sending) => send(product.origin, method, path, sending),
  };
  return {
    get origin() {
      return product.origin;
    },
    get pid() {
      return product.pid;
    },
    context,
    ...caller,
    ...makingOn(caller, context),
    output: () => product.output(),
    async restart() {
      await product.stop();
      product = await start();
    },
    async stop() {
      await context.close();
      await product.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
