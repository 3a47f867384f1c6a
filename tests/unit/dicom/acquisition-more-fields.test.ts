import { expect, it } from 'vitest';
import { cs, ds, fd, image, proposed, rowsOfFiles, sq } from './exams.ts';
import { doseReport } from './made-exams.ts';
import { type Attribute, text } from './write-dicom.ts';

const AXIAL = ds(0x00200037, '1\\0\\0\\0\\1\\0');
const OBLIQUE = ds(0x00200037, '0.7071\\0.7071\\0\\-0.7071\\0.7071\\0');
const rowOf = async (modality: string, ...attributes: Attribute[]) =>
  (await rowsOfFiles([image(modality, attributes)]))[0];

it('reads the echo train, the dimension and the antenna of a sequence', async () => {
  const row = await rowOf(
    'MR',
    text(0x00180091, 'IS', '16'),
    cs(0x00180023, '3D'),
    text(0x00181250, 'SH', 'HeadNeck_20'),
  );
  expect(row).toMatchObject({ echoTrain: 16, dimension: '3D', coil: 'Tête, Cou 20 canaux' });
});

it('takes no free text of an antenna', async () => {
  expect(await rowOf('MR', text(0x00181250, 'SH', 'Mme Lefevre'), ds(0x00180080, '5'))).not.toHaveProperty(
    'coil',
  );
});

it.each([
  ['ROW', AXIAL, 'DG'],
  ['COL', AXIAL, 'AP'],
  ['ROW', ds(0x00200037, '0\\1\\0\\0\\0\\-1'), 'AP'],
  ['COL', ds(0x00200037, '0\\1\\0\\0\\0\\-1'), 'TP'],
  ['COL', OBLIQUE, undefined],
])('the phase runs along an axis of the patient: %s', async (word, orientation, direction) => {
  const row = await rowOf('MR', cs(0x00181312, word), orientation, ds(0x00180080, '5'));
  expect(row?.phaseDirection).toBe(direction);
});

it.each([
  [[cs(0x00180022, 'RG')], 'Respiratoire'],
  [[cs(0x00180022, 'FS\\PPG')], 'Pouls'],
  [[cs(0x00189037, 'PROSPECTIVE')], 'Cardiaque'],
  [[cs(0x00189037, 'NONE'), cs(0x00189170, 'BREATH_HOLD')], 'Apnée'],
  [[cs(0x00189037, 'NONE')], undefined],
])('tells what starts the lines: %#', async (attributes, triggering) => {
  expect((await rowOf('MR', ds(0x00180080, '5'), ...attributes))?.triggering).toBe(triggering);
});

it('counts places of slices once, and none of a mosaic', async () => {
  const slice = (at: number, ...more: Attribute[]) =>
    image('MR', [AXIAL, ds(0x00200032, `0\\0\\${at}`), ds(0x00180080, '5'), ...more]);
  const [row] = await rowsOfFiles([0, 5, 10, 0, 5, 10].map((at) => slice(at)));
  expect(row?.slices).toBe(3);
  const mosaic = cs(0x00080008, 'ORIGINAL\\PRIMARY\\M\\MOSAIC');
  expect((await rowsOfFiles([0, 5, 10].map((at) => slice(at, mosaic))))[0]).not.toHaveProperty('slices');
});

it('reads thickness and increment of every reconstruction of a pass', async () => {
  const slices = (series: string, thickness: string, step: number) =>
    [0, 1, 2, 3].map((at) =>
      image('CT', [
        text(0x0020000e, 'UI', series),
        text(0x00083010, 'UI', '1.5.1'),
        AXIAL,
        ds(0x00200032, `0\\0\\${at * step}`),
        ds(0x00180050, thickness),
      ]),
    );
  const [pass, other] = await proposed([...slices('1.1', '1.25', 0.8), ...slices('1.2', '5', 5)]);
  expect(other).toBeUndefined();
  const told = (key: string) => pass?.values.find(({ field }) => field.key === key);
  expect(told('thickness')).toMatchObject({ value: 1.25, others: ['5\u00a0mm'] });
  expect(told('increment')).toMatchObject({ value: 0.8, others: ['5\u00a0mm'] });
});

it.each([
  ['113690', 16],
  ['113691', 32],
  ['113692', undefined],
])('names the phantom of a dose index: %s', async (code, centimetres) => {
  const item = [text(0x00080100, 'SH', code), text(0x00080102, 'SH', 'DCM')];
  expect((await rowOf('CT', fd(0x00189345, 8), sq(0x00189346, item)))?.phantom).toBe(centimetres);
});

it('takes the phantom of the dose report where the images name none', async () => {
  const pass = image('CT', [text(0x00083010, 'UI', '1.5.1'), ds(0x00180060, '120')]);
  const report = doseReport([{ uid: '1.5.1', kv: 120, ctdiVol: 7, dlp: 300, phantom: '113691' }]);
  expect(await rowsOfFiles([pass, report])).toMatchObject([{ ctdiVol: 7, phantom: 32 }]);
});

it('reads anode and filter of a mammogram', async () => {
  const row = await rowOf('MG', cs(0x00181191, 'TUNGSTEN'), cs(0x00187050, 'RHODIUM'), cs(0x00185101, 'CC'));
  expect(row).toMatchObject({ target: 'W', filter: 'Rh' });
});
