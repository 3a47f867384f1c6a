import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

/** Fields added to all log lines that are written while a request is handled. */
export interface RequestFacts {
  requestId: string;
  method: string;
  /** Route as in `src/pages`; never the actual path, which could identify a person. */
  route: string;
}

/** Names of the console's methods. */
const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
type Level = 'debug' | 'info' | 'warn' | 'error';

const facts = new AsyncLocalStorage<RequestFacts>();

/** Handles a request with its fields added to every log line written meanwhile. */
export const withRequestFacts = facts.run.bind(facts) as <Result>(
  known: RequestFacts,
  answer: () => Result,
) => Result;

/** A log line: one JSON object, whatever the message contains. @param more fields after those of the request */
export function jsonLine(level: Level, message: string, more: object = {}): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ time, level, message, ...facts.getStore(), ...more })}\n`;
}

/** Writes a log line with additional fields. */
export function writeJsonLine(level: Level, message: string, more: object): void {
  process.stdout.write(jsonLine(level, message, more));
}

/**
 * Makes every console message of this process one JSON object per line from now on: errors and warnings on standard
 * error, the rest on standard output. This includes Node's own warnings, and the error that ends the
 * process.
 */
export function writeConsoleInJson(): void {
  for (const name of LEVELS) {
    const level = name === 'log' ? 'info' : name;
    const stream = level === 'error' || level === 'warn' ? process.stderr : process.stdout;
    console[name] = (...given: unknown[]) => stream.write(jsonLine(level, format(...given)));
  }
  process.removeAllListeners('warning');
  process.on('warning', ({ stack, message }) => console.warn(stack ?? message));
  process.on('uncaughtException', (error) => {
    console.error(error);
    process.exit(1);
  });
}
