import { randomBytes } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { startUpload, upload } from '../api/tus.ts';
import { type Answer, type Caller, send } from './caller.ts';
import { startProduct } from './product.ts';
import { savePart } from './save-part.ts';
import type { SmallDisk } from './small-disk.ts';

const MEGABYTE = 1_000_000;
/** Of a disk of 100 MB: five accounts would fit. */
export const FILL = { disk: 100, quota: 16, reserve: 12 };
const PASSWORD = 'cheval agrafe pile';

export interface FillReport {
  /** How often each way of taking room was stopped, by the code of the refusal. */
  stopped: Record<string, string | undefined>;
  /** Refusals that are not told in French with what to do. */
  wordless: string[];
  /** What others got for what they did meanwhile: 200, 201 or 204 each. */
  others: number[];
  /** Bytes that the account has on the disk, and that are left on it. */
  taken: number;
  left: number;
}

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();

async function person(caller: Caller, username: string): Promise<{ token: string; status: number }> {
  const credentials = { username, password: PASSWORD };
  await caller.send('POST', '/api/auth/register', { json: credentials });
  const { json, status } = await caller.send('POST', '/api/auth/login', { json: credentials });
  return { token: json?.token, status };
}

/** A case with one image of about a megabyte; what refused it, when something did. */
async function caseWithImage(caller: Caller, by: { token: string }): Promise<Answer> {
  const image = await upload(caller, by, await noise(600));
  if (image.status !== 200) return image;
  const made = await caller.send('POST', '/api/cases', { ...by, json: { title: 'Cas' } });
  if (made.status !== 201) return made;
  const images = [{ kind: 'image', ...image.json }];
  const folders = [{ id: 'f1', name: 'Face', description: '', images }];
  const saved = await savePart(caller, by.token, made.json._id, { folders, mainImage: null }, 1);
  return saved.status === 200 ? made : saved;
}

/** Does something until it is refused, at most so often. */
async function untilRefused(times: number, act: () => Promise<Answer>): Promise<Answer | undefined> {
  for (let round = 0; round < times; round += 1) {
    const answer = await act();
    if (answer.status >= 400) return answer;
  }
  return undefined;
}

/** One account tries to fill a disk in every way: uploads never finished, images kept, images deleted and sent again. */
export async function runFillDisk(disk: SmallDisk): Promise<FillReport> {
  const dataDir = join(disk.folder, 'data');
  const settings = { QUOTA_MB: String(FILL.quota), DISK_RESERVE_MB: String(FILL.reserve) };
  const product = await startProduct(
    { DATA_DIR: dataDir, SEED: 'none', ...settings },
    { page: '/api/ready' },
  );
  const caller: Caller = { send: (...asked) => send(product.origin, ...asked) };
  const free = async () => {
    const { bavail, bsize } = await statfs(disk.folder);
    return bavail * bsize;
  };
  try {
    const greedy = await person(caller, 'Vorace');
    const other = await person(caller, 'Boris');
    const own = await caseWithImage(caller, other);
    const before = await free();
    const report: FillReport = { stopped: {}, wordless: [], others: [], taken: 0, left: 0 };
    const meanwhile = async () => {
      const signedIn = await person(caller, 'Boris');
      const copied = await caller.send('POST', `/api/cases/${own.json._id}/copy`, other);
      const deleted = await caller.send('DELETE', `/api/cases/${copied.json?._id}`, other);
      const shown = await caller.send('GET', '/public-cases');
      report.others.push(signedIn.status, copied.status, deleted.status, shown.status);
    };
    const stop = async (way: string, refused: Answer | undefined) => {
      report.stopped[way] = refused?.json?.code;
      if (!/^(Votre espace|Vous avez envoyé)/.test(refused?.json?.message)) report.wordless.push(way);
      await meanwhile();
    };

    const announced = await Promise.all(
      Array.from({ length: 60 }, () => startUpload(caller, greedy, MEGABYTE)),
    );
    await stop(
      'unfinished',
      announced.find(({ status }) => status === 413),
    );
    await caller.send('DELETE', '/api/account/storage/pending', greedy);
    const kept: string[] = [];
    const keep = async () => {
      const made = await caseWithImage(caller, greedy);
      if (made.status === 201) kept.push(made.json._id);
      return made;
    };
    await stop('kept', await untilRefused(100, keep));
    const again = async () => {
      await caller.send('DELETE', `/api/cases/${kept.pop()}`, greedy);
      return keep();
    };
    await stop('deleted and sent again', await untilRefused(200, again));
    report.left = await free();
    report.taken = before - report.left;
    return report;
  } finally {
    await product.kill();
  }
}
