import { expect, it } from 'vitest';
import { inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { writeDicom } from './write-dicom.ts';

const SIDE = 64;

interface Made {
  modality: string;
  stated?: string;
  type?: string;
}

async function riskOf({ modality, stated, type = 'ORIGINAL\\PRIMARY' }: Made) {
  const bytes = writeDicom(
    [
      { tag: 0x00080008, vr: 'CS', value: type },
      { tag: 0x00080018, vr: 'UI', value: '1.2.3.4' },
      { tag: 0x00080060, vr: 'CS', value: modality },
      { tag: 0x00280002, vr: 'US', value: [1] },
      { tag: 0x00280004, vr: 'CS', value: 'MONOCHROME2' },
      { tag: 0x00280010, vr: 'US', value: [SIDE] },
      { tag: 0x00280011, vr: 'US', value: [SIDE] },
      { tag: 0x00280100, vr: 'US', value: [8] },
      { tag: 0x00280101, vr: 'US', value: [8] },
      { tag: 0x00280102, vr: 'US', value: [7] },
      { tag: 0x00280103, vr: 'US', value: [0] },
      ...(stated ? [{ tag: 0x00280301, vr: 'CS', value: stated }] : []),
      { tag: 0x7fe00010, vr: 'OW', value: new Uint8Array(SIDE * SIDE) },
    ].sort((a, b) => a.tag - b.tag),
  );
  return (await inspectFile(await openFile(bytes))).burnedIn;
}

it.each(['CR', 'DX', 'MG', 'XA', 'RF', 'US', 'SC', 'OT', 'IO', 'PX', 'ES', 'XC'])(
  'an image of %s must be seen, even where its file states that nothing is written in it',
  async (modality) => {
    expect(await riskOf({ modality })).toBe('usual');
    expect(await riskOf({ modality, stated: 'NO' })).toBe('usual');
    expect(await riskOf({ modality, stated: 'YES' })).toBe('stated');
  },
);

it.each(['CT', 'MR', 'PT', 'NM'])('a slice of %s need not, unless it is a capture', async (modality) => {
  expect(await riskOf({ modality })).toBe('unlikely');
  expect(await riskOf({ modality, stated: 'YES' })).toBe('stated');
  const type = 'DERIVED\\SECONDARY\\OTHER';
  expect(await riskOf({ modality, type })).toBe('usual');
  expect(await riskOf({ modality, type, stated: 'NO' })).toBe('usual');
});
