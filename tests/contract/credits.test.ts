import { expect, it } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { EMPTY_CREDIT } from '#lib/cases/credit.ts';
import { listCredits } from '#lib/cases/server/list-credits.ts';
import { readAnswer } from '#lib/cases/server/read-answer.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { publishItem } from '#lib/items/server/publish.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';
import { makePublic } from './sample-items.ts';

const CREDIT = {
  ...EMPTY_CREDIT,
  author: 'Hellerhoff',
  licence: 'CC BY-SA 3.0',
  work: 'Boxerfraktur.png',
  source: 'javascript:alert(1)',
};

describeEachEngine('credits', (context) => {
  const save = async (author: Actor, id: string, credit: object) => {
    const { revision } = (await readOwnItem(context(), author, 'case', id)).head;
    const sent = Buffer.from(JSON.stringify({ credit }));
    return savePart(context(), author, { kind: 'case', id, part: 'credit' }, { sent, revision });
  };
  const listed = async (id: string) =>
    (await listCredits(context(), 1)).cases
      .filter((each) => each.id === id)
      .map(({ credit }) => credit.author);

  it('are listed of what readers see: once published, as long as it is public', async () => {
    const author = await context().person('credits-a');
    const id = await makePublic(context(), author, 'case');
    expect(await listed(id)).toEqual([]);
    const saved = await save(author, id, CREDIT);
    expect(await listed(id)).toEqual([]);
    await publishItem(context(), author, 'case', id, { revision: saved.revision });
    expect(await listed(id)).toEqual(['Hellerhoff']);
    const [told] = (await listCredits(context(), 99)).cases.filter((each) => each.id === id);
    expect(told?.credit.licenceHref).toBe('https://creativecommons.org/licenses/by-sa/3.0/');
    // A text that is not an address is not a link.
    expect(told?.work).toEqual({ work: 'Boxerfraktur.png', source: null });
    const answer = await readAnswer(context(), id, author);
    expect(answer.credit?.author).toBe('Hellerhoff');
    expect(answer.answer.credit?.work).toBe('Boxerfraktur.png');
    const { revision } = (await readOwnItem(context(), author, 'case', id)).head;
    await editItem(context(), author, 'case', id, { visibility: 'private', revision });
    expect(await listed(id)).toEqual([]);
  });

  it('are not listed once they are emptied', async () => {
    const author = await context().person('credits-b');
    const id = await makePublic(context(), author, 'case');
    for (const credit of [CREDIT, EMPTY_CREDIT]) {
      const { revision } = await save(author, id, credit);
      await publishItem(context(), author, 'case', id, { revision });
    }
    expect(await listed(id)).toEqual([]);
  });

  it('are refused when they are too long or hold anything else', async () => {
    const author = await context().person('credits-c');
    const id = await makePublic(context(), author, 'case');
    expect(await errorCode(save(author, id, { ...CREDIT, author: 'a'.repeat(501) }))).not.toBe('no error');
    expect(await errorCode(save(author, id, { ...CREDIT, more: 'x' }))).not.toBe('no error');
  });
});
