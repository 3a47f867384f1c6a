import { Worker } from 'node:worker_threads';

/** Runs in a worker: copying blocks its thread for seconds, and requests must still be answered. */
const COPY = `
  const { workerData } = require('node:worker_threads');
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(workerData.from, { timeout: 5000 });
  database.prepare('vacuum into ?').run(workerData.to);
  database.close();
`;

/**
 * Copies the embedded database in its current state into a new compact file, while it is in use.
 * Rejects when `to` already exists or the disk is full.
 * @param from path of the database (`sqlitePath`)
 */
export function backupDatabase(from: string, to: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(COPY, { eval: true, workerData: { from, to } });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Backup worker ended with ${code}`)),
    );
  });
}
