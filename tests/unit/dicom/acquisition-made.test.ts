import { describe, expect, it } from 'vitest';
import { cs, ds, fd, image, proposed, rowsOfFiles, sq, us } from './exams.ts';
import { doseReport, kneeExam } from './made-exams.ts';
import { type Attribute, text } from './write-dicom.ts';

const rowOf = async (bytes: Uint8Array<ArrayBuffer>) => (await rowsOfFiles([bytes]))[0];
const inSeries = (uid: string, ...more: Attribute[]) => [text(0x0020000e, 'UI', uid), ...more];

describe('MRI', () => {
  it('gives a row for each series, in the order of the exam, localizers unticked', async () => {
    const files = kneeExam().map(({ buffer }) => new Uint8Array(buffer));
    const proposals = await proposed(files.toReversed());
    expect(proposals.map(({ name, why, images }) => [name, why, images])).toEqual([
      ['Repérage axial', 'localizer', 3],
      ['DP fat-sat sagittal', undefined, 4],
      ['T2 axial', undefined, 4],
    ]);
    expect((await rowsOfFiles(files))[1]).toEqual({
      name: 'DP fat-sat sagittal',
      weighting: 'DP',
      plane: 'sagittal',
      tr: 2800,
      te: 30,
      flipAngle: 150,
      fov: 160,
      matrix: '384 × 307',
      thickness: 3,
      gap: 0.3,
      nex: 1,
      bandwidth: 195,
      fatSaturation: 'Fat-sat',
      slices: 4,
    });
    expect((await rowsOfFiles(files))[2]).toMatchObject({ fov: 32, gap: 0, durationSeconds: 178 });
  });

  it('of enhanced files reads shared groups and those of each frame', async () => {
    const frame = (b: number, at: number) => [
      sq(0x00189117, [fd(0x00189087, b)]),
      sq(0x00209113, [ds(0x00200032, `0\\0\\${at}`)]),
    ];
    const file = image('MR', [
      text(0x00280008, 'IS', '6'),
      fd(0x00189073, 252.4),
      sq(0x52009229, [
        sq(0x00189112, [ds(0x00180080, '5200'), ds(0x00181314, '90')]),
        sq(0x00189114, [fd(0x00189082, 68)]),
        sq(0x00189115, [
          fd(0x00189069, 2),
          fd(0x00189155, 1.5),
          cs(0x00189078, 'SENSE'),
          cs(0x00189025, 'FAT'),
        ]),
        sq(0x00189125, [us(0x00189058, 128), us(0x00189231, 112)]),
        sq(0x00189006, [ds(0x00180095, '1500')]),
        sq(0x00189119, [ds(0x00180083, '4')]),
        sq(0x00289110, [ds(0x00280030, '3.75\\3.75'), ds(0x00180050, '5'), ds(0x00180088, '5.5')]),
        sq(0x00209116, [ds(0x00200037, '1\\0\\0\\0\\1\\0')]),
      ]),
      sq(0x52009230, ...[0, 800, 0, 800, 50, 50].map((b, i) => frame(b, Math.floor(i / 2) * 5.5))),
    ]);
    expect(await rowOf(file)).toEqual({
      name: 'Diffusion axial',
      weighting: 'diffusion',
      plane: 'axial',
      tr: 5200,
      te: 68,
      flipAngle: 90,
      fov: 240,
      matrix: '128 × 112',
      thickness: 5,
      gap: 0.5,
      nex: 4,
      bandwidth: 1500,
      fatSaturation: 'Fat-sat',
      bValues: [0, 50, 800],
      acceleration: 'SENSE 2 × 1,5',
      durationSeconds: 252,
      slices: 3,
    });
  });

  it('of several echoes proposes the shortest and tells the others', async () => {
    const echoes = ['80', '20'].map((te) => image('MR', inSeries('1.9', ds(0x00180081, te))));
    const [proposal] = await proposed(echoes);
    const te = proposal!.values.find(({ field }) => field.key === 'te')!;
    expect([te.value, te.others, te.source]).toEqual([20, ['80\u00a0ms'], 'EchoTime']);
  });

  it('takes the gap from the positions where a maker wrote it in place of the distance of the middles', async () => {
    const slice = (stated: string, at: number) =>
      image('MR', [
        ds(0x00200037, '1\\0\\0\\0\\1\\0'),
        ds(0x00200032, `0\\0\\${at}`),
        ds(0x00180050, '4'),
        ds(0x00180088, stated),
      ]);
    const gapOf = async (stated: string, step: number) =>
      (await rowsOfFiles([0, 1, 2, 3].map((i) => slice(stated, i * step))))[0]?.gap;
    expect(await gapOf('0.4', 4.4)).toBe(0.4);
    expect(await gapOf('4.4', 4.4)).toBe(0.4);
    // Every third image of the series was given.
    expect(await gapOf('4.4', 13.2)).toBe(0.4);
    // A volume whose slices overlap.
    expect(await gapOf('2', 2)).toBe(-2);
  });

  it('keeps what is beyond all bounds out of the row, and says so', async () => {
    const [proposal] = await proposed([
      image('MR', [ds(0x00180050, '4'), ds(0x00181100, '0.2'), ds(0x00180080, '-3')]),
    ]);
    expect(proposal!.values.map(({ field }) => field.key)).toEqual(['thickness']);
    const [tube] = await proposed([image('CT', [ds(0x00180060, '12'), fd(0x00189311, 0.9)])]);
    expect(tube!.outside.map(({ field, text: shown }) => [field.key, shown])).toEqual([['kv', '12\u00a0kV']]);
    expect(tube!.absent.map(({ key }) => key)).toContain('mas');
  });
});

