import { describe, expect, it } from 'vitest';
import { findingCounts } from '#lib/cases/finding-places.ts';
import { casePaths } from '#lib/cases/paths.ts';
import { parseWritingHash, type WritingPlace, writingHash } from '#lib/cases/writing-place.ts';

describe('where findings are written', () => {
  it.each<[WritingPlace, string]>([
    [{ finding: 'c1' }, 'signes/c1'],
    [{ folder: 'f-2_a', image: 0 }, 'signes/f-2_a/1'],
    [{ folder: 'f1', image: 411 }, 'signes/f1/412'],
  ])('%j is told behind the # of the address, and read again', (place, hash) => {
    expect(writingHash(place)).toBe(hash);
    expect(parseWritingHash(`#${hash}`)).toEqual(place);
  });

  it.each([
    '',
    '#',
    '#signes',
    '#signes/',
    '#signes/a b',
    '#signes/f1/x',
    '#signes/f1/2/3',
    '#titre',
    '#signes/-f',
  ])('%j tells of no place', (hash) => expect(parseWritingHash(hash)).toBeUndefined());

  it('is on the page of the working copy, which says nothing of it to the server', () => {
    const { hash, pathname, search } = new URL(
      casePaths.writeFindings('a-1', { folder: 'f1', image: 2 }),
      'https://negatoscope.example',
    );
    expect([pathname, search, hash]).toEqual(['/preview/a-1', '', '#signes/f1/3']);
  });
});

describe('findings of the images of a folder', () => {
  const image = (file: string) => ({ kind: 'image' as const, file, width: 10, height: 10 });
  const [one, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const folder = (id: string, files: string[]) => ({
    id,
    name: id,
    description: '',
    images: files.map(image),
  });
  const finding = (id: string, folderId: string, key: string, at: number) => ({
    id,
    name: id,
    explanation: '',
    folder: folderId,
    key,
    image: at,
    marks: [],
  });
  const folders = [folder('f1', [one, other, one]), folder('f2', [other])];

  it('are counted at their key image, of images that are alike at the nearest', () => {
    const findings = [
      finding('c1', 'f1', one, 0),
      finding('c2', 'f1', one, 2),
      finding('c3', 'f1', one, 2),
      finding('c4', 'f2', other, 0),
    ];
    expect([...findingCounts({ folders, findings }, 'f1')]).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect([...findingCounts({ folders, findings }, 'f2')]).toEqual([[0, 1]]);
  });

  it('are none where the image is gone, or where a case has none', () => {
    expect(findingCounts({ folders, findings: [finding('c1', 'f1', 'c'.repeat(64), 0)] }, 'f1').size).toBe(0);
    expect(findingCounts({ folders }, 'f1').size).toBe(0);
  });
});
