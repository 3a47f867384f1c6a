import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Metric, single } from '../exposition.ts';

/** Sampling interval of the event loop's delay (ms). */
const RESOLUTION = 20;
const NANOSECONDS = 1e9;

/** Started by the first request for metrics, so that a process without such requests measures nothing. */
let lateness: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** The event loop's delay since the last call (seconds), in excess of the sampling interval. */
function readLateness(): { p99: number; max: number } | undefined {
  if (!lateness) {
    lateness = monitorEventLoopDelay({ resolution: RESOLUTION });
    lateness.enable();
    return undefined;
  }
  if (lateness.count === 0) return undefined;
  const beyond = (nanoseconds: number) => Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION / 1000);
  const read = { p99: beyond(lateness.percentile(99)), max: beyond(lateness.max) };
  lateness.reset();
  return read;
}

/** Memory, processor and event loop of this process. */
export function processMetrics(): Metric[] {
  const { rss, heapUsed, heapTotal } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const late = readLateness();
  return [
    single('process_resident_memory_bytes', 'gauge', 'Resident memory.', rss),
    single('nodejs_heap_size_used_bytes', 'gauge', 'Heap in use.', heapUsed),
    single('nodejs_heap_size_total_bytes', 'gauge', 'Heap reserved.', heapTotal),
    single('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
    single('process_uptime_seconds', 'gauge', 'Time since the process began.', process.uptime()),
    single('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Lateness since the last scrape, 99 %.', late?.p99),
    single(
      'nodejs_eventloop_lag_max_seconds',
      'gauge',
      'Greatest lateness since the last scrape.',
      late?.max,
    ),
  ];
}
