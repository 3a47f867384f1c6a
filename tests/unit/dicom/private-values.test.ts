import { describe, expect, it } from 'vitest';
import { assignedNumber, csaTexts } from '#lib/dicom/acquisition/csa-header.ts';
import { inspectAcquisition } from '#lib/dicom/acquisition/inspect-acquisition.ts';
import { readHeader } from '#lib/dicom/acquisition/read-header.ts';
import { ALLOW_LIST } from '#lib/dicom/attributes/allow-list.ts';
import { cs, fd, image, proposed, rowsOfFiles } from './exams.ts';
import { mutate } from './mutate.ts';
import { csa, csaHeader, csaProtocol, ge, philips, privateBlock, siemens } from './private-elements.ts';
import { type Attribute, text, writeDicom } from './write-dicom.ts';

const TWO_D = cs(0x00180023, '2D');
const THREE_D = cs(0x00180023, '3D');
const rowOf = async (...attributes: Attribute[]) => (await rowsOfFiles([image('MR', attributes)]))[0];
/** The facts of a field: its value, where it was read, contradicting values. */
const toldOf = async (key: string, ...attributes: Attribute[]) => {
  const [proposal] = await proposed([image('MR', attributes)]);
  const told = proposal?.values.find(({ field }) => field.key === key);
  return told && [told.text, told.source, told.disputes.join()];
};
const written = (implicit: boolean, attributes: Attribute[]) =>
  writeDicom(
    [
      text(0x00080018, 'UI', '1.2.3.4'),
      cs(0x00080060, 'MR'),
      text(0x0020000e, 'UI', '1.2.826.1.1'),
      { tag: 0x00280010, vr: 'US', value: [64] },
      { tag: 0x00280011, vr: 'US', value: [64] },
      ...attributes,
    ],
    { explicit: !implicit },
  );

describe('private elements', () => {
  it.each([0x10, 0x11, 0x12, 0x7f, 0xff])(
    'are found in the block that their maker reserved: %i',
    async (block) => {
      const row = await rowOf(
        ...siemens(0x0019, 0x0c, 'IS', '800', block),
        ...csa({ protocol: { lTotalScanTimeSec: 178, 'sPat.lAccelFactPE': 2, 'sPat.ucPATMode': 2 }, block }),
      );
      expect(row).toMatchObject({ bValues: [800], durationSeconds: 178, acceleration: 'GRAPPA 2' });
    },
  );

  it('are of nobody else: another maker stands at the usual block', async () => {
    const other = privateBlock(0x0019, 'ACME 1.0', [[0x0c, 'IS', '900']]);
    expect(await rowOf(...other)).not.toHaveProperty('bValues');
    expect(await rowOf(...other, ...siemens(0x0019, 0x0c, 'IS', '800', 0x11))).toMatchObject({
      bValues: [800],
    });
    // A name that only begins like a maker's is another's.
    expect(
      await rowOf(...privateBlock(0x0019, 'SIEMENS MR HEADER 2', [[0x0c, 'IS', '900']])),
    ).not.toHaveProperty('bValues');
    expect(await rowOf(text(0x0019100c, 'IS', '900'))).not.toHaveProperty('bValues');
  });

  it.each([
    ['implicit', true, 'IS'],
    ['of unknown representation', false, 'UN'],
  ])('are read where their representation is %s', async (_, implicit, vr) => {
    const float = Buffer.alloc(4);
    float.writeFloatLE(178_000_000);
    const file = written(implicit, [
      ...ge.parameters(
        [
          [0x39, vr, Buffer.from('1000000800\\8\\0\\0')],
          [0x83, vr, Buffer.from('0.5\\1 ')],
        ],
        0x12,
      ),
      ...privateBlock(0x0019, 'GEMS_ACQU_01', [[0x5a, vr === 'IS' ? 'FL' : 'UN', float]], 0x11),
    ]);
    expect((await rowsOfFiles([file]))[0]).toMatchObject({
      bValues: [800],
      durationSeconds: 178,
      acceleration: '2',
    });
  });

  it('a CSA header in an implicit file', async () => {
    const file = written(true, csa({ b: '1000', protocol: { lTotalScanTimeSec: 90 } }));
    expect((await rowsOfFiles([file]))[0]).toMatchObject({ bValues: [1000], durationSeconds: 90 });
  });
});

