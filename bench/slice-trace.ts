import type { Browser, Page } from 'playwright';

/** Runs in the page: goes through so many slices, two frames apart; how many were not there as true values. */
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
  /** Wall clock, microseconds: what a person waits. */
  dur?: number;
  pid: number;
  tid: number;
}

/**
 * Milliseconds that the page's main thread works from one slice to the next, and its longest task, from a trace.
 * @throws Error when a slice was not shown as its 16-bit values
 */
export async function traced(
  browser: Browser,
  page: Page,
  slices: number,
): Promise<{ times: number[]; longest: number }> {
  await browser.startTracing(page, {
    categories: ['blink.user_timing', 'disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  const late = await page.evaluate(scroll, slices - 1);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  if (late > 0) throw new Error(`${late} slices were on their way`);
  const marks = traceEvents.filter(({ name }) => name === 'slice').sort((a, b) => a.ts - b.ts);
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = marks[0] ? thread(marks[0]) : '';
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && thread(event) === main);
  const within = (from: number, to: number) =>
    tasks.filter(({ ts }) => ts >= from && ts < to).map(({ dur = 0 }) => dur / 1000);
  const spans = marks.slice(1).map((mark, i) => within(marks[i]!.ts, mark.ts));
  return {
    times: spans.map((span) => span.reduce((sum, each) => sum + each, 0)),
    longest: Math.max(...spans.flat()),
  };
}
