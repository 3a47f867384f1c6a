import type { Actor } from '#lib/accounts/actor.ts';
import { lockFigures } from '#lib/images/server/quota.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { tx } from '#lib/platform/server/db/transaction.ts';
import type { TestContext } from './engines.ts';

export const QUOTA = 100_000;
/** Beyond the quota, for texts alone. */
export const LAST = QUOTA * 1.02;
const PAGES = [{ id: 'p', name: 'Page', questions: [] }];

let people = 0;
/** Common actions for tests of texts in the quota. */
export function textDesk(context: () => TestContext) {
  const revision = async (by: Actor, kind: 'case' | 'questionnaire' | 'protocol', id: string) =>
    (await readOwnItem(context(), by, kind, id)).head.revision;
  return {
    person: (name: string) => context().person(`${name}-${++people}`),
    questionnaire: async (owner: Actor) =>
      (
        await createItem(context(), owner.id, {
          kind: 'questionnaire',
          title: 'Essai',
          tags: [],
          body: { pages: PAGES },
        })
      ).id,
    revision,
    /** Writes a questionnaire of this many letters. */
    async write(by: Actor, id: string, letters: number) {
      const body = { pages: pagesOf(letters) };
      const sent = Buffer.from(JSON.stringify(body));
      const place = { kind: 'questionnaire', id, part: 'body' } as const;
      return savePart(context(), by, place, { sent, revision: await revision(by, 'questionnaire', id) });
    },
    figures: ({ id }: Actor) => tx(context(), (trx) => lockFigures(context(), trx, id)),
  };
}

/** Pages of a hundred questions of a hundred letters each. */
function pagesOf(letters: number) {
  const questions = Array.from({ length: letters / 100 }, (_, at) => {
    return { id: `q${at}`, text: 'a'.repeat(100), section: 'findings', type: 'text' };
  });
  return Array.from({ length: Math.ceil(letters / 10_000) }, (_, page) => {
    return { id: `p${page}`, name: 'Page', questions: questions.slice(100 * page, 100 * page + 100) };
  });
}
