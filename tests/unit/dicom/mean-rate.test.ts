import { expect, it } from 'vitest';
import { RequestAnswerer } from '#lib/dicom/answer-request.ts';
import { arrangeFiles } from '#lib/dicom/arrange-files.ts';
import { type Attribute, imageAttributes, text, writeDicom } from './write-dicom.ts';

/** The rate of a clip of so many frames, whose file says these things. */
async function rateOf(frames: number, ...said: Attribute[]) {
  const attributes = [
    text(0x00080060, 'CS', 'XA'),
    text(0x0020000e, 'UI', '1.2.3'),
    text(0x00280008, 'IS', String(frames)),
    { tag: 0x7fe00010, vr: 'OW', value: new Uint8Array(2 * frames) },
    ...said,
  ];
  const file = new Blob([writeDicom(imageAttributes(1, 1, new Uint8Array(2), attributes))]);
  const answer = await new RequestAnswerer().answer({ kind: 'inspect', file, key: 0 });
  if (answer.kind !== 'inspected') throw new Error(answer.kind);
  const [series] = arrangeFiles([{ path: 'clip', inspected: answer.inspected }]).series;
  return { rate: series!.frameRate, isMean: series!.isMeanRate };
}

const vector = (...times: number[]) => text(0x00181065, 'DS', times.join('\\'));
const pointer = (element: number): Attribute => ({ tag: 0x00280009, vr: 'AT', value: [0x0018, element] });
const cine = text(0x00180040, 'IS', '15');

it.each<[string, number[], number, boolean]>([
  ['a mean where its times vary', [100, 300, 200], 5, true],
  ['a mean where one frame came late', [40, 40, 40, 40, 40, 160], 1000 / 60, true],
  ['a rate where times are in whole milliseconds', [33, 34, 33], 30, false],
  ['a rate where whole milliseconds are much of it', [8, 8, 9], 120, false],
  ['a rate where times differ by less than a tenth', [500, 520, 480], 2, false],
])('a vector of times has %s', async (_, times, rate, isMean) => {
  const found = await rateOf(times.length + 1, vector(0, ...times), pointer(0x1065), cine);
  expect(found.isMean).toBe(isMean);
  expect(found.rate).toBeCloseTo(rate, 5);
});

it('a rate that is given is no mean, though a vector beside it varies', async () => {
  const time = text(0x00181063, 'DS', '40');
  expect(await rateOf(3, time, vector(0, 100, 300), pointer(0x1063))).toEqual({ rate: 25, isMean: false });
});

it('CineRate counts where the vector says no time', async () => {
  expect(await rateOf(3, vector(0, 0, 0), pointer(0x1065), cine)).toEqual({ rate: 15, isMean: false });
});
