import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Reads a password: typed without being shown at a terminal, else the first line of standard input. Never an
 * argument, which every user of the machine could read.
 */
export async function askPassword(prompt: string): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write(prompt);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const input = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    for await (const line of input) return line;
    return '';
  } finally {
    input.close();
    if (process.stdin.isTTY) process.stderr.write('\n');
  }
}
