import type { Browser, Page } from 'playwright';

/** Runs in the page: goes through this many slices, two frames apart; how many were not there as true values. */
async function scroll(slices: number): Promise<number> {
  const frame = () => new Promise(requestAnimationFrame);
  let late = 0;
  for (let i = 0; i < slices; i++) {
    performance.mark('slice');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    await frame();
    await frame();
    const told = document.querySelector('.panel-view')?.textContent ?? '';
    if (told.includes('chargement…') || told.includes('en chemin')) late += 1;
  }
  performance.mark('slice');
  return late;
}

interface TraceEvent {
  name: string;
  ts: number;
  /** Microseconds on the wall clock. */
  dur?: number;
  /** The duration without the time in which other processes had the processor: machines are shared. */
  tdur?: number;
  pid: number;
  tid: number;
}

export interface SliceTimes {
  /** Slices that were not there as their true values when they were drawn. */
  late: number;
  /** Milliseconds that the page's main thread works from one slice to the next. */
  own: number[];
  /** The duration on the wall clock, including other processes. */
  wall: number[];
  /** The main thread's longest task (its own time). */
  longest: number;
}

/** Goes through a stack and reads from a trace how long each slice took. */
export async function traced(browser: Browser, page: Page, slices: number): Promise<SliceTimes> {
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  const late = await page.evaluate(scroll, slices - 1);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const marks = traceEvents.filter(({ name }) => name === 'slice').sort((a, b) => a.ts - b.ts);
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = marks[0] ? thread(marks[0]) : '';
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && thread(event) === main);
  const spans = marks.slice(1).map((mark, i) => tasks.filter(({ ts }) => ts >= marks[i]!.ts && ts < mark.ts));
  const wallOf = ({ dur = 0 }: TraceEvent) => dur / 1000;
  const ownOf = (task: TraceEvent) => (task.tdur === undefined ? wallOf(task) : task.tdur / 1000);
  const summed = (of: (task: TraceEvent) => number) =>
    spans.map((span) => span.reduce((sum, task) => sum + of(task), 0));
  const longest = Math.max(...spans.flat().map(ownOf));
  return { late, own: summed(ownOf), wall: summed(wallOf), longest };
}
