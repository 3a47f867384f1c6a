import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** A real server's address, with the right to make databases; empty for PostgreSQL in memory. */
export const SERVER = process.env.TEST_DATABASE_URL ?? '';

/** Makes an empty database on the real server. */
export async function makeServerDatabase(): Promise<{ url: URL; drop(): Promise<void> }> {
  const name = `negatoscope_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return { url, drop: () => onServer(`drop database ${name} with (force)`) };
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
