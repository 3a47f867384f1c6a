import sharp from 'sharp';
import { readSettings } from '#lib/platform/server/base/settings.ts';
import { type Context, openContext } from '#lib/platform/server/context.ts';
import { type Cluster, NO_CLUSTER, startCluster } from '../../tests/run/cluster.ts';
import { uploadWithCuts } from '../../tests/run/cut-uploads.ts';
import { randomNumbers } from '../../tests/run/mutate-images.ts';
import { runOutage } from '../../tests/run/outage.ts';
import { member } from '../product.ts';
import { type Row, row, unmeasured } from '../report.ts';
import { proportionalMegabytes } from '../resident.ts';
import { agreements, callerBy, killInTurn, letInAfterEnd } from '../several-processes.ts';
import { median, seconds } from '../stats.ts';

const PROCESSES = 3;
/** 60 for a full proof; fewer to see quickly that all is well. */
const KILLS = Number(process.env.KILLS ?? 60);
const CUTS = 50;
const SESSIONS = 50;
const PUBLICATIONS = 20;
const OUTAGE_MS = Number(process.env.OUTAGE_MS ?? 30_000);
const AGREED_MS = 1_000;
const BACK_MS = 5_000;
/** Longest wait for an answer while something is silent: the database 5 s, S3 8 s, and what comes after them. */
const WAIT_MS = 10_000;

async function onCluster(work: (cluster: Cluster, context: Context) => Promise<Row[]>): Promise<Row[]> {
  const cluster = await startCluster(PROCESSES);
  const context = await openContext(readSettings(cluster.env), { exclusive: false });
  try {
    return await work(cluster, context);
  } finally {
    await context.close();
    await cluster.stop();
  }
}

/** R4: three processes cut off their database, and their files, with people asking all the time. */
export async function outages(): Promise<Row[]> {
  const what = `${PROCESSES} processes without database or S3 for ${seconds(OUTAGE_MS)}`;
  const bar = `503 in French, nobody let in, nothing half written; back ≤ ${seconds(BACK_MS)}`;
  if (NO_CLUSTER) return [unmeasured('R4', what, bar, NO_CLUSTER)];
  return onCluster(async (cluster, context) => {
    const rows: Row[] = [];
    for (const line of ['database', 'files'] as const)
      for (const how of ['cut', 'silence'] as const) {
        const found = await runOutage(cluster, context, { line, how, ms: OUTAGE_MS });
        const { asked, wrong, damage, back, slowest } = found;
        console.error([...wrong, ...damage].slice(0, 10).join('\n'));
        rows.push(
          row(
            'R4',
            `${line === 'files' ? 'S3' : line} ${how === 'cut' ? 'cut' : 'silent'} for ${seconds(OUTAGE_MS)}, ${PROCESSES} processes`,
            `${asked - wrong.length} of ${asked} right, longest ${seconds(slowest)}; ${damage.length} damaged; back after ${seconds(back)}`,
            bar,
            wrong.length + damage.length === 0 && back <= BACK_MS && slowest <= WAIT_MS,
          ),
        );
      }
    return rows;
  });
}

/** R23: three processes on PostgreSQL and S3 behind a proxy. */
export async function severalProcesses(): Promise<Row[]> {
  const what = `${PROCESSES} processes on PostgreSQL and S3 behind a proxy`;
  if (NO_CLUSTER) return [unmeasured('R23', what, 'all of R1, R9, R12', NO_CLUSTER)];
  return onCluster(async (cluster, context) => {
    const memory = cluster.processes.map(({ pid }) => proportionalMegabytes(pid));
    const agreed = await agreements(cluster, context, PUBLICATIONS);
    const letIn = await letInAfterEnd(cluster, context, SESSIONS);
    const person = await member(cluster.proxy.origin, 'coupures');
    const pixels = Uint8Array.from({ length: 180_000 }, randomNumbers(23));
    const raw = { width: 300, height: 200, channels: 3 } as const;
    const bytes = await sharp(pixels, { raw }).png().toBuffer();
    const caller = { ...callerBy(cluster), origin: cluster.proxy.origin };
    const answers = await uploadWithCuts(caller, person, bytes, CUTS);
    const finished = answers.filter(({ status }) => status === 200).length;
    const images = new Set(answers.map(({ json }) => json.file)).size;
    const killed = await killInTurn(cluster, context, KILLS);
    const { acknowledged, images: sent, lost, wrongFigures } = killed;
    console.error(lost.slice(0, 20).join('\n'));
    const agreement = (name: string, times: number[]) =>
      row(
        'R23',
        name,
        `${seconds(median(times))}, ${seconds(Math.max(...times))}`,
        `≤ ${seconds(AGREED_MS)}`,
        Math.max(...times) <= AGREED_MS,
      );
    return [
      row(
        'R23',
        `${SESSIONS} sessions ended on one process, shown to ${PROCESSES} at once`,
        `${letIn} let in`,
        '0',
        letIn === 0,
      ),
      row(
        'R23',
        `uploads cut at ${CUTS} offsets, each request to another process`,
        `${finished} finished, ${images} image`,
        `${CUTS}, 1`,
        finished === CUTS && images === 1,
      ),
      row(
        'R23',
        `kill -9 × ${KILLS} of one of ${PROCESSES} under 8 writers`,
        `${lost.length} lost of ${acknowledged} writes, ${sent} images; ${wrongFigures} wrong counters`,
        '0 lost, 0 wrong',
        lost.length + wrongFigures === 0 && sent > 0,
      ),
      agreement('lists of all processes are the same again after a publication: median, longest', agreed),
      agreement('a publication is shown by every process, meanwhile: median, longest', killed.shown),
      row('R23', 'memory of a process, just started', `${median(memory).toFixed(0)} MB`, '–', true),
    ];
  });
}
