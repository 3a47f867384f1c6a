import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from '../engine/engine.ts';
import { forEngine } from './for-engine.ts';

/**
 * E-mail addresses of accounts, the links that verify them, requests for mails to be written, and the last review that
 * each reviewer was told of by mail.
 */
const TABLES = [
  `create table user_address (
    user_id text not null primary key references "user" (id) on delete cascade,
    address text not null,
    address_key text not null,
    verified_at bigint not null,
    review_mails bigint not null
  ) without rowid`,
  'create index user_address_by_key on user_address (address_key)',
  `create table address_link (
    user_id text not null primary key references "user" (id) on delete cascade,
    address text not null,
    token_hash text not null,
    expires_at bigint not null
  ) without rowid`,
  'create unique index address_link_by_token on address_link (token_hash)',
  'create index address_link_by_expiry on address_link (expires_at)',
  `create table mail_request (
    id text not null primary key,
    kind text not null,
    user_id text references "user" (id) on delete cascade,
    detail text not null,
    source text not null,
    made_at bigint not null
  ) without rowid`,
  'create index mail_request_by_date on mail_request (made_at)',
  'create index mail_request_by_user on mail_request (user_id)',
  `create table review_mail (
    user_id text not null references "user" (id) on delete cascade,
    item_id text not null references item (id) on delete cascade,
    number bigint not null,
    primary key (user_id, item_id)
  ) without rowid`,
  'create index review_mail_by_item on review_mail (item_id)',
  'alter table queued_mail add column settings_url text',
];

export function addresses(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const statement of TABLES) await sql.raw(forEngine(statement, engine)).execute(db);
    },
  };
}
