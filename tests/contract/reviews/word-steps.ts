import type { Actor } from '#lib/accounts/actor.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import { moveReview } from '#lib/reviews/server/move-review.ts';
import { nameReviewer } from '#lib/reviews/server/name-reviewers.ts';
import { bodies } from '../../api/bodies.ts';
import type { TestContext } from '../engines.ts';
import { attestAll, storeFiles, withImage } from '../illustrated-case.ts';

/** The actions of an owner and a reviewer on a case or a questionnaire. */
export function wordSteps(context: () => TestContext) {
  let people = 0;
  const person = (name = 'avis'): Promise<Actor> => {
    people += 1;
    return context().person(`${name}${people}`);
  };
  const itemOf = async (id: string) =>
    context().db.selectFrom('item').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const step = async (actor: Actor, id: string, status: ReviewStatus, word?: string) => {
    context().time.now += 1000;
    const { kind, revision } = await itemOf(id);
    return moveReview(context(), actor, kind, id, { status, word, revision });
  };
  const publish = async (actor: Actor, id: string) => {
    const { kind, visibility, revision } = await itemOf(id);
    if (visibility === 'public') return publishItem(context(), actor, kind, id, { revision });
    return editItem(context(), actor, kind, id, { visibility: 'public', revision });
  };
  /** Changes what the item says. */
  const change = async (actor: Actor, id: string, text: string) => {
    const { kind, revision } = await itemOf(id);
    const { body } = await readOwnItem(context(), actor, kind, id);
    const { pages, fiches } = JSON.parse(body);
    const sent =
      kind === 'case'
        ? { part: 'clinicalInformation', value: { clinicalInformation: text } }
        : { part: 'body', value: { pages: [{ ...pages[0], name: text }], fiches } };
    const place = { kind, id, part: sent.part };
    await savePart(context(), actor, place, { sent: Buffer.from(JSON.stringify(sent.value)), revision });
  };
  const read = async (reader: Actor, id: string) => readItem(context(), (await itemOf(id)).kind, id, reader);
  /** The name of the approver shown to readers. */
  const readAgainBy = async (id: string) => (await read(await person('lecteur'), id)).card.readAgainBy;
  const begin = async (kind: ItemKind) => {
    const [owner, reviewer] = [await person('auteur'), await person()];
    await storeFiles(context());
    const body = kind === 'case' ? withImage(bodies.case as object) : bodies[kind];
    const draft = { kind, title: 'À relire', tags: [], body } as never;
    const { id } = await createItem(context(), owner.id, draft);
    if (kind === 'case') await attestAll(context(), owner, kind, id);
    const { username } = reviewer;
    await nameReviewer(context(), owner, { kind, id, username });
    return { owner, reviewer, id, about: { kind, id, username } };
  };
  return { person, itemOf, step, publish, change, read, readAgainBy, begin };
}