describe('what makers write', () => {
  it('GE: a share of the lines in both directions, microseconds, a b value with a bias of 10⁹', async () => {
    const row = await rowOf(
      ...ge.parameters([
        [0x39, 'IS', '1000012000\\8\\0\\0'],
        [0x83, 'DS', '0.666667\\0.5'],
      ]),
      ...ge.acquisition(301_185_000),
    );
    expect(row).toMatchObject({ bValues: [12_000], durationSeconds: 301, acceleration: '1,5 × 2' });
  });

  it('Philips: a b value, seconds, the standard’s attributes in a sequence of its own', async () => {
    const row = await rowOf(
      ...philips.bValue(1000),
      ...philips.image(22.16, [fd(0x00189069, 1.8), cs(0x00189078, 'SENSE'), fd(0x00189155, 1)]),
    );
    expect(row).toMatchObject({ bValues: [1000], durationSeconds: 22, acceleration: 'SENSE 1,8' });
  });

  it('Siemens: the assignments of the protocol alone, decimal or hexadecimal', async () => {
    const protocol = { 'sPat.lAccelFactPE': 2, 'sPat.lAccelFact3D': '0x2', 'sPat.ucPATMode': '0x2' };
    expect(await rowOf(THREE_D, ...csa({ protocol }))).toMatchObject({ acceleration: 'GRAPPA 2 × 2' });
    const none = { 'sPat.lAccelFactPE': 2, 'sPat.ucPATMode': 1 };
    expect(await rowOf(TWO_D, ...csa({ protocol: none, b: '50' }))).not.toHaveProperty('acceleration');
    expect(await rowOf(...csa({ protocol: { 'sPat.lAccelFactPE': 3 }, b: '50' }))).toMatchObject({
      acceleration: '3',
    });
  });

  it.each([
    ['1', '1', undefined],
    ['2', '2', 'GRAPPA 2'],
    ['mSENSE', '0x4', '2'],
    ['the same whatever its number', '0x20', undefined],
    ['unknown, beside a text', '3', undefined],
  ])('Siemens: factors of a known way of parallel imaging: %s', async (_, mode, acceleration) => {
    const protocol = { 'sPat.lAccelFactPE': 2, 'sPat.ucPATMode': mode };
    const row = await rowOf(TWO_D, ...csa({ protocol }), ...siemens(0x0051, 0x11, 'LO', 'p2', 0x12));
    expect(row?.acceleration).toBe(acceleration);
  });

  it.each([
    ['p2', undefined, '2'],
    ['p4', undefined, undefined],
    ['p4', TWO_D, '4'],
  ])('Siemens: « %s » where the type of acquisition is %s', async (words, type, acceleration) => {
    const row = await rowOf(...(type ? [type] : []), ...siemens(0x0051, 0x11, 'LO', words));
    expect(row?.acceleration).toBe(acceleration);
  });

  it('Siemens: a time beside an image of diffusion may be of one volume, which is told', async () => {
    const time = siemens(0x0051, 0x0a, 'LO', 'TA 01:03', 0x12);
    expect((await toldOf('durationSeconds', ...time))?.[2]).toBe('');
    const diffusion = siemens(0x0019, 0x0c, 'IS', '800');
    expect((await toldOf('durationSeconds', ...diffusion, ...time))?.[2]).toBe(
      'c’est peut-être le temps d’un seul volume',
    );
  });

  it('Siemens: the text of a volume may be the product of two directions, and says nothing', async () => {
    const p4 = siemens(0x0051, 0x11, 'LO', 'p4');
    expect(await rowOf(TWO_D, ...p4)).toMatchObject({ acceleration: '4' });
    expect(await rowOf(THREE_D, ...p4, ...philips.bValue(50))).not.toHaveProperty('acceleration');
    const protocol = { 'sPat.lAccelFactPE': 2, 'sPat.lAccelFact3D': 2, 'sPat.ucPATMode': 2 };
    expect(await toldOf('acceleration', THREE_D, ...p4, ...csa({ protocol }))).toEqual([
      'GRAPPA 2 × 2',
      'un champ privé Siemens (CSA)',
      '',
    ]);
  });

  it.each<[string, Attribute[]]>([
    ['a b value of 25,000', siemens(0x0019, 0x0c, 'IS', '25000')],
    ['a negative b value', philips.bValue(-1)],
    ['a b value that is no number', philips.bValue(Number.NaN)],
    ['no time at all', ge.acquisition(0)],
    ['a negative time', ge.acquisition(-5_000_000)],
    ['a time of a day', csa({ protocol: { lTotalScanTimeSec: 86_400 } })],
    ['a factor of 40', csa({ protocol: { 'sPat.lAccelFactPE': 40, 'sPat.ucPATMode': 2 } })],
    ['a factor below one', ge.parameters([[0x83, 'DS', '2\\1']])],
    ['a share of nothing', ge.parameters([[0x83, 'DS', '0\\1']])],
    ['a time without a value', csa({ protocol: { lTotalScanTimeSec: '' } })],
    ['a time that is two', csa({ protocol: { lTotalScanTimeSec: '90 s' } })],
  ])('leaves what cannot be: %s', async (_, attributes) => {
    expect(await rowOf(text(0x00180080, 'DS', '500'), ...attributes)).toEqual({ name: 'Séquence', tr: 500 });
  });
});

