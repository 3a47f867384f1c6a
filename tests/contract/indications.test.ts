import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { editItem } from '#lib/items/server/edit-item.ts';
import { findItem } from '#lib/items/server/item-write-queries.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { nameAuthor } from '#lib/people/server/change-authors.ts';
import { listIndications } from '#lib/protocols/server/list-indications.ts';
import { publishNew, validBody } from '../run/valid-protocol.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine('from indications to protocols', (context) => {
  let owner: Actor;
  let other: Actor;
  const ids: Record<string, string> = {};
  const make = async (title: string, body: object, isPublic: boolean) => {
    const whole = { ...validBody('IRM', 'Abdomen'), ...body };
    const { id } = await createItem(context(), owner.id, {
      kind: 'protocol',
      title,
      tags: ['IRM'],
      body: whole,
    });
    if (isPublic) await publishNew(context(), owner, 'protocol', id);
    ids[title] = id;
  };

  beforeAll(async () => {
    owner = await context().person('auteur');
    other = await context().person('autre');
    await make(
      'Entéro-IRM',
      {
        indications: ['Maladie de Crohn', 'Épilepsie', '18F'],
        suitability: { ages: 'Adulte et enfant', pregnancy: 'Oui' },
      },
      true,
    );
    await make(
      'Échographie',
      {
        indications: ['maladie de  crohn.', 'Œdème'],
        suitability: { ages: 'Enfant', contrastAllergy: 'Oui' },
      },
      true,
    );
    await make(
      'Secret',
      { indications: ['Maladie rare', 'Maladie de Crohn'], suitability: { ages: 'Enfant' } },
      false,
    );
    await make('Muet', {}, true);
  });

  const told = async (actor: Actor | null, letter = '') =>
    (await listIndications(context(), actor, { letter, page: 1 })).indications.map(
      ({ text, protocols }) => `${text}: ${protocols.map(({ title }) => title).join(', ')}`,
    );
  const PUBLIC = [
    '18F: Entéro-IRM',
    'Épilepsie: Entéro-IRM',
    'Maladie de Crohn: Échographie, Entéro-IRM',
    'Œdème: Échographie',
  ];

  test('everybody is told those of public protocols, equal ones once, in the alphabet', async () => {
    expect(await told(null)).toEqual(PUBLIC);
    expect(await told(other)).toEqual(PUBLIC);
  });

  test('whoever writes a protocol is told its indications too', async () => {
    const own = [
      ...PUBLIC.slice(0, 2),
      'Maladie de Crohn: Échographie, Entéro-IRM, Secret',
      'Maladie rare: Secret',
      'Œdème: Échographie',
    ];
    expect(await told(owner)).toEqual(own);
    const coAuthor = await context().person('coauteur');
    await nameAuthor(context(), owner, { kind: 'protocol', id: ids.Secret!, username: coAuthor.username });
    expect(await told(coAuthor)).toEqual(own);
  });

  test('what is withdrawn is told nobody else any more', async () => {
    const id = ids.Échographie!;
    const show = async (visibility: 'private' | 'public') => {
      const { revision } = (await findItem(context().db, 'protocol', id))!;
      await editItem(context(), owner, 'protocol', id, { visibility, revision });
    };
    await show('private');
    expect(await told(null)).toEqual([
      '18F: Entéro-IRM',
      'Épilepsie: Entéro-IRM',
      'Maladie de Crohn: Entéro-IRM',
    ]);
    await show('public');
    expect(await told(null)).toEqual(PUBLIC);
  });

  test.each([
    ['Adulte', ['Entéro-IRM'], []],
    ['Enfant', ['Entéro-IRM', 'Échographie'], ['Secret']],
    ['Femme enceinte', ['Entéro-IRM'], []],
    ['Allergie au contraste', ['Échographie'], []],
  ])('« Convient à : %s » finds what says so, and nothing that says nothing', async (chosen, found, own) => {
    const query = parseListQuery('protocol', new URLSearchParams({ convient: chosen }));
    const titles = (items: { title?: string | null }[]) => items.map(({ title }) => title).toSorted();
    expect(titles((await listPublic(context(), 'protocol', query, other)).items)).toEqual(found.toSorted());
    expect(titles((await listMine(context(), 'protocol', query, owner)).items)).toEqual(
      [...found, ...own].toSorted(),
    );
  });

  test('both are asked for at once', async () => {
    const params = new URLSearchParams([
      ['convient', 'Enfant'],
      ['convient', 'Femme enceinte'],
    ]);
    const { items } = await listPublic(context(), 'protocol', parseListQuery('protocol', params), other);
    expect(items.map(({ title }) => title)).toEqual(['Entéro-IRM']);
    expect(items[0]).toMatchObject({ suits: ['Adulte', 'Enfant', 'Femme enceinte'] });
  });

  test('an index of many is divided by letters, and letters by pages', async () => {
    const many = await context().person('prolixe');
    for (let at = 0; at < 7; at += 1) {
      const indications = Array.from(
        { length: 50 },
        (_, line) => `Zone ${String(at * 50 + line).padStart(3, '0')}`,
      );
      const body = { ...validBody('IRM', 'Abdomen'), indications };
      await createItem(context(), many.id, { kind: 'protocol', title: `Long ${at}`, tags: [], body });
    }
    const first = await listIndications(context(), many, { letter: '', page: 1 });
    expect(first).toMatchObject({
      total: 354,
      letter: 'E',
      letters: ['E', 'M', 'O', 'Z', '#'],
      page: 1,
      pages: 1,
    });
    expect(first.indications.map(({ text }) => text)).toEqual(['Épilepsie']);
    const last = await listIndications(context(), many, { letter: 'z', page: 9 });
    expect(last).toMatchObject({ letter: 'Z', page: 2, pages: 2 });
    expect(last.indications.map(({ text }) => text)).toHaveLength(50);
    expect(last.indications.at(-1)!.text).toBe('Zone 349');
    const others = await listIndications(context(), many, { letter: '#', page: Number.NaN });
    expect(others.indications.map(({ text }) => text)).toEqual(['18F']);
  });
});
