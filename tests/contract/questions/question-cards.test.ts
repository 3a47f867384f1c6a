import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { EMPTY_CREDIT } from '#lib/cases/credit.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { ANKI_WORDS, ankiMessages } from '#lib/questions/anki-texts.ts';
import { pictureWords } from '#lib/questions/picture-texts.ts';
import { exportAnki } from '#lib/questions/server/export-anki.ts';
import { sampleQuestions } from '../../run/sample-questions.ts';
import { FIRST, makeCase, SECOND } from '../attested-case.ts';
import { describeEachEngine } from '../engines.ts';
import { errorCode } from '../error-code.ts';

const NAME = 'negatoscope-0123456789abcdef01234567.jpg';
const { deck, ...names } = ankiMessages;
const words = { cards: ANKI_WORDS, deck, names, picture: pictureWords };

describeEachEngine('cards with the image that a case opens on', (context) => {
  const save = (author: Actor, id: string, part: string, value: object, revision: number) =>
    savePart(
      context(),
      author,
      { kind: 'case', id, part },
      { sent: Buffer.from(JSON.stringify(value)), revision },
    );
  const cards = (author: Actor, id: string, picture?: string) =>
    exportAnki(context(), id, author, { words, picture }).then(({ apkg }) => apkg.text());

  test('are made once somebody attested it, and while its licence lets it leave', async () => {
    const author = await context().person('autrice-cartes');
    const id = await makeCase(context(), author);
    await save(author, id, 'questions', { questions: sampleQuestions }, 1);
    expect(await cards(author, id)).not.toContain(NAME);
    expect(await errorCode(cards(author, id, NAME))).toBe('forbidden');
    await attestImages(context(), author, 'case', id, [FIRST, SECOND]);
    expect(await cards(author, id, NAME)).toContain(`<img src="${NAME}"`);
    expect(await errorCode(cards(author, id, 'diagnostic.jpg'))).toBe('bad_request');

    const credit = (licence: string) => ({ credit: { ...EMPTY_CREDIT, author: 'Ada L.', licence } });
    await save(author, id, 'credit', credit('Tous droits réservés'), 2);
    expect(await errorCode(cards(author, id, NAME))).toBe('forbidden');
    expect(await errorCode(cards(author, id))).toBe('no error');
    await save(author, id, 'credit', credit('CC BY 4.0'), 3);
    const made = await cards(author, id, NAME);
    expect(made).toContain('Ada L. · CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)');
  });
});
