import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface Load {
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Paths requested in turn; one path unless the measure mixes several. */
  paths: readonly string[];
}

export interface LoadResult {
  requestsPerSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were not 2xx or 3xx, and connections that failed. */
  errors: number;
}

/** Whether `wrk` (a Debian package) is there. */
export async function hasWrk(): Promise<boolean> {
  return run('wrk', ['--version']).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}

/** wrk's own report is rounded; its script interface is not. */
function scriptFor({ paths, headers = {} }: Load): string {
  return `
local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
local headers = { ${Object.entries(headers)
    .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
    .join(', ')} }
local at = 0
request = function()
  at = at % #paths + 1
  return wrk.format("GET", paths[at], headers)
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\nRESULT {"requests":%d,"duration":%d,"p50":%d,"p99":%d,"errors":%d}\\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}

/** Loads a server of ours on this machine, for a few seconds. */
export async function load(origin: string, asked: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'negatoscope-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    await writeFile(script, scriptFor(asked));
    const { stdout } = await run('wrk', [
      '-t1',
      `-c${asked.connections}`,
      `-d${asked.seconds}s`,
      '-s',
      script,
      origin,
    ]);
    const result = JSON.parse(/RESULT (.*)/.exec(stdout)?.[1] ?? '{}');
    return {
      requestsPerSecond: result.requests / (result.duration / 1e6),
      p50: result.p50 / 1000,
      p99: result.p99 / 1000,
      errors: result.errors,
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
