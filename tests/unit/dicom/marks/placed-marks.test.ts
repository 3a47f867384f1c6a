import { expect, it } from 'vitest';
import { findingList } from '#lib/cases/findings-schema.ts';
import { placeFindings } from '#lib/cases/marks/place-findings.ts';
import { imageFinder, type StoredImage } from '#lib/cases/marks/stored-image.ts';
import { marksIn } from './files.ts';

const HASH = 'a'.repeat(64);

/** Images of 400 by 320 pixels of 0.5 by 0.8 mm, stored with square ones. */
const stored = (number: number, frame: number): StoredImage => ({
  folder: `dossier-${number}`,
  key: HASH,
  image: 0,
  instance: `1.2.826.0.1.3680043.9.1.3.${number}`,
  frame,
  series: '2.25.370.5',
  columns: 400,
  rows: 320,
  width: 400,
  height: 512,
  isFrame: true,
  rescale: { slope: 1, intercept: 0 },
  isTabled: false,
  isInverted: false,
});

const FILES =
  'length bidirectional round leaning points freehand rectangles coded loose many binary disc map specks';

it.each(FILES.split(' '))(
  'findings of %s are such as a case takes, where the file has them',
  async (name) => {
    const { findings: proposed } = await marksIn(name);
    const images = [1, 2, 3].flatMap((number) => [1, 2, 5, 7, 9].map((frame) => stored(number, frame)));
    const named = proposed.map((finding, at) => ({ ...finding, name: finding.name || `Signe ${at + 1}` }));
    const { findings, unplaced } = placeFindings(named, [], imageFinder(images), () => undefined);
    expect(findingList.safeParse(findings).error).toBeUndefined();
    expect(unplaced).toEqual({ withoutImage: 0, marks: 0, findings: 0 });
    expect(findings).toHaveLength(proposed.length);
    const off = findings.flatMap(({ marks }, at) =>
      marks.flatMap(({ points }, mark) =>
        points.map(({ x, y }, i) => {
          const { x: column, y: row } = proposed[at]!.marks[mark]!.points[i]!;
          return Math.hypot(x - column, y - row * 1.6);
        }),
      ),
    );
    expect(Math.max(...off)).toBeLessThan(0.001);
  },
);
