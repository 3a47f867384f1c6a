import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { bytesAt, ds, fd, filesUnder, image, proposed, rowsOfFiles } from './exams.ts';
import { text } from './write-dicom.ts';

/** Exams of `cases/protocols/dicom`, each with the values that it is to give. */
const filesOf = (name: string) =>
  filesUnder(fileURLToPath(new URL(`./protocol-cases/${name}`, import.meta.url))).map(bytesAt);

it('two cumulative dose reports of one exam give each irradiation once', async () => {
  const rows = await rowsOfFiles(filesOf('rdsr-cumulative'));
  expect(rows.map(({ dlp }) => dlp)).toEqual([312.5, 498.25]);
});

it('the tension of a second tube is told', async () => {
  const [pass, other] = await proposed(filesOf('ct-dual'));
  expect(other).toBeUndefined();
  const kv = pass!.values.find(({ field }) => field.key === 'kv');
  expect([kv?.value, kv?.others]).toEqual([100, ['150\u00a0kV']]);
});

it('magnitude, phase, minimum projection and SWI are one sequence', async () => {
  const rows = await rowsOfFiles(filesOf('mr-swi'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ weighting: 'SWI', durationSeconds: 240 });
});

it('the images of a Dixon acquisition are one sequence, without fat suppression', async () => {
  const rows = await rowsOfFiles(filesOf('mr-dixon'));
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ fatSaturation: 'Dixon', durationSeconds: 240 });
  expect(rows[0]?.name).toMatch(/Dixon/);
  expect(rows[0]?.name).not.toMatch(/fat-sat/i);
});

it.each([
  ['178', '177', 1],
  ['178', undefined, 1],
  ['178', '60', 2],
])('series of one acquisition that last %s and %s s are %i', async (first, second, count) => {
  const series = (number: number, seconds: string | undefined) =>
    image('MR', [
      text(0x0020000e, 'UI', `1.2.826.1.${number}`),
      text(0x00080022, 'DA', '20260911'),
      text(0x00080032, 'TM', '101500'),
      text(0x00200012, 'IS', '3'),
      ...(seconds ? [fd(0x00189073, Number(seconds))] : []),
    ]);
  expect(await rowsOfFiles([series(1, first), series(2, second)])).toHaveLength(count);
});

it.each([
  ['ge-dwi-private', [0, 1000]],
  ['siemens-dwi-private', [0, 500, 1000]],
])('b values that a maker keeps in private elements are read: %s', async (name, bValues) => {
  const rows = await rowsOfFiles(filesOf(name));
  expect(rows).toMatchObject([{ bValues }]);
});

it.each([
  ['ge-dwi-private', '2'],
  ['siemens-dwi-private', '2'],
])('so are the duration and the factor of parallel imaging: %s', async (name, acceleration) => {
  const rows = await rowsOfFiles(filesOf(name));
  expect(rows).toMatchObject([{ durationSeconds: 178, acceleration }]);
});

it.each([
  ['TA 02:58', 178],
  ['TA 1:02:58', 3778],
  ['TA 00:03*60', undefined],
  ['TA Lefèvre', undefined],
  ['02:58', undefined],
])('a console’s « %s » is a duration of %s s', async (text, duration) => {
  const file = image('MR', [
    { ...ds(0x00510010, 'SIEMENS MR HEADER'), vr: 'LO' },
    { ...ds(0x0051100a, text), vr: 'LO' },
  ]);
  const [row] = await rowsOfFiles([file]);
  expect(row?.durationSeconds).toBe(duration);
});

it('a private element of another maker is no b value', async () => {
  const owned = (maker: string) =>
    image('MR', [
      { ...ds(0x00190010, maker), vr: 'LO' },
      { ...ds(0x0019100c, '800'), vr: 'IS' },
    ]);
  const bValuesOf = async (maker: string) => (await rowsOfFiles([owned(maker)]))[0]?.bValues;
  expect([await bValuesOf('SIEMENS MR HEADER'), await bValuesOf('ACME 1.0')]).toEqual([[800], undefined]);
});

it('an effective charge at a low pitch stays, and the tube’s is told', async () => {
  const charge = { tag: 0x00181152, vr: 'IS', value: undefined };
  const helix = (pitch: number) =>
    image('CT', [
      ds(0x00180060, '120'),
      { ...ds(charge.tag, '500'), vr: 'IS' },
      { ...ds(0x00181151, '200'), vr: 'IS' },
      { ...ds(0x00181150, '500'), vr: 'IS' },
      fd(0x00189311, pitch),
    ]);
  const masOf = async (pitch: number) => {
    const [pass] = await proposed([helix(pitch)]);
    const mas = pass!.values.find(({ field }) => field.key === 'mas');
    return [mas?.value, mas?.others];
  };
  expect(await masOf(0.2)).toEqual(['500', ['100']]);
  expect(await masOf(1)).toEqual(['100', ['500']]);
});
