import { expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { EMPTY_CREDIT } from '#lib/cases/credit.ts';
import { attestImages } from '#lib/images/server/attest-images.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { hideImage, showImage } from '#lib/moderation/server/hide-image.ts';
import { ANKI_WORDS, ankiMessages } from '#lib/questions/anki-texts.ts';
import { stateOfDrawing } from '#lib/questions/browser/picture-file.ts';
import { drawnOf } from '#lib/questions/exchange/drawn-state.ts';
import { maskedStructures } from '#lib/questions/exchange/occlusion-notes.ts';
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
  const drawn = (name: string) => ({ name, state: stateOfDrawing(drawnOf({ file: FIRST })) });
  const cards = (author: Actor, id: string, picture?: string) =>
    exportAnki(context(), id, author, {
      words,
      pictures: { first: picture === undefined ? undefined : drawn(picture) },
    }).then(({ apkg }) => apkg.text());

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
    // Attested as it was; only its authors still see it.
    await context()
      .db.transaction()
      .execute((trx) =>
        hideImage(context(), trx, null, { itemId: id, image: FIRST, files: [FIRST], reason: 'Un nom.' }),
      );
    expect(await errorCode(cards(author, id, NAME))).toBe('forbidden');
    await context()
      .db.transaction()
      .execute((trx) =>
        showImage(context(), trx, author, { itemId: id, image: FIRST, reason: 'Rien à lire.' }),
      );
    expect(await errorCode(cards(author, id, NAME))).toBe('no error');
  });

  test('mask zones on images that may leave, each checked for itself', async () => {
    const author = await context().person('auteur-zones');
    const id = await makeCase(context(), author);
    const points = [
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
    ];
    const finding = (name: string, key: string, image: number) => ({
      id: name,
      name,
      explanation: '',
      folder: 'f1',
      key,
      image,
      marks: [{ kind: 'contour', folder: 'f1', key, image, points }],
    });
    const findings = [finding('n1', FIRST, 0), finding('n2', SECOND, 1)];
    const structures = findings.map((each) => ({ id: `s-${each.id}`, finding: each.id, reach: 0 }));
    const zone = { id: 'z1', format: 'zone', text: 'Désignez.', structures };
    await save(author, id, 'findings', { findings }, 1);
    const questions = { explained: 'end', steps: [{ id: 's', text: '', questions: [zone] }] };
    await save(author, id, 'questions', { questions }, 2);
    // What the browser draws the pictures of.
    const { body } = await readOwnItem(context(), author, 'case', id);
    const states = new Map(
      maskedStructures(JSON.parse(body)).map(({ marked, occlusion }) => [
        marked.finding.id,
        stateOfDrawing(drawnOf(marked.image, occlusion)),
      ]),
    );
    const masked = (...named: string[]) =>
      exportAnki(context(), id, author, {
        words,
        pictures: {
          zones: named.map((each) => ({ finding: each, name: NAME, state: states.get(each) ?? '' })),
        },
      }).then(({ apkg }) => apkg.text());
    // A field follows: what notes are sorted by says it once more.
    const count = (text: string) =>
      text
        .split('\u001f')
        .filter(
          (field, at, all) => field.includes('image-occlusion:polygon') && all[at + 1]?.startsWith('<img'),
        ).length;

    expect(await errorCode(masked())).toBe('not_found');
    await attestImages(context(), author, 'case', id, [FIRST]);
    expect(count(await masked('n1'))).toBe(1);
    expect(await errorCode(masked('n1', 'n2'))).toBe('forbidden');
    await attestImages(context(), author, 'case', id, [SECOND]);
    expect(count(await masked('n1', 'n2'))).toBe(2);
    expect(await errorCode(masked('n9'))).toBe('changed_meanwhile');
    // Only its authors still see it.
    await context()
      .db.transaction()
      .execute((trx) =>
        hideImage(context(), trx, null, { itemId: id, image: SECOND, files: [SECOND], reason: 'Un nom.' }),
      );
    expect((await readOwnItem(context(), author, 'case', id)).head.hidden).toEqual([SECOND]);
    expect(await errorCode(masked('n1', 'n2'))).toBe('forbidden');
    expect(count(await masked('n1'))).toBe(1);
    const licence = { ...EMPTY_CREDIT, author: 'Ada L.', licence: 'Tous droits réservés' };
    await save(author, id, 'credit', { credit: licence }, 3);
    expect(await errorCode(masked('n1'))).toBe('forbidden');

    // In another window, the outline is moved on its image, then to the other image.
    await save(author, id, 'credit', { credit: EMPTY_CREDIT }, 4);
    const moved = points.map(({ x, y }) => ({ x: x + 1, y }));
    const [first, second] = findings as [(typeof findings)[0], (typeof findings)[0]];
    const outlined = (change: object) => ({
      findings: [{ ...first, marks: first.marks.map((mark) => ({ ...mark, ...change })) }, second],
    });
    await save(author, id, 'findings', outlined({ points: moved }), 5);
    expect(await errorCode(masked('n1'))).toBe('changed_meanwhile');
    await save(author, id, 'findings', outlined({ key: SECOND, image: 1 }), 6);
    expect(await errorCode(masked('n1'))).toBe('changed_meanwhile');
    await save(author, id, 'findings', outlined({}), 7);
    expect(await errorCode(masked('n1'))).toBe('no error');
  });
});
