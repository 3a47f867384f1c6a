import { describe, expect, it } from 'vitest';
import type { MarksDocument } from '#lib/dicom/attributes/proposed-marks.ts';
import { ReportReader } from '#lib/dicom/documents/report-items.ts';
import { placeSpatial } from '#lib/dicom/documents/spatial-marks.ts';
import { readFile } from '#lib/dicom/read-file.ts';
import { Refusal } from '#lib/dicom/refusal.ts';
import { mutate } from '../mutate.ts';
import { text, writeDicom } from '../write-dicom.ts';
import { briefs, leftOf, markBytes, marksIn, names } from './files.ts';

const RECTANGLE = [
  [10, 10],
  [10, 40],
  [50, 40],
  [50, 10],
];

/** The distance of a point from a circle around 128, 128. */
const offCircle = ({ x, y }: { x: number; y: number }, radius: number) =>
  Math.abs(Math.hypot(x - 128, y - 128) - radius);

describe('measurement reports', () => {
  it('a length is where it was measured, on pixels that are not square', async () => {
    const read = await marksIn('length');
    expect(briefs(read)).toEqual([[['length', '1/0', [[20, 20], [52, 50]]]]]); // biome-ignore format: one mark
    expect(names(read)).toEqual(['Nodule']);
    expect(read).toMatchObject({ source: 'report', views: [], keyImages: [], left: [] });
  });

  it('a pair of diameters is two lengths, and its free words are a text', async () => {
    const read = await marksIn('bidirectional');
    expect(briefs(read)).toEqual([
      [
        ['length', '2/0', [[10.25, 20.5], [50.25, 20.5]]], // biome-ignore format: one mark
        ['length', '2/0', [[30, 10], [30, 30.75]]], // biome-ignore format: one mark
      ],
    ]);
    expect(names(read)).toEqual(['Adénopathie de Mme Zébulonne (texte)']);
  });

  it('an upright ellipse is one whichever axis is the longer, a circle where pixels are square', async () => {
    const read = await marksIn('round');
    const box = [['ellipse', '1/0', [[10, 20], [50, 40]]]]; // biome-ignore format: one mark
    expect(briefs(read)).toEqual([box, box, [['ellipse', '1/0', [[95, 85], [105, 95]]]]]); // biome-ignore format: one mark
    expect(read.findings.map(({ marks }) => marks[0]!.only)).toEqual([
      undefined,
      undefined,
      { isSquare: true },
    ]);
    expect(names(read)).toEqual(['Kyste (texte)', 'Area', 'Area']);
  });

  it('a leaning ellipse is a contour on it', async () => {
    const [finding] = (await marksIn('leaning')).findings;
    expect(finding).toMatchObject({ name: 'Lésion 1', isCoded: false });
    const { kind, points } = finding!.marks[0]!;
    expect([kind, points.length <= 200]).toEqual(['contour', true]);
    const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
    const middles = points.map(({ x, y }, i) => {
      const next = points[(i + 1) % points.length]!;
      return { x: (x + next.x) / 2, y: (y + next.y) / 2 };
    });
    const ratio = ({ x, y }: { x: number; y: number }) => {
      const [dx, dy] = [x - 120, y - 100];
      return Math.hypot((dx * cos + dy * sin) / 40, (dy * cos - dx * sin) / 15);
    };
    expect(Math.max(...points.map((point) => Math.abs(ratio(point) - 1)))).toBeLessThan(1e-5);
    expect(Math.max(...middles.map((point) => (1 - ratio(point)) * 40))).toBeLessThan(0.1);
  });

  it('what no finding can be marked with is named, and nothing is made of it', async () => {
    const read = placeSpatial(await marksIn('left'), []);
    expect(read.findings).toEqual([]);
    expect(leftOf(read)).toEqual([
      'angle: Angle, Angle, POLYLINE',
      'angle: Cobb, Cobb angle, POLYLINE',
      'open-line: Area, Area, POLYLINE',
      'line: Length, Length, POLYLINE',
      'line: Doppler, Velocity, POLYLINE',
      'no-position: Volume',
      'no-image: Sans image, POINT',
      'shape: Loin, Length, POLYLINE',
      'no-plane: Espace, POINT',
    ]);
  });

  it('an arrow ends where it points, points are labels, a key image is one', async () => {
    const read = await marksIn('points');
    expect(briefs(read)).toEqual([
      [['arrow', '1/0', [[80, 81], [60, 61]]]], // biome-ignore format: one mark
      [['arrow', '1/0', [[10, 11], [30.5, 31.5]]]], // biome-ignore format: one mark
      [['label', '1/0', [[5.25, 6.75]]]],
      [['label', '1/0', [[1, 2]]], ['label', '1/0', [[3, 4]]], ['label', '1/0', [[5, 6]]]], // biome-ignore format: marks
    ]);
    expect(names(read)).toEqual(['Ici', 'Là', 'Sonde', 'Calcifications'].map((name) => `${name} (texte)`));
    expect(read.findings[2]!.marks[0]!.text).toBe('Sonde');
    expect(read.keyImages).toEqual([{ instance: '1.2.826.0.1.3680043.9.1.3.3', frame: 4 }]);
  });

  it('a contour of thousands of points has few, all within half a pixel; one that cannot is named', async () => {
    const read = await marksIn('freehand');
    expect(names(read)).toEqual(['Foie (texte)']);
    const { kind, points } = read.findings[0]!.marks[0]!;
    expect([kind, points.length > 20, points.length <= 200]).toEqual(['contour', true, true]);
    const between = points.flatMap((point, i) => {
      const next = points[(i + 1) % points.length]!;
      return [0, 0.25, 0.5, 0.75].map((t) => ({
        x: point.x + t * (next.x - point.x),
        y: point.y + t * (next.y - point.y),
      }));
    });
    expect(Math.max(...between.map((point) => offCircle(point, 60)))).toBeLessThanOrEqual(0.5);
    expect(leftOf(read)).toEqual(['too-complex: Bruit, Area, POLYLINE']);
  });

  it('a rectangle of cornerstoneTools 4 is closed without saying so', async () => {
    const read = await marksIn('rectangles');
    const rectangle = [['contour', '1/0', RECTANGLE]];
    expect(briefs(read).slice(0, 2)).toEqual([rectangle, rectangle]);
    expect(read.findings[2]!.marks[0]!.points).toHaveLength(12);
  });

  it('codes make its name; a region of three numbers is one contour, on the frame that a library cites', async () => {
    const read = await marksIn('coded');
    expect(names(read)).toEqual(['Nodule, Lung, Right']);
    expect(briefs(read)).toEqual([[['contour', '3/7', RECTANGLE]]]);
  });

  it('words of private codes, and of standard ones that name the patient, are texts', async () => {
    expect(names(await marksIn('planted'))).toEqual([
      'M. Bernadin (texte)',
      'Nodule ZEBULONNE (texte)',
      'Suivi Dr Planteau (texte)',
    ]);
  });

  it('items outside of any group are read too', async () => {
    const read = await marksIn('loose');
    expect(names(read)).toEqual(['Micronodule (texte)', 'Nodule']);
    expect(briefs(read)[0]).toEqual([['label', '1/0', [[7, 8]]]]);
  });

  it('a report of words alone is none', async () => {
    await expect(marksIn('words')).rejects.toMatchObject({ code: 'no_image' });
  });

  it('what is more than a case may have is told', async () => {
    const read = await marksIn('many');
    expect(read.findings).toHaveLength(30);
    expect(leftOf(read)).toEqual(['more-marks: Semis: 5', 'more-findings: 3']);
  });
});

