import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { imagePath } from '#lib/images/image-paths.ts';
import { checkFiles } from '#lib/maintenance/server/check-files.ts';
import type { Context } from '#lib/platform/server/context.ts';
import { makingOn } from '../api/site.ts';
import { upload } from '../api/tus.ts';
import { type Caller, type Sending, send } from './caller.ts';
import type { Cluster } from './cluster.ts';
import { savePart } from './save-part.ts';
import { wrongFiguresOf } from './wrong-figures.ts';

export interface Outage {
  /** What the processes lose. */
  line: keyof Cluster['lines'];
  /** Refused and broken connections, or no answer at all. */
  how: 'cut' | 'silence';
  /** How long (ms). */
  ms: number;
}

export interface OutageReport {
  asked: number;
  /** Answers that were not what they should be, in words. */
  wrong: string[];
  /** The longest that somebody waited for an answer (ms). */
  slowest: number;
  /** From the mending of the line until everything works on every process (ms). */
  back: number;
  /** What is not as it should be in the end, in words. */
  damage: string[];
}

/** A request, and what must be there for it to be answered as usual. */
interface Asking {
  method: string;
  path: string;
  sending: Sending;
  needs: readonly Outage['line'][];
}

/** People asking at the same time, and how long each rests between two requests (ms). */
const ASKERS = 12;
const REST = 20;
/** Nobody waits for the end of an outage longer than this (ms). */
const BACK_MAX = 60_000;
/** A message, or the page that says so. */
const SORRY = /momentanément indisponible|<html lang="fr"/;

const noise = () =>
  sharp(randomBytes(2400), { raw: { width: 60, height: 40, channels: 1 } })
    .png()
    .toBuffer();

/** A public case with an image, its author, and somebody whose session has ended: what they ask for. */
async function prepare(caller: Caller, context: Context, line: Outage['line']): Promise<Asking[]> {
  const { person } = makingOn(caller, context);
  const suffix = randomBytes(4).toString('hex');
  const [anna, left] = [await person(`Anna ${suffix}`), await person(`Lise ${suffix}`)];
  await caller.send('POST', '/api/auth/logout', { token: left.token });
  const { token, cookie, ...credentials } = anna;
  const made = await caller.send('POST', '/api/cases', { token, json: { title: 'Cas public' } });
  const id: string = made.json._id;
  const image = (await upload(caller, anna, await noise())).json;
  const folders = [{ id: 'f1', name: 'Face', description: '', images: [{ kind: 'image', ...image }] }];
  const saved = await savePart(caller, token, id, { folders, mainImage: null }, 1);
  if (saved.status !== 200) throw new Error(`The case was not saved: ${saved.text}`);
  const ask = (needs: Asking['needs'], method: string, path: string, sending: Sending = {}): Asking => ({
    method,
    path,
    sending,
    needs,
  });
  return [
    ask([], 'GET', '/api/health'),
    ask([], 'GET', '/login'),
    ask(['database'], 'GET', '/api/ready'),
    ask(['database'], 'GET', '/public-cases', { cookie }),
    ask(['database'], 'GET', `/radiology-viewer/${id}`, { cookie }),
    ask(['database'], 'GET', '/api/cases/mine', { token }),
    ask(['database'], 'POST', `/api/cases/${id}/copy`, { token }),
    // Signing in again and again has its own limits.
    ...(line === 'database'
      ? [ask([line], 'POST', '/login', { body: new URLSearchParams(credentials) })]
      : []),
    ask(['database', 'files'], 'GET', imagePath(id, image.file), { cookie }),
    ask(['database'], 'GET', '/account', { cookie: left.cookie }),
    ask(['database'], 'GET', '/api/account/sessions', { token: left.token }),
  ];
}

const nameOf = ({ method, path }: Asking) => `${method} ${path}`;

/**
 * Cuts every process of a cluster off its database or its files for a while, with people asking all the time, and
 * looks at what they are answered, when everything is back, and what is there in the end.
 */
export async function runOutage(
  { processes, lines }: Cluster,
  context: Context,
  { line, how, ms }: Outage,
): Promise<OutageReport> {
  const on = (turn: number): Caller => ({
    send: (...asked) => send(processes[turn % processes.length]!.origin, ...asked),
  });
  const askings = await prepare(on(0), context, line);
  const ask = ({ method, path, sending }: Asking, turn: number) => on(turn).send(method, path, sending);
  const usual = new Map<Asking, number>();
  for (const asking of askings) usual.set(asking, (await ask(asking, 0)).status);
  const report: OutageReport = { asked: 0, wrong: [], slowest: 0, back: 0, damage: [] };

  async function askMeanwhile(asker: number, until: number): Promise<void> {
    for (let turn = asker; performance.now() < until; turn += 1) {
      const asking = askings[turn % askings.length]!;
      const began = performance.now();
      const { status, text } = await ask(asking, turn);
      report.asked += 1;
      report.slowest = Math.max(report.slowest, performance.now() - began);
      const right = asking.needs.includes(line)
        ? status === 503 && SORRY.test(text)
        : status === usual.get(asking);
      if (!right) report.wrong.push(`${nameOf(asking)}: ${status} ${text.slice(0, 200)}`);
      await pause(REST);
    }
  }

  async function isBack(): Promise<boolean> {
    const all = processes.flatMap((_, turn) =>
      askings.map(async (asking) => (await ask(asking, turn)).status === usual.get(asking)),
    );
    return (await Promise.all(all)).every(Boolean);
  }

  lines[line][how]();
  const until = performance.now() + ms;
  await Promise.all(Array.from({ length: ASKERS }, (_, asker) => askMeanwhile(asker, until)));
  lines[line].mend();
  const mended = performance.now();
  do report.back = performance.now() - mended;
  while (!(await isBack()) && report.back < BACK_MAX);
  report.damage = await damageOf(context);
  if (report.back >= BACK_MAX) report.damage.push('It does not come back');
  return report;
}

/** Counters that are wrong, items without their text, files that are not there or not whole. */
async function damageOf(context: Context): Promise<string[]> {
  const wrong = await wrongFiguresOf(context.db);
  const empty = await context.db
    .selectFrom('item')
    .select('id')
    .where('id', 'not in', (eb) => eb.selectFrom('item_part').select('item_id'))
    .execute();
  const { missing, corrupt } = await checkFiles(context);
  return [
    ...(wrong > 0 ? [`${wrong} items with wrong figures`] : []),
    ...empty.map(({ id }) => `item ${id} without text`),
    ...[...missing, ...corrupt].map((key) => `file ${key}`),
  ];
}
