import { describe, expect, it } from 'vitest';
import { readTce, type TceExport } from '#lib/cases/teaching/read-tce.ts';
import { tagOfCode } from '#lib/cases/teaching-tags-texts.ts';
import type { DocumentItem } from '#lib/dicom/attributes/document.ts';
import { sampleDocument } from './documents.ts';

const NAMES = [
  'atfi-sr',
  'manifest-ko',
  'manifest-ko-two-of-three',
  'manifest-ko-missing-instance',
  'manifest-ko-delayed',
  'ko-not-an-export',
];
const read = async (...names: string[]) => readTce(await Promise.all(names.map(sampleDocument)), tagOfCode);

/** All orders of some things. */
const ordersOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap((first, at) => ordersOf(things.toSpliced(at, 1)).map((rest) => [first, ...rest]));

const textsOf = ({ file }: TceExport) =>
  file.texts.map(({ target, section, text }) => [section ? `${target} ${section}` : target, text]);

describe('an IHE teaching file export', () => {
  it('has the texts of its additional information and of its description where they belong', async () => {
    const [found] = await read('manifest-ko', 'atfi-sr');
    expect(textsOf(found!)).toEqual([
      ['sheet abstract', 'Nodule pulmonaire unique, découverte fortuite.'],
      ['tags', 'nodule; poumon; scanner'],
      ['information', 'Femme de 60 ans, toux depuis trois semaines.'],
      ['sheet findings', 'Nodule plein de 8 mm, bords réguliers.'],
      ['sheet discussion', 'Conduite à tenir selon la taille et le risque.'],
      ['sheet differential', 'Hamartome ; granulome.'],
      ['answer', 'Hamartochondrome.'],
      ['tags', 'Lobe inférieur droit'],
      ['sheet pathology', 'Bénin'],
      ['title', 'Nodule fortuit'],
      ['information', 'Femme de 60 ans, toux.'],
      ['sheet note', "Cas pour l'enseignement."],
    ]);
    expect(found!.file).toMatchObject({ difficulty: 3, tags: ['TDM', 'Thorax'], doubts: [] });
    expect(found!.file.left.map(({ detail }) => detail)).toEqual(['Author', 'Affiliation', 'Contact']);
    expect(JSON.stringify(found!.file)).not.toMatch(/Docteur Exemple|Essai|SYN-0001|contact@/);
    expect(found!.images.map(({ instance }) => instance.slice(-3))).toEqual(['2.1', '2.2', '2.3']);
    expect(found!.lacksAdditional).toBe(false);
  });

  it('is the same whatever the order in which its documents come', async () => {
    const all = await Promise.all(NAMES.map(sampleDocument));
    const first = JSON.stringify(readTce(all, tagOfCode));
    const orders = ordersOf(all);
    expect(orders).toHaveLength(720);
    expect(orders.every((order) => JSON.stringify(readTce(order, tagOfCode)) === first)).toBe(true);
  });

  it('has the images that it cites alone, and says what is missing', async () => {
    const [two] = await read('manifest-ko-two-of-three', 'atfi-sr');
    expect(two!.images).toHaveLength(2);
    expect(two!.additional).toEqual([]);
    expect(two!.file.texts).toEqual([]);
    const [missing] = await read('manifest-ko-missing-instance');
    expect(missing!.images.map(({ instance }) => instance)).toContain('2.25.98273645.2.99');
    const [alone] = await read('manifest-ko');
    expect(alone!.lacksAdditional).toBe(true);
  });

  it('asks about a delayed one, and is no other selection of images', async () => {
    expect((await read('manifest-ko-delayed'))[0]!.file.doubts).toEqual(['delayed']);
    expect(await read('ko-not-an-export', 'atfi-sr')).toEqual([]);
  });

  it.each([
    ['TCE002', ['trial']],
    ['TCE007', ['research']],
  ])('asks about %s', async (value, doubts) => {
    const manifest = await sampleDocument('manifest-ko');
    const [found] = readTce([{ ...manifest, title: { ...manifest.title!, value } }], tagOfCode);
    expect(found!.file.doubts).toEqual(doubts);
  });

  it('has coded values where texts of the same concept are, and is read whatever words its codes are', async () => {
    const [manifest, additional] = await Promise.all(['manifest-ko', 'atfi-sr'].map(sampleDocument));
    const coded = (scheme: string, value: string, meaning: string): DocumentItem => ({
      relation: 'CONTAINS',
      type: 'CODE',
      concept: { scheme, value, meaning: 'Concept' },
      text: '',
      code: { scheme: 'DCM', value: 'toString', meaning },
      cites: [],
      items: [],
    });
    const items = [
      coded('IHERADTF', 'TCE107', 'Hamartome'),
      coded('DCM', '111042', 'Bénin'),
      coded('DCM', '121071', 'Nodule'),
      coded('DCM', '112005', 'Lobe inférieur'),
      coded('DCM', '111023', ''),
      coded('IHERADTF', 'TCE110', 'constructor'),
    ];
    const described: DocumentItem = {
      ...coded('DCM', '113012', ''),
      type: 'TEXT',
      code: undefined,
      text: 'mirc:constructor=Vu',
    };
    const [found] = readTce(
      [
        { ...manifest!, items: [...manifest!.items.filter(({ text }) => text === ''), described] },
        { ...additional!, items },
      ],
      tagOfCode,
    );
    expect(textsOf(found!)).toEqual([
      ['answer', 'Hamartome'],
      ['sheet pathology', 'Bénin'],
      ['sheet findings', 'Nodule'],
      ['tags', 'Lobe inférieur'],
      ['sheet note', 'Vu'],
    ]);
    expect(found!.file.difficulty).toBeUndefined();
    expect(found!.file.left).toEqual([
      { part: 'concept', detail: 'Concept' },
      { part: 'concept', detail: 'mirc:constructor' },
    ]);
    expect(readTce([{ ...manifest!, title: { ...manifest!.title!, value: 'toString' } }], tagOfCode)).toEqual(
      [],
    );
  });

  it('knows the names of its header, to look for them in its texts', async () => {
    const { identities } = await sampleDocument('manifest-ko');
    expect(identities).toEqual(expect.arrayContaining(['Essai^Synthetique', 'SYN-0001', 'Exemple^Docteur']));
  });
});
