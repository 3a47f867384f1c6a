import type { CDPSession, Page } from 'playwright';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { serveBareForm } from '../bare-form.ts';
import { answerLesions, computingQuestionnaire, FORMULAS, LESIONS } from '../computing-questionnaire.ts';
import { atDesk, type Desk, idOf, signedIn } from '../form-page.ts';
import { largeQuestionnaire } from '../large-questionnaire.ts';
import type { Member } from '../product.ts';
import { type Row, row } from '../report.ts';
import { median, percentile, times } from '../stats.ts';

const CLICKS = 50;

/** Runs in the page: milliseconds from a click on a choice until what it changes is painted. */
function click(value: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>(`input[value="${value}"]`);
  return new Promise((resolve, reject) => {
    if (!input) return reject(new Error(`no choice ${value}`));
    const begun = performance.now();
    input.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    });
  });
}

async function processorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

interface Clicks {
  painted: number[];
  /** Processor time of each. */
  worked: number[];
}

async function clicks(page: Page): Promise<Clicks> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const found: Clicks = { painted: [], worked: [] };
  for (let at = 0; at < CLICKS; at += 1) {
    // In every other question the option that leads on, spread over the page.
    const value = `q${at * 4}${at % 2 === 0 ? 'b' : 'a'}`;
    await page.locator(`input[value="${value}"]`).scrollIntoViewIfNeeded();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const before = await processorTime(session);
    found.painted.push(await page.evaluate(click, value));
    found.worked.push((await processorTime(session)) - before);
  }
  return found;
}

async function ownLarge(
  origin: string,
  { headers }: Member,
  { title, body }: { title: string; body: QuestionnaireBody },
): Promise<string> {
  const json = { ...headers, 'Content-Type': 'application/json' };
  const made = await fetch(`${origin}/api/questionnaires`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ title }),
  });
  const { _id: id } = (await made.json()) as { _id: string };
  const saved = await fetch(`${origin}/api/questionnaires/${id}/parts/body`, {
    method: 'PUT',
    headers: { ...json, 'If-Match': '"1"' },
    body: JSON.stringify(body),
  });
  if (!saved.ok) throw new Error(`large questionnaire: ${saved.status} ${await saved.text()}`);
  return id;
}

interface Measured {
  title: string;
  what: string;
  body: QuestionnaireBody;
  prepare?: (page: Page) => Promise<void>;
  /** The final text of the report. */
  said: string;
}

async function answers(
  { browser, origin, who }: Desk,
  { title, what, body, prepare, said }: Measured,
): Promise<Row[]> {
  const id = await ownLarge(origin, who, { title, body });
  const bare = await serveBareForm(title, body);
  const context = await signedIn(browser, origin, who);
  const plain = await context.newPage();
  await plain.goto(bare.url);
  const theirs = await clicks(plain);
  await plain.close();
  const page = await context.newPage();
  await page.goto(`${origin}/use/${id}`);
  await page.locator('.reporting[data-live]').waitFor();
  await prepare?.(page);
  const ours = await clicks(page);
  const written = await page.locator('.report-pane').innerText();
  if (!written.includes(said)) throw new Error('the report was not written');
  await context.close();
  bare.close();
  const p95 = percentile(ours.painted, 0.95);
  const [work, least] = [median(ours.worked), median(theirs.worked)];
  return [
    {
      id: 'S14',
      what: `${what}: click → painted, p95`,
      baseline: `${percentile(theirs.painted, 0.95).toFixed(1)} ms`,
      ours: `${p95.toFixed(1)} ms`,
      ratio: times(p95 / percentile(theirs.painted, 0.95)),
      bar: '≤ 50 ms',
      met: p95 <= 50,
    },
    {
      id: 'S14',
      what: `${what}: processor time, median, beside bare DOM`,
      baseline: `${least.toFixed(1)} ms`,
      ours: `${work.toFixed(1)} ms`,
      ratio: times(work / least),
      bar: '≤ × 2.00',
      met: work / least <= 2,
    },
  ];
}

const clicked = `CPU × 4, ${CLICKS} clicks`;

async function measured(desk: Desk): Promise<Row[]> {
  const plain = await answers(desk, {
    title: 'Cinq cents questions',
    what: `answering 500 questions, 2,000 nodes, ${clicked}`,
    body: largeQuestionnaire(),
    said: 'Structure 197',
  });
  const computing = await answers(desk, {
    title: 'Cinq cents questions qui comptent',
    what: `answering 500 questions, ${LESIONS} lesions, ${FORMULAS} formulas, ${clicked}`,
    body: computingQuestionnaire(),
    prepare: answerLesions,
    said: 'Calcul 50',
  });
  return [...plain, ...computing];
}

/** Presses keys from the opening of the form; throws unless the report then says all this. */
async function walk({ browser, origin, who }: Desk, keys: readonly string[], said: readonly string[]) {
  const context = await signedIn(browser, origin, who);
  const page = await context.newPage();
  await page.goto(`${origin}/use/${await idOf(origin, 'IRM du genou – bilan traumatique')}`);
  await page.locator('.reporting[data-live]').waitFor();
  for (const key of keys) await page.keyboard.press(key);
  for (const text of said) await page.locator('.report-pane').getByText(text).first().waitFor();
  await context.close();
  return keys.length;
}

async function keysPressed(desk: Desk): Promise<Row[]> {
  const normal = 'Ménisque latéral de morphologie et de signal normaux.';
  const torn = ['horizontale', 'corne postérieure', 'Extrusion méniscale de 3', normal];
  const one = await walk(desk, ['*'], [normal, 'Ménisque médial de morphologie']);
  const keys = ['*', '/', 'm', 'e', ' ', 'f', 'Enter', '2', '3', 'Enter', '1', '3'];
  const many = await walk(desk, keys, torn);
  return [
    row('H7', 'keys from opening to a normal report', String(one), '1', one === 1),
    row('H7', 'keys for a torn meniscus with type, place and extrusion', String(many), '≤ 15', many <= 15),
  ];
}

/** S14: answering a large questionnaire, beside bare DOM. */
export const answering = (): Promise<Row[]> => atDesk('radiologue-au-clavier', measured);

/** H7: how many keys a report takes. */
export const keysOfReports = (): Promise<Row[]> => atDesk('radiologue-au-clavier', keysPressed);
