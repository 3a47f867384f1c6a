import { beforeAll, expect, test } from 'vitest';
import type { Actor } from '#lib/accounts/actor.ts';
import { parseListQuery } from '#lib/items/kinds/list-query.ts';
import { createItem } from '#lib/items/server/create-item.ts';
import { listMine, listPublic } from '#lib/items/server/list-items.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { search } from '#lib/search/server/search.ts';
import { publishNew, validBody } from '../run/valid-protocol.ts';
import { describeEachEngine } from './engines.ts';

const BODY = {
  ...validBody('IRM', 'Abdomen'),
  indications: ['Maladie de Crohn : bilan et suivi', 'Traumatisme en torsion', 'Critères de Vittel'],
  contraindications: ['Stimulateur cardiaque non compatible'],
  contrast: { agent: 'Gadotérate de méglumine', doseMlPerKg: 0.2 },
};

describeEachEngine('the search of protocols', (context) => {
  let owner: Actor;
  let reader: Actor;
  let shown = '';
  let secret = '';

  beforeAll(async () => {
    owner = await context().person('auteur', 'Anne Auteur');
    reader = await context().person('lecteur', 'Luc Lecteur');
    const make = (title: string, body: object) =>
      createItem(context(), owner.id, { kind: 'protocol', title, tags: ['Protocole'], body });
    ({ id: shown } = await make('Protocole A', BODY));
    await publishNew(context(), owner, 'protocol', shown);
    ({ id: secret } = await make('Protocole B', BODY));
    await make('Protocole C', validBody('IRM', 'Abdomen'));
    const tracer = { ...validBody('Médecine nucléaire', 'Thorax') };
    tracer.acquisition.tracerAcquisitions = [{ name: 'TEP', tracer: '18F-choline' }];
    await make('Protocole D', tracer);
  });

  const query = (q: string) => parseListQuery('protocol', new URLSearchParams({ q }));
  const publicOnes = async (q: string) =>
    (await listPublic(context(), 'protocol', query(q), reader)).items.map(({ _id }) => _id);
  const own = async (q: string) => (await listMine(context(), 'protocol', query(q), owner)).items;

  test.each([
    ['Crohn', ['Maladie de Crohn : bilan et suivi']],
    ['torsion', ['Traumatisme en torsion']],
    ['Vittel', ['Critères de Vittel']],
    ['gadotérate', ['Gadotérate de méglumine']],
    ['Dotarem', ['Gadotérate de méglumine']],
    ['bilan Crohn gadoterate', ['Maladie de Crohn : bilan et suivi', 'Gadotérate de méglumine']],
  ])(
    '« %s » finds it in the public list, in its owner’s and from the home page, and says where',
    async (q, foundIn) => {
      expect(await publicOnes(q)).toEqual([shown]);
      expect((await own(q)).map(({ _id }) => _id).toSorted()).toEqual([shown, secret].toSorted());
      const { protocol } = await search(context(), reader, q, 5);
      expect(protocol).toMatchObject({ public: 1, mine: 0, hits: [{ _id: shown, foundIn }] });
      expect((await search(context(), owner, q, 5)).protocol).toMatchObject({ public: 1, mine: 2 });
      for (const card of await own(q)) expect(card.foundIn).toEqual(foundIn);
    },
  );

  test('what is found in contra-indications is told as such', async () => {
    expect(await publicOnes('stimulateur')).toEqual([shown]);
    const { hits } = (await search(context(), reader, 'stimulateur crohn', 5)).protocol;
    expect(hits).toMatchObject([
      { foundIn: BODY.indications.slice(0, 1), foundInContraindications: BODY.contraindications },
    ]);
    const [card] = (await listPublic(context(), 'protocol', query('stimulateur'), reader)).items;
    expect(card).toMatchObject({ foundInContraindications: BODY.contraindications });
    expect(card).not.toHaveProperty('foundIn');
  });

  test('tracers are contrast agents of nuclear medicine', async () => {
    expect((await own('choline')).map(({ title }) => title)).toEqual(['Protocole D']);
  });

  test('readers find what was published, not what its owner writes since', async () => {
    const { reviewStatus: _, ...written } = { ...BODY, indications: ['Appendicite'] };
    const card = (await own('Crohn')).find(({ _id }) => _id === shown);
    await savePart(
      context(),
      owner,
      { kind: 'protocol', id: shown, part: 'body' },
      { sent: Buffer.from(JSON.stringify(written)), revision: card!.revision },
    );
    expect(await publicOnes('Crohn')).toEqual([shown]);
    expect(await publicOnes('appendicite')).toEqual([]);
  });

  test('of a private one, what is written now is found and what was removed is not', async () => {
    const before = (await own('Crohn')).find(({ _id }) => _id === secret);
    const { reviewStatus: _, ...written } = { ...BODY, indications: ['Appendicite'], contrast: undefined };
    await savePart(
      context(),
      owner,
      { kind: 'protocol', id: secret, part: 'body' },
      { sent: Buffer.from(JSON.stringify(written)), revision: before!.revision },
    );
    expect((await own('appendicite')).map(({ _id }) => _id)).toEqual([secret]);
    expect((await own('gadoterate')).map(({ _id }) => _id)).toEqual([shown]);
  });

  test('a protocol of very long texts is found by the first of them, and its card stays small', async () => {
    const indications = Array.from({ length: 50 }, (_, at) => `motif${at} ${'x'.repeat(480)}`);
    const { id } = await createItem(context(), owner.id, {
      kind: 'protocol',
      title: 'Protocole E',
      tags: ['Protocole'],
      body: { ...validBody('Scanner', 'Thorax'), indications },
    });
    expect((await own('motif3')).map(({ _id }) => _id)).toEqual([id]);
    const row = await context()
      .db.selectFrom('item')
      .select('summary')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.summary.length).toBeLessThan(6000);
  });
});