describe('where a value was read', () => {
  it.each<[string, string, Attribute[]]>([
    ['bValues', 'un champ privé Siemens', siemens(0x0019, 0x0c, 'IS', '800')],
    ['bValues', 'un champ privé Siemens (CSA)', csa({ b: '800' })],
    ['bValues', 'le nom de la séquence', [text(0x00180024, 'SH', '*ep_b800#1')]],
    ['durationSeconds', 'un champ privé Philips', philips.image(60, [])],
    ['durationSeconds', 'un champ privé GE', ge.acquisition(60e6)],
    ['acceleration', 'un champ privé GE', ge.parameters([[0x83, 'DS', '0.5\\0.5']])],
    ['durationSeconds', 'AcquisitionDuration', [fd(0x00189073, 60)]],
  ])('is told of %s: %s', async (key, source, attributes) => {
    expect((await toldOf(key, ...attributes))?.slice(1)).toEqual([source, '']);
  });

  it('the standard comes first, and what contradicts it is told', async () => {
    const standard = fd(0x00189087, 1000);
    const private800 = ge.parameters([[0x39, 'IS', '800\\8\\0\\0']]);
    expect(await toldOf('bValues', standard, ...private800)).toEqual([
      '1000',
      'DiffusionBValue',
      'un champ privé GE dit 800',
    ]);
    expect(await toldOf('durationSeconds', fd(0x00189073, 178), ...ge.acquisition(178.9e6))).toEqual([
      '2\u00a0min 58\u00a0s',
      'AcquisitionDuration',
      '',
    ]);
    expect((await toldOf('durationSeconds', fd(0x00189073, 178), ...ge.acquisition(240e6)))?.[2]).toBe(
      'un champ privé GE dit 4\u00a0min',
    );
    const factors = [
      fd(0x00189069, 2),
      ...csa({ protocol: { 'sPat.lAccelFactPE': 3, 'sPat.ucPATMode': 2 } }),
    ];
    expect((await toldOf('acceleration', ...factors))?.[2]).toBe('un champ privé Siemens (CSA) dit 3');
  });

  it('a factor through the plane that the standard denies is told beside the one within', async () => {
    const factors = [fd(0x00189069, 2), fd(0x00189155, 1), ...ge.parameters([[0x83, 'DS', '0.5\\0.5']])];
    expect(await toldOf('acceleration', ...factors)).toEqual([
      '2',
      'ParallelReductionFactorInPlane',
      'un champ privé GE dit 2 à travers le plan',
    ]);
  });

  it('two private elements that contradict each other are told as well', async () => {
    const both = [...siemens(0x0019, 0x0c, 'IS', '800'), ...csa({ b: '1000' })];
    expect((await toldOf('bValues', ...both))?.[2]).toBe('un champ privé Siemens (CSA) dit 1000');
  });

  it('none of it leaves: the list of what does has the three b values that it had', () => {
    const odd = ALLOW_LIST.filter(({ tag }) => (tag >>> 16) % 2 === 1);
    expect(odd.map(({ keyword, use }) => [keyword, use])).toEqual([
      ['SiemensBValue', 'derived'],
      ['PhilipsBValue', 'derived'],
      ['GeBValue', 'derived'],
    ]);
  });
});

