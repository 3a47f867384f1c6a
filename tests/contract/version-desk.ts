import type { Actor } from '#lib/accounts/actor.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readItem } from '#lib/items/server/read-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { makeCase } from './attested-case.ts';
import type { TestContext } from './engines.ts';
import { attestAll } from './illustrated-case.ts';

export const NO_IMAGES = { folders: [], mainImage: null };

/** Common actions on versions of a case. */
export function versionDesk(context: () => TestContext, prefix: string) {
  let people = 0;
  return {
    person(): Promise<Actor> {
      people += 1;
      return context().person(`${prefix}${people}`);
    },
    /** Public at revision 2, with its three images. */
    async made(author: Actor): Promise<string> {
      const id = await makeCase(context(), author);
      await attestAll(context(), author, 'case', id);
      await editItem(context(), author, 'case', id, { visibility: 'public', revision: 1 });
      return id;
    },
    save(author: Actor, id: string, value: object, revision: number, part = Object.keys(value)[0]!) {
      const sent = Buffer.from(JSON.stringify(value));
      return savePart(context(), author, { kind: 'case', id, part }, { sent, revision });
    },
    publish: (author: Actor, id: string, revision: number, word?: string) =>
      publishItem(context(), author, 'case', id, { revision, word }),
    shown: (id: string, by: Actor) => readItem(context(), 'case', id, by),
    async own(author: Actor, id: string) {
      const { head, body } = await readOwnItem(context(), author, 'case', id);
      return { ...head, body: JSON.parse(body) };
    },
    async texts(): Promise<number> {
      const { db } = context();
      return (await db.selectFrom('body_text').select('id').execute()).length;
    },
  };
}
