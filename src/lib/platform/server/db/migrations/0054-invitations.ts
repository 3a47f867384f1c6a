import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/**
 * Invitations to create an account, the invitation kept during a sign-in at an identity provider, the role given by the
 * provider, and the queue of outgoing mails.
 */
const TABLES = [
  `create table invitation (
    id text not null primary key,
    token_hash text not null,
    role text not null,
    note text not null,
    made_by text references "user" (id) on delete cascade,
    made_at bigint not null,
    expires_at bigint not null
  ) without rowid`,
  'create unique index invitation_by_token on invitation (token_hash)',
  'create index invitation_by_maker on invitation (made_by)',
  'create index invitation_by_expiry on invitation (expires_at)',
  'alter table provider_sign_in add column invitation_hash text',
  `create table queued_mail (
    id text not null primary key,
    recipient text not null,
    subject text not null,
    content text not null,
    attempts bigint not null,
    made_at bigint not null,
    next_at bigint not null,
    given_up_at bigint
  ) without rowid`,
  'create index queued_mail_by_next on queued_mail (given_up_at, next_at)',
  'alter table provider_sign_in add column told_role text',
];

export function invitations(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