describe('CSA headers', () => {
  const whole = csaHeader({
    A: ['1'],
    B_value: ['1000'],
    MrPhoenixProtocol: [csaProtocol({ lTotalScanTimeSec: 3 })],
  });
  const names = ['B_value', 'MrPhoenixProtocol'];

  it('give what is asked for alone', () => {
    expect([...csaTexts(whole, names).keys()]).toEqual(names);
    expect(csaTexts(whole, ['B_value']).get('B_value')).toBe('1000');
    expect(csaTexts(whole, []).size).toBe(0);
  });

  it('say nothing wherever they are cut', () => {
    for (let length = 0; length < whole.length; length++)
      expect(csaTexts(whole.subarray(0, length), names).size, String(length)).toBe(0);
  });

  it('neither throw nor hang, whatever the bytes are', () => {
    for (let seed = 0; seed < 3000; seed++)
      for (const value of csaTexts(mutate(whole, seed), names).values())
        assignedNumber(value, 'lTotalScanTimeSec');
    const many = csaHeader({ B_value: [] });
    new DataView(many.buffer).setUint32(8, 0xffffffff, true);
    expect(csaTexts(many, names).size).toBe(0);
    const endless = new Uint8Array(8_000_000);
    endless.set(csaHeader({ B_value: [] }).subarray(0, 100));
    new DataView(endless.buffer).setUint32(16 + 76, 0xffffffff, true);
    expect(csaTexts(endless, names).size).toBe(0);
    const begins = '### ASCCONV BEGIN'.repeat(200_000);
    expect(assignedNumber(begins, 'x')).toBeUndefined();
    expect(assignedNumber(`${begins}\nx${' '.repeat(1_000_000)}\n### ASCCONV END`, 'x')).toBeUndefined();
  });

  it('assign a number once: one that is assigned twice is none', () => {
    const text = csaProtocol({ a: 1 }).replace('a\t = \t1', 'a\t = \t1\na\t = \t2');
    expect(assignedNumber(text, 'a')).toBeUndefined();
    expect(assignedNumber(csaProtocol({ ab: 3 }), 'a')).toBeUndefined();
  });

  it('a file with a damaged one is read all the same', async () => {
    const broken = privateBlock(0x0029, 'SIEMENS CSA HEADER', [
      [0x10, 'OB', whole.subarray(0, 120)],
      [0x20, 'OB', new Uint8Array(0)],
    ]);
    const file = inspectAcquisition(
      await readHeader(new Blob([image('MR', [text(0x00180080, 'DS', '500'), ...broken])])),
    );
    expect(file.values.RepetitionTime).toEqual([500]);
    expect(file.written).toEqual({});
  });
});
