import { afterAll, describe, expect, it } from 'vitest';
import { openBodies } from '#lib/items/server/bodies/bodies.ts';
import { errorCode } from '../contract/error-code.ts';

const bodies = openBodies();
afterAll(() => bodies.close());

const key = (index: number) => index.toString(16).padStart(64, '0');
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));
/** The images of a case, so many that a thread of their own works on them. */
function folders(count: number) {
  const images = Array.from({ length: count }, (_, index) => ({
    kind: 'image',
    file: key(index),
    width: 4,
    height: 3,
  }));
  return { folders: [{ id: 'f1', name: 'A', description: '', images }], mainImage: null };
}
const check = (sent: Uint8Array, before = '{}') => bodies.run('p', 'check', 'case', 'images', sent, before);

describe.each([3, 2000])('a body of %i images', (count) => {
  it('is checked, summarised, and told by the files that come and go', async () => {
    const value = folders(count);
    const before = JSON.stringify({ folders: [{ images: [{ file: key(0) }, { file: key(count) }] }] });
    const checked = await check(bytes(value), before);
    expect(JSON.parse(checked.text)).toEqual(value);
    expect(checked.summary).toMatchObject({ imageCount: count, seriesCount: 1 });
    expect([checked.added.length, checked.removed]).toEqual([count - 1, [key(count)]]);
    const again = await bodies.run('p', 'unnamed', [key(0), key(count)], [checked.text]);
    expect(again).toEqual([key(count)]);
  });

  it('is refused with its faults in French', async () => {
    const value = folders(count);
    Object.assign(value.folders[0]!.images[0]!, { width: 0 });
    const refused = check(bytes(value));
    await expect(refused).rejects.toMatchObject({
      code: 'invalid',
      details: [expect.stringContaining('au moins 1')],
    });
    const cut = bytes(folders(count)).subarray(0, -1);
    expect(await errorCode(check(cut))).toBe('bad_json');
  });
});

it('a large body leaves the server’s own thread free', async () => {
  const sent = bytes(folders(2000));
  const [own, all] = [process.threadCpuUsage(), process.cpuUsage()];
  await check(sent);
  const ownTime = process.threadCpuUsage(own).user;
  // Processor time of this thread beside that of all: what else the machine does makes no difference.
  expect(ownTime).toBeLessThan(process.cpuUsage(all).user / 2);
});

it('so many bodies of one person may wait, and no more', async () => {
  const sent = bytes(folders(600));
  const codes = await Promise.all(Array.from({ length: 24 }, () => errorCode(check(sent))));
  expect(new Set(codes)).toEqual(new Set(['no error', 'busy']));
  expect(await errorCode(check(sent))).toBe('no error');
});
