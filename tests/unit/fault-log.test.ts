import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FaultLog } from '#lib/platform/server/base/fault-log.ts';

const refused = () =>
  new Error('query failed', {
    cause: Object.assign(new Error('connect ECONNREFUSED /run/db'), { code: 'ECONNREFUSED' }),
  });
const silent = () => new Error('timeout exceeded when trying to connect');

let lines: string[];
let log: FaultLog;
beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
  log = new FaultLog((line) => lines.push(line));
});
afterEach(() => vi.useRealTimers());

it('writes an outage once, counts what else it refuses, and falls silent when it is over', () => {
  for (let second = 0; second < 20; second++) {
    for (let request = 0; request < 50; request++) log.report('GET /api/cases', refused());
    vi.advanceTimersByTime(1000);
  }
  log.report('GET /api/me', silent());
  expect(lines).toEqual([
    'Hors service\u00a0: connect ECONNREFUSED /run/db (GET /api/cases). Ce qui échoue de même est compté, et écrit une fois par minute.',
  ]);
  vi.advanceTimersByTime(600_000);
  expect(lines.slice(1)).toEqual([
    'Hors service\u00a0: 1\u202f000\u00a0autres échecs en 20\u00a0s (999\u00a0× connect ECONNREFUSED /run/db\u202f; 1\u00a0× timeout exceeded when trying to connect).',
  ]);
});

it('counts an outage that lasts once a minute, and writes the next one again', () => {
  for (let second = 0; second < 180; second++) {
    log.report('GET /', refused());
    vi.advanceTimersByTime(1000);
  }
  expect(lines.length).toBe(4);
  vi.advanceTimersByTime(120_000);
  log.report('GET /', refused());
  expect(lines.at(-1)).toMatch(/^Hors service.*\(GET \/\)/);
});

it('names few reasons, so that a line stays one', () => {
  for (let port = 0; port < 100; port++)
    log.report('GET /', Object.assign(new Error(`connect ECONNREFUSED :${port}`), { code: 'ECONNREFUSED' }));
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toContain('94\u00a0× autre raison');
});

it('writes every fault of our own with what lies behind it', () => {
  for (let times = 0; times < 3; times++) log.report('GET /', new Error('bug', { cause: new Error('why') }));
  expect(lines.length).toBe(3);
  expect(lines[0]).toMatch(/^GET \/ : Error: bug[\s\S]*Error: why/);
});
