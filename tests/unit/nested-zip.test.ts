import { describe, expect, it } from 'vitest';
import { openArchives } from '#lib/dicom/dropped-files.ts';
import { archiveRefusal } from '#lib/dicom/refusals-texts.ts';
import { zip64 } from './dicom/write-zip.ts';

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const zipped = async (path: string, blob: Blob) => zip64([{ path, bytes: await bytesOf(blob) }]);

async function nested(levels: number): Promise<Blob> {
  let blob = new Blob([Uint8Array.of(1, 2, 3)]);
  for (let level = levels; level > 0; level--)
    blob = await zipped(level === levels ? 'IM1' : `niveau${level + 1}.zip`, blob);
  return blob;
}

describe('archives within archives', () => {
  it('are read, each file under the path of them all', async () => {
    const found = await openArchives([{ path: 'examen.zip', blob: await nested(3) }]);
    expect(found.map(({ path, closed }) => [path, closed])).toEqual([
      ['examen.zip/niveau2.zip/niveau3.zip/IM1', undefined],
    ]);
    expect(await bytesOf(found[0]!.blob)).toEqual(Uint8Array.of(1, 2, 3));
  });

  it('are refused by name where there are too many of them', async () => {
    const [refused, ...others] = await openArchives([{ path: 'examen.zip', blob: await nested(5) }]);
    expect(others).toEqual([]);
    expect(refused).toMatchObject({
      path: 'examen.zip/niveau2.zip/niveau3.zip/niveau4.zip',
      closed: 'too_deep',
    });
    expect(archiveRefusal('too_deep')).toContain('décompressez-la');
  });

  it('that are damaged leave the files beside them', async () => {
    const damaged = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(40)]);
    const outer = zip64([
      { path: 'a.zip', bytes: damaged },
      { path: 'b', bytes: Uint8Array.of(7) },
    ]);
    const found = await openArchives([{ path: 'x.zip', blob: outer }]);
    expect(found.map(({ path, closed }) => [path, closed])).toEqual([
      ['x.zip/a.zip', 'damaged'],
      ['x.zip/b', undefined],
    ]);
  });
});
