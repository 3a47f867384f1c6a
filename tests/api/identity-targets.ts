import { randomUUID } from 'node:crypto';
import type { Quest, Target } from './access-targets.ts';

/** An account of the person's own with a provider of identities. */
export async function identity({ site, person }: Quest): Promise<Target> {
  if (!person) return {};
  const { db } = site.context;
  const id = randomUUID();
  const { username } = person;
  const user = await db
    .selectFrom('user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow();
  const known = {
    issuer: 'https://chu.test',
    provider: 'chu',
    name: '',
    rpps: null,
    linked_at: 1,
    used_at: 1,
  };
  await db
    .insertInto('identity')
    .values({ ...known, id, subject: id, user_id: user.id })
    .execute();
  return { names: { identity: id }, sending: { json: { password: person.password } } };
}
