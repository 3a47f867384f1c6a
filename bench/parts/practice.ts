import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '../../tests/run/product.ts';
import { weigh } from '../../tests/run/wire.ts';
import { SCRIPT_BUDGETS } from '../../tests/script-budgets.ts';
import { makeDataset } from '../dataset.ts';
import { atDesk, type Desk, signedIn } from '../form-page.ts';
import { type Member, member } from '../product.ts';
import { type Row, row } from '../report.ts';
import { kilobytes, median, percentile } from '../stats.ts';

const CASES = Number(process.env.CASES ?? 100_000);
const ASKED = 25;
const BAR_MS = 100;
const KB = 1024;
const PAGE = 30 * KB;

/** From all cases to criteria that few meet; the wide ones took longest. */
const CRITERIA = [
  { what: 'everything', query: '' },
  { what: 'four modalities, three difficulties', query: 'modality=IRM,TDM,Rx,Echo&difficulty=1,2,3' },
  { what: 'six specialties', query: 'specialty=Neuro,Thorax,Uro,Ostéo,Dig,Gynéco' },
];

async function asked(origin: string, who: Member, query: string): Promise<number[]> {
  const taken: number[] = [];
  for (let times = 0; times < ASKED; times += 1) {
    const start = performance.now();
    const answer = await fetch(`${origin}/api/practice/overview?${query}`, { headers: who.headers });
    const { fresh } = (await answer.json()) as { fresh?: number };
    if (!fresh) throw new Error(`nothing to practise: ${answer.status}`);
    taken.push(performance.now() - start);
  }
  return taken;
}

/** S19: what there is to practise among many cases; the first asking reads the sets of lists. */
async function overview(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-practice-'));
  try {
    await makeDataset(folder, { cases: CASES, ratings: CASES });
    const product = await startProduct({ DATA_DIR: folder, SEED: 'none' });
    try {
      const who = await member(product.origin, 'interne');
      const rows: Row[] = [];
      for (const { what, query } of CRITERIA) {
        const taken = await asked(product.origin, who, query);
        const name = `practice among ${CASES.toLocaleString('en')} cases, ${what}: median, slowest`;
        const ours = `${median(taken).toFixed(0)} ms, ${percentile(taken, 1).toFixed(0)} ms`;
        rows.push(row('S19', name, ours, `< ${BAR_MS} ms (median)`, median(taken) < BAR_MS));
      }
      return rows;
    } finally {
      await product.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The sizes of the pages of practice. */
async function weights({ browser, origin, who }: Desk): Promise<Row[]> {
  const started = await fetch(`${origin}/api/practice/sessions`, {
    method: 'POST',
    headers: { ...who.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ choice: 'new', count: 3 }),
  });
  const { id } = (await started.json()) as { id: string };
  const context = await signedIn(browser, origin, who);
  const rows: Row[] = [];
  for (const { name, path, script } of [
    { name: '/practice', path: '/practice', script: SCRIPT_BUDGETS.reading },
    { name: '/practice/[session]', path: `/practice/${id}`, script: SCRIPT_BUDGETS.practised },
  ]) {
    const weight = await weigh(await context.newPage(), origin + path);
    const ours = `${kilobytes(weight.critical)}; ${kilobytes(weight.script)}`;
    const met = weight.critical <= PAGE && weight.script <= script;
    const bar = `≤ ${kilobytes(PAGE)}; ≤ ${kilobytes(script)}`;
    rows.push(row('S19', `${name}: HTML + CSS; all JavaScript`, ours, bar, met));
  }
  await context.close();
  return rows;
}

/** S19: practice. */
export async function practice(): Promise<Row[]> {
  return [...(await overview()), ...(await atDesk('interne', weights))];
}
