import { expect, test } from 'vitest';
import { createItem } from '#lib/items/server/create-item.ts';
import { readOwnItem } from '#lib/items/server/read-own-item.ts';
import { protocolWords } from '#lib/protocols/server/protocol-words.ts';
import { startProtocol } from '#lib/protocols/server/start-protocol.ts';
import { describeEachEngine } from './engines.ts';
import { errorCode } from './error-code.ts';

const KNEE = {
  imagingType: 'IRM',
  region: 'Membre inférieur',
  reviewStatus: 'Brouillon',
  preparation: { coil: 'Genou 16 canaux' },
  acquisition: { sequences: [{ name: 'DP FS sag', plane: 'Sagittal oblique' }] },
};

describeEachEngine('starting a protocol', (context) => {
  const make = (ownerId: string, title: string, body: object = KNEE) =>
    createItem(context(), ownerId, { kind: 'protocol', title, tags: [], body });

  test('from nothing makes one of its type and region', async () => {
    const person = await context().person('person-1');
    const asked = { title: ' Thorax ', imagingType: 'Scanner', region: 'Thorax' } as const;
    const { id } = await startProtocol(context(), person, asked);
    const { head, body } = await readOwnItem(context(), person, 'protocol', id);
    expect(head).toMatchObject({ title: 'Thorax', visibility: 'private' });
    expect(JSON.parse(body)).toEqual({ imagingType: 'Scanner', region: 'Thorax', reviewStatus: 'Brouillon' });
  });

  test('from another makes a copy under its own title', async () => {
    const person = await context().person('person-2');
    const { id: source } = await make(person.id, 'IRM du genou');
    const { id } = await startProtocol(context(), person, { title: 'IRM du genou, 3 T', source });
    const { head, body } = await readOwnItem(context(), person, 'protocol', id);
    expect(head.title).toBe('IRM du genou, 3 T');
    expect(JSON.parse(body)).toEqual(KNEE);
  });

  test('from what somebody else keeps private is like from nothing that is there', async () => {
    const [person, other] = [await context().person('person-3'), await context().person('other-1')];
    const { id: source } = await make(other.id, 'À moi');
    expect(await errorCode(startProtocol(context(), person, { title: 'x', source }))).toBe('not_found');
    expect(await errorCode(startProtocol(context(), person, { title: ' ', source }))).toBe('title_required');
  });

  test('words are those of one’s own protocols, and nobody else’s', async () => {
    const [person, other] = [await context().person('person-4'), await context().person('other-2')];
    await make(person.id, 'IRM du genou');
    await make(other.id, 'IRM', { ...KNEE, preparation: { coil: 'Secrète' } });
    const words = await protocolWords(context(), person);
    expect(words['preparation.coil']?.[0]).toBe('Genou 16 canaux');
    expect(words['preparation.coil']).not.toContain('Secrète');
    expect(words['sequences.plane']?.[0]).toBe('Sagittal oblique');
  });
});
