import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/** Accounts linked to an identity provider, and sign-ins there that are in progress. */
const TABLES = [
  `create table identity (
    id text not null primary key,
    issuer text not null,
    subject text not null,
    user_id text not null references "user" (id) on delete cascade,
    provider text not null,
    name text not null,
    rpps text,
    linked_at bigint not null,
    used_at bigint not null
  ) without rowid`,
  'create unique index identity_by_subject on identity (issuer, subject)',
  'create index identity_by_user on identity (user_id)',
  `create table provider_sign_in (
    secret_hash text not null primary key,
    provider text not null,
    purpose text not null,
    session_id text references session (id) on delete cascade,
    return_path text not null,
    state text,
    nonce text,
    verifier text,
    issuer text,
    subject text,
    name text,
    rpps text,
    expires_at bigint not null
  ) without rowid`,
  'create index provider_sign_in_by_session on provider_sign_in (session_id)',
  'create index provider_sign_in_by_expiry on provider_sign_in (expires_at)',
  'alter table session add column provider text',
  'alter table session add column proved_at bigint',
];

export function identities(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
