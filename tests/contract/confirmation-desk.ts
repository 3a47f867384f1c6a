import type { Actor } from '#lib/accounts/actor.ts';
import { askConfirmations } from '#lib/confirmations/server/ask-confirmations.ts';
import { listConfirmations } from '#lib/confirmations/server/list-confirmations.ts';
import { listWaiting } from '#lib/confirmations/server/list-waiting.ts';
import type { Visibility } from '#lib/items/item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { publishNew, validate, validBody } from '../run/valid-protocol.ts';
import type { TestContext } from './engines.ts';

const KIND = 'protocol';
const { reviewStatus: _, ...WRITTEN } = validBody('IRM', 'Rachis');

/** The owner's and the readers' actions on confirmations of a protocol. */
export function confirmationDesk(context: () => TestContext) {
  let people = 0;
  const person = (name = 'lit'): Promise<Actor> => {
    people += 1;
    return context().person(`${name}${people}`);
  };
  const make = async (owner: Actor, title = 'Rachis') => {
    const draft = { kind: KIND, title, tags: ['IRM'], body: validBody('IRM', 'Rachis') } as const;
    return (await createItem(context(), owner.id, draft)).id;
  };
  const begin = async () => {
    const [owner, reader, other] = [await person('maitre'), await person(), await person()];
    const id = await make(owner);
    await publishNew(context(), owner, KIND, id);
    return { owner, reader, other, id };
  };
  const ask = (owner: Actor, id: string, ...readers: Actor[]) =>
    askConfirmations(context(), owner, id, { usernames: readers.map(({ username }) => username) });
  const states = async (owner: Actor, id: string) =>
    (await listConfirmations(context(), owner, id)).requests.map(
      ({ version, username, state }) => `${version} ${username} ${state}`,
    );
  const waiting = async (actor: Actor) => (await listWaiting(context(), actor)).confirmations;
  const revisionOf = async (id: string) => (await findItem(context().db, KIND, id))!.revision;
  const show = async (owner: Actor, id: string, visibility: Visibility) =>
    editItem(context(), owner, KIND, id, { visibility, revision: await revisionOf(id) });
  /** Validates a further version, which is in use at once. */
  const renew = async (owner: Actor, id: string) => {
    const sent = Buffer.from(JSON.stringify({ ...WRITTEN, description: `Revu ${await revisionOf(id)}` }));
    await savePart(
      context(),
      owner,
      { kind: KIND, id, part: 'body' },
      { sent, revision: await revisionOf(id) },
    );
    await validate(context(), owner, KIND, id);
  };
  return { make, begin, ask, states, waiting, revisionOf, show, renew };
}
