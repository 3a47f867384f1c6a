import { describe, expect, it } from 'vitest';
import { inspectFile } from '#lib/dicom/inspect.ts';
import { openFile } from '#lib/dicom/open-file.ts';
import { groupSeries } from '#lib/dicom/series.ts';
import { seriesName } from '#lib/dicom/texts.ts';
import { FOLDER, readSample, SAMPLES } from './samples.ts';

describe.skipIf(!FOLDER)(`real series${FOLDER ? '' : ' (données absentes)'}`, () => {
  it('of a folder are stacks in order', async () => {
    const files = SAMPLES.map(({ file }) => file).filter((file) => file.startsWith('series/'));
    const frames = await Promise.all(
      files.map(async (name, file) =>
        (await inspectFile(await openFile(readSample(name)))).frames.map((each) => ({ ...each, file })),
      ),
    );
    const series = groupSeries(frames.flat().toReversed(), () => 'token');
    expect(series.map(({ description, frames: each }) => [seriesName(description), each.length])).toEqual(
      expect.arrayContaining([
        ['IRM ADC axial', 20],
        [expect.stringMatching(/^TDM axial/), 3],
      ]),
    );
    for (const { frames: each, regular } of series) {
      const heights = each.map(({ attributes }) => (attributes.ImagePositionPatient as number[])[2]!);
      expect(heights).toEqual(heights.toSorted((a, b) => b - a));
      expect(regular).toBe(true);
    }
  });
});
