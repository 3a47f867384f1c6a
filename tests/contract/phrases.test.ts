import { expect, it } from 'vitest';
import { deleteUser } from '#lib/accounts/server/users-queries.ts';
import { PHRASES_MAX } from '#lib/phrases/phrase.ts';
import {
  changePhrase,
  createPhrase,
  importPhrases,
  listPhrases,
  removePhrase,
} from '#lib/phrases/server/phrases.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

describeEachEngine('phrases', (context) => {
  const codesOf = async (userId: string) => (await listPhrases(context(), userId)).map(({ code }) => code);

  it('are a person’s own, by code, with their line breaks', async () => {
    const [lea, tom] = [await context().person('lea-1'), await context().person('tom-1')];
    await createPhrase(context(), lea, { code: 'Nrm', text: ' Examen\nnormal. ' });
    await createPhrase(context(), lea, { code: 'épa', text: 'Épanchement' });
    const own = await createPhrase(context(), tom, { code: 'nrm', text: 'Autre' });
    expect(await listPhrases(context(), lea.id)).toMatchObject([
      { code: 'épa', text: 'Épanchement', revision: 1 },
      { code: 'Nrm', text: ' Examen\nnormal. ', revision: 1 },
    ]);
    const change = { code: 'nrm', text: 'Volée', revision: 1 };
    expect(await errorCode(changePhrase(context(), lea, own._id, change))).toBe('not_found');
    expect(await errorCode(removePhrase(context(), lea, own._id))).toBe('not_found');
    expect(await listPhrases(context(), tom.id)).toMatchObject([{ code: 'nrm', text: 'Autre' }]);
  });

  it('have each a code of their own, whatever its case and accents', async () => {
    const lea = await context().person('lea-2');
    const first = await createPhrase(context(), lea, { code: 'épa', text: 'a' });
    const second = await createPhrase(context(), lea, { code: 'nrm', text: 'b' });
    expect(await errorCode(createPhrase(context(), lea, { code: 'EPA', text: 'c' }))).toBe(
      'phrase_code_taken',
    );
    const taken = { code: 'Epa', text: 'b', revision: 1 };
    expect(await errorCode(changePhrase(context(), lea, second._id, taken))).toBe('phrase_code_taken');
    expect(await changePhrase(context(), lea, first._id, { ...taken, text: 'd' })).toMatchObject({
      code: 'Epa',
      text: 'd',
      revision: 2,
    });
  });

  it('changed in two tabs at once keep the first change, and say so to the second', async () => {
    const lea = await context().person('lea-3');
    const { _id, revision } = await createPhrase(context(), lea, { code: 'nrm', text: 'a' });
    const changes = ['b', 'c'].map((text) =>
      errorCode(changePhrase(context(), lea, _id, { code: 'nrm', text, revision })),
    );
    expect((await Promise.all(changes)).sort()).toEqual(['changed_meanwhile', 'no error']);
    const [kept] = await listPhrases(context(), lea.id);
    expect(kept?.revision).toBe(2);
    await removePhrase(context(), lea, _id);
    expect(await errorCode(changePhrase(context(), lea, _id, { code: 'nrm', text: 'd', revision: 2 }))).toBe(
      'not_found',
    );
  });

  it('created in two tabs at once with one code are one', async () => {
    const lea = await context().person('lea-4');
    const made = ['nrm', 'NRM'].map((code) => errorCode(createPhrase(context(), lea, { code, text: 'a' })));
    expect((await Promise.all(made)).sort()).toEqual(['no error', 'phrase_code_taken']);
    expect(await codesOf(lea.id)).toHaveLength(1);
  });

  it('come from a file all or none, take the place of those with the same code, and are bounded', async () => {
    const lea = await context().person('lea-5');
    const { _id } = await createPhrase(context(), lea, { code: 'c1', text: 'avant' });
    const many = Array.from({ length: PHRASES_MAX }, (_, index) => ({ code: `c${index}`, text: 'après' }));
    const imported = await importPhrases(context(), lea, many);
    expect(imported).toHaveLength(PHRASES_MAX);
    expect(imported.find((phrase) => phrase._id === _id)).toMatchObject({ text: 'après', revision: 2 });
    expect(await errorCode(createPhrase(context(), lea, { code: 'trop', text: 'a' }))).toBe('phrases_full');
    const tooMany = [
      { code: 'c2', text: 'ni celle-ci' },
      { code: 'trop', text: 'ni celle-là' },
    ];
    expect(await errorCode(importPhrases(context(), lea, tooMany))).toBe('phrases_full');
    const after = await listPhrases(context(), lea.id);
    expect(after.filter(({ text }) => text !== 'après')).toEqual([]);
    const again = await importPhrases(context(), lea, many);
    expect(again.find((phrase) => phrase._id === _id)?.revision).toBe(2);
  });

  it('of one code twice in a file are the last', async () => {
    const lea = await context().person('lea-6');
    const twice = [
      { code: 'nrm', text: 'a' },
      { code: 'NRM', text: 'b' },
    ];
    expect(await importPhrases(context(), lea, twice)).toMatchObject([{ code: 'NRM', text: 'b' }]);
  });

  it('go with the account', async () => {
    const lea = await context().person('lea-7');
    await createPhrase(context(), lea, { code: 'nrm', text: 'a' });
    await context()
      .db.transaction()
      .execute((trx) => deleteUser(trx, lea.id));
    expect(await codesOf(lea.id)).toEqual([]);
  });
});
