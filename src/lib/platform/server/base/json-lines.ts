import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

/** Fields added to lines of the log written while a request is answered. */
export interface RequestFacts {
  requestId: string;
  method: string;
  /** As in `src/pages`: never an address, which could name somebody. */
  route: string;
}

/** Names of the console's methods. */
const LEVELS = ['debug', 'log', 'info', 'warn', 'error'] as const;
type Level = 'debug' | 'info' | 'warn' | 'error';

const facts = new AsyncLocalStorage<RequestFacts>();

/** Answers a request, so that every line written meanwhile names it. */
export const withRequestFacts = facts.run.bind(facts) as <Result>(
  known: RequestFacts,
  answer: () => Result,
) => Result;

/** One line of the log: one JSON object, whatever its message contains. @param more fields, after those of the request */
export function jsonLine(level: Level, message: string, more: object = {}): string {
  const time = new Date().toISOString();
  return `${JSON.stringify({ time, level, message, ...facts.getStore(), ...more })}\n`;
}

/** Writes a line with fields of its own. */
export function writeJsonLine(level: Level, message: string, more: object): void {
  process.stdout.write(jsonLine(level, message, more));
}

/**
 * From now on everything this process writes to the console is one JSON object per line: errors and warnings on
 * standard error, the rest on standard output. This includes Node's own warnings, and the error that ends the
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
