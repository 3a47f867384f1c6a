import { join } from 'node:path';
import { giveUp, offsetOf, sendBytes, startUpload } from '../api/tus.ts';
import { type Answer, type Caller, send } from './caller.ts';
import { PASSWORD, type Prepared, person, prepare } from './full-disk-content.ts';
import { damageIn } from './full-disk-damage.ts';
import { type Product, startProduct } from './product.ts';
import { savePart } from './save-part.ts';
import type { SmallDisk } from './small-disk.ts';

/** What was answered to something that was tried. */
export interface Tried {
  what: string;
  status: number;
  code?: string;
  message?: string;
}

export interface FullDiskReport {
  /** Writes while the disk is full, before and after a restart. */
  writes: Tried[];
  /** What must go on although the disk is full: signing in and out, deleting. */
  needed: Tried[];
  reads: Tried[];
  /** Writes once there is room again. */
  after: Tried[];
  /** What is not as it should be in the end, in words. */
  damage: string[];
}

/** The disk is full while the product runs, and when it starts after each kind of end. */
const ROUNDS = ['', ', killed and restarted', ', stopped and restarted'];

function callerOf(product: Product): Caller {
  return { send: (...asked) => send(product.origin, ...asked) };
}

function tried(what: string, { status, json }: Answer): Tried {
  return { what, status, code: json?.code, message: json?.message };
}

/** What makes the data grow: refused as long as the disk is full. */
async function tryWrites(caller: Caller, there: Prepared, suffix: string): Promise<Tried[]> {
  const { anna, boris, id, folders, bytes, begun, whole } = there;
  const as = ({ token }: { token: string }, json?: unknown) => ({ token, ...(json ? { json } : {}) });
  const credentials = { username: 'Trop tard', password: PASSWORD };
  const longer = [{ ...folders[0], description: 'Plus long qu’avant' }];
  const writes: [string, () => Promise<Answer>][] = [
    ['upload, create', () => startUpload(caller, anna, bytes)],
    [
      'upload, bytes',
      async () => {
        const offset = await offsetOf(caller, anna, begun);
        return sendBytes(caller, anna, begun, offset, bytes.subarray(offset));
      },
    ],
    ['upload, finish', () => caller.send('POST', `${whole}/image`, as(anna))],
    ['case, save', () => savePart(caller, anna.token, id, { folders: longer, mainImage: null }, 3)],
    ['case, new', () => caller.send('POST', '/api/cases', as(anna, { title: 'Nouveau' }))],
    ['copy', () => caller.send('POST', `/api/cases/${id}/copy`, as(boris))],
    ['registration', () => caller.send('POST', '/api/auth/register', { json: credentials })],
  ];
  const found: Tried[] = [];
  for (const [what, write] of writes) found.push(tried(what + suffix, await write()));
  return found;
}

/** What needs next to no room, or gives some back: it goes on although the disk is full. */
async function tryNeeded(caller: Caller, there: Prepared, suffix: string): Promise<Tried[]> {
  const { anna, boris, id, spareCases, spareUploads } = there;
  const credentials = { username: 'Anna', password: PASSWORD };
  const signedIn = await caller.send('POST', '/api/auth/login', { json: credentials });
  const needed: [string, Answer][] = [
    ['sign-in', signedIn],
    ['rating', await caller.send('POST', `/api/cases/${id}/rate`, { ...boris, json: { rating: 7 } })],
    ['case, delete', await caller.send('DELETE', `/api/cases/${spareCases.pop()}`, { token: anna.token })],
    ['upload, give up', await giveUp(caller, anna, spareUploads.pop() ?? '')],
    ['sign-out', await caller.send('POST', '/api/auth/logout', { token: signedIn.json.token })],
  ];
  return needed.map(([what, answer]) => tried(what + suffix, answer));
}

async function tryReads(caller: Caller, { boris, id, image }: Prepared, suffix: string): Promise<Tried[]> {
  const found: Tried[] = [];
  for (const path of [
    '/public-cases',
    `/radiology-viewer/${id}`,
    `/images/${id}/${image.file}`,
    '/cases-list',
    '/api/cases/public',
    '/api/ready',
  ]) {
    const who = path.startsWith('/api/') ? { token: boris.token } : { cookie: boris.cookie };
    found.push(tried(`${path}${suffix}`, await caller.send('GET', path, who)));
  }
  return found;
}

/** Once there is room again: what was begun goes on, without starting again. */
async function recover(caller: Caller, there: Prepared): Promise<Tried[]> {
  const { anna, boris, id, folders, bytes, begun, whole } = there;
  const { token } = anna;
  const offset = await offsetOf(caller, anna, begun);
  const sent = await sendBytes(caller, anna, begun, offset, bytes.subarray(offset));
  const finished = await caller.send('POST', `${begun}/image`, { token });
  const other = await caller.send('POST', `${whole}/image`, { token });
  const images = [...folders[0]!.images, { kind: 'image', ...finished.json }];
  const save = { folders: [{ ...folders[0], images }], mainImage: null };
  return [
    tried('upload, bytes', sent),
    tried('upload, finish', finished),
    tried('upload, the other one', other),
    tried('case, save', await savePart(caller, token, id, save, 3)),
    tried('rating', await caller.send('POST', `/api/cases/${id}/rate`, { ...boris, json: { rating: 7 } })),
    tried('copy', await caller.send('POST', `/api/cases/${id}/copy`, { token: boris.token })),
    {
      what: 'registration',
      status: (await person(caller, 'Claire')).token ? 200 : 0,
    },
  ];
}

/** Fills the product's disk and tries everything: as it runs, after a restart on the full disk, and with room again. */
export async function runFullDisk(disk: SmallDisk): Promise<FullDiskReport> {
  const dataDir = join(disk.folder, 'data');
  const start = () =>
    startProduct({ DATA_DIR: dataDir, SEED: 'none', DISK_RESERVE_MB: '8' }, { page: '/api/ready' });
  let product = await start();
  const report: FullDiskReport = { writes: [], needed: [], reads: [], after: [], damage: [] };
  try {
    const there = await prepare(callerOf(product), ROUNDS.length);
    for (const suffix of ROUNDS) {
      if (suffix.includes('killed')) await product.kill();
      if (suffix.includes('stopped')) await product.stop();
      await disk.fill();
      if (suffix) product = await start();
      report.writes.push(...(await tryWrites(callerOf(product), there, suffix)));
      report.needed.push(...(await tryNeeded(callerOf(product), there, suffix)));
      report.reads.push(...(await tryReads(callerOf(product), there, suffix)));
    }
    await disk.empty();
    report.after = await recover(callerOf(product), there);
    await product.stop();
    report.damage = await damageIn(dataDir);
    return report;
  } finally {
    await product.kill();
  }
}