describe('CT', () => {
  const helix = (uid: string, event: string, thickness: string, kernel: string, more: Attribute[] = []) =>
    image('CT', [
      ...inSeries(uid, text(0x00083010, 'UI', event), ds(0x00180050, thickness)),
      text(0x00181210, 'SH', kernel),
      ds(0x00180060, '120'),
      fd(0x00189311, 0.8),
      ...more,
    ]);
  const images = () => [
    helix('1.1', '1.5.1', '5', 'Br40d', [text(0x00200011, 'IS', '2'), text(0x00181152, 'IS', '80')]),
    helix('1.1', '1.5.1', '5', 'Br40d', [text(0x00200011, 'IS', '2'), text(0x00181152, 'IS', '145')]),
    helix('1.2', '1.5.1', '1.25', 'BONEPLUS', [text(0x00200011, 'IS', '3')]),
    helix('1.3', '1.5.2', '5', 'M. Dupont', [
      text(0x00200011, 'IS', '4'),
      text(0x0008103e, 'LO', 'Temps portal'),
    ]),
  ];

  it('makes one pass of the reconstructions of an irradiation, with the dose that the report gives it', async () => {
    const report = doseReport([
      { uid: '1.5.0', kv: 100, ctdiVol: 0.1, dlp: 5, localizer: true },
      { uid: '1.5.2', kv: 120, ctdiVol: 8, dlp: 401.25 },
      { uid: '1.5.1', kv: 120, ctdiVol: 7.25, dlp: 350.5 },
    ]);
    expect(await rowsOfFiles([report, ...images()])).toEqual([
      {
        name: 'Parties molles',
        kv: 120,
        mas: 'Modulation, 80–145',
        pitch: 0.8,
        collimation: '64 × 0,6\u00a0mm',
        reconstructions: ['5\u00a0mm Br40d', '1,25\u00a0mm BONEPLUS'],
        thickness: 5,
        ctdiVol: 7.25,
        dlp: 350.5,
      },
      {
        name: 'Temps portal',
        phase: 'Portal',
        kv: 120,
        pitch: 0.8,
        collimation: '64 × 0,6\u00a0mm',
        reconstructions: ['5\u00a0mm'],
        thickness: 5,
        ctdiVol: 8,
        dlp: 401.25,
      },
    ]);
  });

  it('gives doses by order where nothing else tells, and none where the tube does not agree', async () => {
    const plain = (uid: string, number: string, kv: string) =>
      image('CT', inSeries(uid, text(0x00200011, 'IS', number), ds(0x00180060, kv)));
    const files = [plain('1.1', '1', '100'), plain('1.2', '2', '120')];
    const dosesOf = async (first: number) =>
      (
        await rowsOfFiles([
          ...files,
          doseReport([
            { uid: '9.1', kv: first, ctdiVol: 3, dlp: 90 },
            { uid: '9.2', kv: 120, ctdiVol: 9, dlp: 300 },
          ]),
        ])
      ).map(({ dlp }) => dlp);
    expect(await dosesOf(100)).toEqual([90, 300]);
    expect(await dosesOf(140)).toEqual([undefined, undefined]);
  });

  it('takes current by time where the charge of the whole helix is written', async () => {
    const file = image('CT', [
      text(0x00181152, 'IS', '5100'),
      text(0x00181151, 'IS', '300'),
      text(0x00181150, 'IS', '504'),
    ]);
    expect(await rowOf(file)).toMatchObject({ mas: '151' });
  });
});

