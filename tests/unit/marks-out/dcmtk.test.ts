import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OriginalImage, WrittenView } from '#lib/dicom/attributes/written-marks.ts';
import { writeReport } from '#lib/dicom/writing/write-report.ts';
import { writeStates } from '#lib/dicom/writing/write-state.ts';
import { imageAttributes, text, writeDicom } from '../dicom/write-dicom.ts';
import { examOf, findingsOn, original } from './exported.ts';

/** Another reader of DICOM than ours: OFFIS' dcmtk, as packaged by Debian. */
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const describeDcmtk = ['dsrdump', 'dsr2xml', 'dcmpschk', 'dcmp2pgm'].every(has) ? describe : describe.skip;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'dcmtk-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(bytes: Uint8Array): string {
  const path = join(folder, `${crypto.randomUUID()}.dcm`);
  writeFileSync(path, bytes);
  return path;
}

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'latin1' });
  return { status, stdout, stderr };
}

const first = original();
const second = original({ instance: '1.2.826.0.1.3680043.9.1.2', frame: 3 });
const viewOf = (image: OriginalImage, changes: Partial<WrittenView> = {}): WrittenView => ({
  image,
  rotation: 0,
  flipped: false,
  inverted: image.isInverted,
  ...changes,
});
const TURNS = ([0, 1, 2, 3] as const).flatMap((rotation) =>
  [false, true].map((flipped) => [rotation, flipped] as const),
);

describeDcmtk('dcmtk', () => {
  it.each([
    ['Nodule supérieur', ''],
    // dcmtk's checker has no UTF-8, in any file: it says so, and reads on.
    [
      'Cœur «\u202fen sabot\u202f»',
      'W: The VR checker does not support this Specific Character Set: ISO_IR 192\n',
    ],
  ])('reads a report without a warning: %s', (name, stderr) => {
    const findings = findingsOn(first, second).map((finding) => ({ ...finding, name }));
    const path = fileOf(writeReport(findings, examOf([first, second])));
    const dumped = run('dsrdump', path);
    expect(dumped).toMatchObject({ status: 0, stderr });
    expect(dumped.stdout).toContain('contains NUM:(,,"Length")="25.47" (mm,UCUM,"millimeter")');
    expect(run('dsr2xml', path)).toMatchObject({ status: 0, stderr });
  });

  it.each(TURNS)(
    'checks a presentation state without a warning: %d quarters, flipped %s',
    (rotation, flipped) => {
      const shown = {
        rotation,
        flipped,
        window: { centre: 40, width: 350, ...(flipped && { voiFunction: 'SIGMOID' as const }) },
        area: { from: { x: 10, y: 20 }, to: { x: 300, y: 220 } },
      };
      const images = [first, second];
      const views = images.map((image) => viewOf(image, shown));
      const [state] = writeStates(findingsOn(first, second), views, examOf(images));
      const { status, stderr } = run('dcmpschk', fileOf(state!));
      // The name of the test, and that it passed: any warning would be one more line.
      expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^W: Testing: /), 'W: Test passed.']);
      expect(status).toBe(0);
    },
  );

  /** Six pixels, as they are shown: flipped left and right, then turned clockwise. Drawn on paper. */
  const SHOWN: Record<string, number[][]> = {
    '0 false': [
      [10, 20, 30],
      [40, 50, 60],
    ],
    '1 false': [
      [40, 10],
      [50, 20],
      [60, 30],
    ],
    '2 false': [
      [60, 50, 40],
      [30, 20, 10],
    ],
    '3 false': [
      [30, 60],
      [20, 50],
      [10, 40],
    ],
    '0 true': [
      [30, 20, 10],
      [60, 50, 40],
    ],
    '1 true': [
      [60, 30],
      [50, 20],
      [40, 10],
    ],
    '2 true': [
      [40, 50, 60],
      [10, 20, 30],
    ],
    '3 true': [
      [10, 40],
      [20, 50],
      [30, 60],
    ],
  };

  it.each(TURNS)('shows an image as its author did: %d quarters, flipped %s', (rotation, flipped) => {
    const image = original({ columns: 3, rows: 2, rescale: null });
    const pixels = Uint8Array.of(10, 20, 30, 40, 50, 60);
    const changes = [
      text(0x00080016, 'UI', examOf([image]).header.sopClass),
      text(0x00080018, 'UI', image.instance),
      text(0x0020000d, 'UI', image.study),
      text(0x0020000e, 'UI', image.series),
      text(0x00080060, 'CS', 'CT'),
      { tag: 0x00280100, vr: 'US', value: [8] },
      { tag: 0x00280101, vr: 'US', value: [8] },
      { tag: 0x00280102, vr: 'US', value: [7] },
    ];
    const picture = fileOf(writeDicom(imageAttributes(2, 3, pixels, changes)));
    // Every grey as it is.
    const window = { centre: 128, width: 256 };
    const [state] = writeStates([], [viewOf(image, { rotation, flipped, window })], examOf([image]));
    const shown = join(folder, 'shown.pgm');
    expect(run('dcmp2pgm', '-p', fileOf(state!), picture, shown)).toMatchObject({ status: 0 });
    const pgm = readFileSync(shown);
    const rows = SHOWN[`${rotation} ${flipped}`]!;
    const size = rows.length * rows[0]!.length;
    expect(pgm.toString('latin1')).toMatch(new RegExp(`^P5\\s[^]*\\b${rows[0]!.length} ${rows.length}\\s`));
    expect([...pgm.subarray(-size)]).toEqual(rows.flat());
  });
});
