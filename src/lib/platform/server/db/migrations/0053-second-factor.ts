import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Second factors, and sign-ins that wait for one. */
const TABLES = [
  `create table totp (
    user_id text not null primary key references "user" (id) on delete cascade,
    secret text not null,
    begun_at bigint not null,
    confirmed_at bigint,
    last_step bigint not null default 0
  ) without rowid`,
  `create table passkey (
    id text not null primary key,
    user_id text not null references "user" (id) on delete cascade,
    public_key text not null,
    counter bigint not null,
    transports text not null,
    name text not null,
    created_at bigint not null,
    used_at bigint
  ) without rowid`,
  'create index passkey_by_user on passkey (user_id)',
  `create table passkey_challenge (
    challenge_hash text not null primary key,
    user_id text references "user" (id) on delete cascade,
    expires_at bigint not null
  ) without rowid`,
  'create index passkey_challenge_by_user on passkey_challenge (user_id)',
  'create index passkey_challenge_by_expiry on passkey_challenge (expires_at)',
  `create table pending_sign_in (
    secret_hash text not null primary key,
    user_id text not null references "user" (id) on delete cascade,
    expires_at bigint not null
  ) without rowid`,
  'create index pending_sign_in_by_user on pending_sign_in (user_id)',
  'create index pending_sign_in_by_expiry on pending_sign_in (expires_at)',
];

export function secondFactor(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