describe('other machines', () => {
  it('radiography and mammography: distance in centimetres, charge, grid, each view a row', async () => {
    const view = (position: string, more: Attribute[]) =>
      image('MG', [cs(0x00185101, position), ds(0x00181110, '650'), ds(0x00180060, '29'), ...more]);
    const rows = await rowsOfFiles([
      view('CC', [
        text(0x00181153, 'IS', '48300'),
        cs(0x00187060, 'AUTOMATIC'),
        cs(0x00181166, 'RECIPROCATING\\FOCUSED'),
      ]),
      view('MLO', [ds(0x00181510, '45'), cs(0x00181166, 'NONE'), cs(0x00200062, 'L')]),
    ]);
    expect(rows).toEqual([
      { name: 'Face (CC)', distance: 65, kv: 29, mas: '48,3, exposition automatique', grid: true },
      { name: 'Oblique (MLO) côté gauche', distance: 65, kv: 29, tubeAngle: 45, grid: false },
    ]);
  });

  it('nuclear medicine: tracer by name, activity in its own unit, delay and duration', async () => {
    const pet = image('PT', [
      text(0x00080032, 'TM', '000512'),
      text(0x00181242, 'IS', '120000'),
      sq(0x00540016, [
        text(0x00180031, 'LO', 'FDG -- fluorodeoxyglucose'),
        text(0x00181072, 'TM', '230500'),
        ds(0x00181074, '253000000'),
      ]),
    ]);
    expect(await rowOf(pet)).toEqual({
      name: 'TEP',
      tracer: '18F-FDG',
      activity: '253\u00a0MBq',
      delayMinutes: 60,
      durationMinutes: 2,
    });
    const camera = image('NM', [
      sq(0x00540016, [text(0x00180031, 'LO', 'Tc-99m HMDP'), ds(0x00181074, '620')]),
      sq(0x00540022, [text(0x00181180, 'SH', 'LEHR_PAR'), cs(0x00181181, 'PARA')]),
      sq(0x00540052, [text(0x00181242, 'IS', '15000'), us(0x00540053, 60)]),
    ]);
    expect(await rowOf(camera)).toEqual({
      name: 'Scintigraphie',
      tracer: '99mTc-HDP',
      activity: '620\u00a0MBq',
      collimator: 'LEHR',
      durationMinutes: 15,
    });
  });

  it('angiography and ultrasound', async () => {
    const run = [
      ds(0x00181510, '-30.2'),
      ds(0x00181511, '20'),
      ds(0x00181063, '66.67'),
      ds(0x00181041, '8'),
      ds(0x00181046, '4'),
    ];
    expect(await rowOf(image('XA', run))).toEqual({
      name: 'Série',
      projection: 'OAD 30°, crânial 20°',
      volumeMl: 8,
      rateMlPerSecond: 4,
      framesPerSecond: 15,
    });
    const regions = sq(0x00186011, [us(0x00186014, 1)], [us(0x00186014, 2)], [us(0x00186014, 3)]);
    expect(await rowOf(image('US', [cs(0x00186031, 'LINEAR'), regions]))).toEqual({
      name: 'Coupe',
      probe: 'Linéaire',
      mode: 'B, Doppler couleur, Doppler pulsé',
    });
  });

  it('an exam of two machines proposes rows of two tables', async () => {
    const files = [image('PT'), image('CT', inSeries('1.8', ds(0x00180060, '100')))];
    expect((await proposed(files)).map(({ table }) => table)).toEqual(['tracerAcquisitions', 'passes']);
  });
});