const ALL = 'length bidirectional round leaning left points freehand rectangles coded planted loose many';

it.each(ALL.split(' '))(
  'names of %s are its identities and its exam, and else in texts alone',
  async (name) => {
    const { identities, exam, ...read }: MarksDocument = await marksIn(name);
    // What tells whose images its shapes of space may lie on; it is dropped once they do.
    expect(exam).toEqual({ patient: 'IPP-884422|zébulonne ophélie', studies: ['2.25.370.3'] });
    expect(placeSpatial({ identities, exam, ...read }, [])).not.toHaveProperty('exam');
    expect(identities).toEqual(
      expect.arrayContaining([
        'Zébulonne^Ophélie',
        'IPP-884422',
        'Planteau^Docteur',
        'Mirandole^Observatrice',
      ]),
    );
    const coded = { ...read, findings: read.findings.filter(({ isCoded }) => isCoded) };
    expect(JSON.stringify(coded)).not.toMatch(/z[ée]bulonne|oph[ée]lie|884422|77120|planteau|mirandole/i);
  },
);

it('damaged reports are read or refused, within the limits of a case', async () => {
  for (let seed = 0; seed < 150; seed++) {
    const bytes = mutate(markBytes(ALL.split(' ')[seed % 12]!), seed);
    const outcome = await marksIn('', bytes).catch((error: unknown) => error);
    if (outcome instanceof Refusal) continue;
    const { findings } = outcome as MarksDocument;
    expect(findings.length).toBeLessThanOrEqual(30);
    for (const { marks } of findings) {
      expect(marks.length).toBeLessThanOrEqual(20);
      for (const { points } of marks) {
        expect(points.length).toBeLessThanOrEqual(200);
        expect(points.every(({ x, y }) => Math.abs(x) <= 75_000 && Math.abs(y) <= 75_000)).toBe(true);
      }
    }
  }
});

it('of the images that one shape cites, a thousand are kept', async () => {
  const frames = Array.from({ length: 1500 }, (_, i) => i + 1).join('\\');
  const cited = [text(0x00081155, 'UI', '2.25.5'), text(0x00081160, 'IS', frames)];
  const image = [{ tag: 0x00081199, vr: 'SQ', value: [cited] }, text(0x0040a040, 'CS', 'IMAGE')];
  const { dataSet } = await readFile(writeDicom([{ tag: 0x0040a730, vr: 'SQ', value: [image] }]), true);
  const reader = new ReportReader(dataSet, () => '');
  const images = reader.images({ type: 'SCOORD', concept: undefined, dataSet });
  expect([images.length, images.at(-1)]).toEqual([1000, { instance: '2.25.5', frame: 1000 }]);
});
