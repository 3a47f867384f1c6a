import { demoProtocols } from '#lib/demo/content.ts';
import { weigh } from '../../tests/run/wire.ts';
import { SCRIPT_BUDGETS } from '../../tests/script-budgets.ts';
import { atDesk, type Desk, signedIn } from '../form-page.ts';
import { type Row, row } from '../report.ts';
import { kilobytes } from '../stats.ts';

const KB = 1024;
const VIEW = 25 * KB;

async function json<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Id of the demo's protocol with most to read. */
async function largestOf(origin: string): Promise<string> {
  const size = ({ body }: { body: object }) => JSON.stringify(body).length;
  const [largest] = demoProtocols.toSorted((a, b) => size(b) - size(a));
  const query = new URLSearchParams({ limit: '100', q: largest?.title ?? '' });
  const answer = await fetch(`${origin}/api/protocols/public?${query}`);
  const { protocols } = await json<{ protocols: { _id: string; title: string }[] }>(answer);
  const found = protocols.find(({ title }) => title === largest?.title);
  if (!found) throw new Error(`not there: ${largest?.title}`);
  return found._id;
}

async function weights({ browser, origin, who }: Desk): Promise<Row[]> {
  const id = await largestOf(origin);
  const copied = await fetch(`${origin}/api/protocols/${id}/copy`, { method: 'POST', headers: who.headers });
  const { _id: own } = await json<{ _id: string }>(copied);
  const context = await signedIn(browser, origin, who);
  const view = await weigh(await context.newPage(), `${origin}/protocols/view/${id}`);
  const editor = await weigh(await context.newPage(), `${origin}/protocols/edit/${own}`);
  await context.close();
  const { critical, blocking } = view;
  return [
    row(
      'S17',
      'protocol read: HTML + CSS; requests before first paint',
      `${kilobytes(critical)}; ${blocking}`,
      `≤ ${kilobytes(VIEW)}; 1`,
      critical <= VIEW && blocking === 1,
    ),
    row(
      'S17',
      'protocol editor: all JavaScript',
      kilobytes(editor.script),
      `≤ ${kilobytes(SCRIPT_BUDGETS.protocolEditor)}`,
      editor.script <= SCRIPT_BUDGETS.protocolEditor,
    ),
  ];
}

/** S17: what the largest protocol weighs, read and written, brotli, from the wire. */
export const protocolPages = (): Promise<Row[]> => atDesk('manipulateur', weights);
