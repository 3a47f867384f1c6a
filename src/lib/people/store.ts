import type { ItemKind } from '#lib/items/item.ts';
import { call } from '#lib/platform/browser/api.ts';
import { CallFailed } from '#lib/platform/browser/client.ts';
import { peopleMessages as m } from './named-people-texts.ts';
import type { NamedPerson } from './schemas.ts';

/** The updated list of people, or the reason for the server's refusal. */
export type NamingAnswer = { people: NamedPerson[] } | { refusal: string };

async function told(asked: Promise<NamedPerson[]>): Promise<NamingAnswer> {
  try {
    return { people: await asked };
  } catch (error) {
    return { refusal: (error instanceof CallFailed && error.serverMessage) || m.failure };
  }
}

/** Calls for adding and removing an item's reviewers. */
export function itemReviewers(kind: ItemKind, id: string) {
  const params = { kind, id };
  const name = async (username: string) =>
    (await call('POST /[kind]/[id]/reviewers', { params, body: { username } })).reviewers;
  const remove = async (reviewer: string) =>
    (await call('DELETE /[kind]/[id]/reviewers/[reviewer]', { params: { ...params, reviewer } })).reviewers;
  return {
    name: (username: string) => told(name(username)),
    remove: (username: string) => told(remove(username)),
  };
}

/** Calls for adding and removing an item's co-authors. */
export function itemAuthors(kind: ItemKind, id: string) {
  const params = { kind, id };
  const name = async (username: string) =>
    (await call('POST /[kind]/[id]/authors', { params, body: { username } })).authors;
  const remove = async (author: string) =>
    (await call('DELETE /[kind]/[id]/authors/[author]', { params: { ...params, author } })).authors;
  return {
    /** @throws CallFailed */
    read: async () => (await call('GET /[kind]/[id]/authors', { params })).authors,
    name: (username: string) => told(name(username)),
    remove: (username: string) => told(remove(username)),
  };
}
