import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A real server's address, with the right to make databases; empty for PostgreSQL in memory. */
export const SERVER = process.env.TEST_DATABASE_URL ?? '';

/** Makes a database on the real server: an empty one, or a copy of one that nobody is connected to. */
export async function makeServerDatabase(
  template?: string,
): Promise<{ name: string; url: URL; drop(): Promise<void> }> {
  const name = `negatoscope_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { name, url, drop: () => onServer(`drop database ${name} with (force)`) };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
