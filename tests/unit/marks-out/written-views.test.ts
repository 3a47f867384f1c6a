import { describe, expect, it } from 'vitest';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { writtenViews } from '#lib/cases/marks/written-views.ts';
import { writeStates } from '#lib/dicom/writing/write-state.ts';
import { caseWith, FRAME, found, KEY, line, PLACE, squeezed } from './case-with.ts';
import { examOf, original } from './exported.ts';

describe('how they are looked at', () => {
  it('is what a finding says of its image, turned as its folder opens', () => {
    const body = caseWith([line()], {
      of: FRAME,
      window: { centre: 40, width: 350 },
      zoom: 2,
      centre: { x: 256, y: 200 },
    });
    const folder = { folder: 'dossier', key: KEY, rotation: 1, flipped: true, inverted: true } as const;
    expect(writtenViews(body, { views: [folder] }, found)).toEqual({
      lost: [],
      views: [
        {
          image: squeezed,
          window: { centre: 40, width: 350 },
          area: { from: { x: 128, y: 0 }, to: { x: 384, y: 200 } },
          rotation: 1,
          flipped: true,
          inverted: true,
        },
      ],
    });
  });

  const folder = { folder: 'dossier', key: KEY, window: { centre: 1, width: 2 }, zoom: 4 } as const;

  it('is how the folder opens where a finding says nothing', () => {
    const whole = new Map([[PLACE, original()]]);
    const { views } = writtenViews(caseWith([line()], { of: FRAME }), { views: [folder] }, whole);
    expect(views).toMatchObject([
      { window: { centre: 1, width: 2 }, area: { from: { x: 192, y: 150 }, to: { x: 320, y: 250 } } },
    ]);
  });

  it('is nothing where a table makes the values: the state would have to repeat it', () => {
    const tabled = new Map([[PLACE, original({ isTabled: true })]]);
    const told = caseWith([line()], { of: FRAME, window: { centre: 1, width: 2 } });
    expect(writtenViews(told, { views: [folder] }, tabled)).toEqual({ views: [], lost: [] });
  });

  // PS3.4 N.2.1.3: a state without a window shows all values, whatever the image says.
  const own = { centre: 50, width: 400, voiFunction: 'SIGMOID' } as const;
  it.each([
    ['its folder’s series', { of: FRAME, series: { window: own } }, {}, own, []],
    ['its file', { of: FRAME }, { window: own }, own, []],
    ['nobody', { of: FRAME }, {}, undefined, ['no-window']],
    [
      'its finding, however narrow',
      { of: FRAME, window: { centre: 0.5, width: 0.2 } },
      { window: own },
      { centre: 0.5, width: 0.2, voiFunction: 'LINEAR_EXACT' },
      [],
    ],
    [
      'its file, of a picture of 8 bits',
      { window: { centre: 99, width: 9 } },
      { window: own },
      own,
      ['levels'],
    ],
  ] as [
    string,
    Parameters<typeof caseWith>[1],
    Parameters<typeof original>[0],
    object | undefined,
    string[],
  ][])('has the window of %s', async (_, options, file, expected, losses) => {
    const image = original(file);
    const { views, lost } = writtenViews(caseWith([line()], options), null, new Map([[PLACE, image]]));
    expect(views.map(({ window }) => window)).toEqual([expected]);
    expect(lost.map(({ loss }) => loss)).toEqual(losses);
    const [state] = writeStates([], views, examOf([image]));
    const said = Buffer.from(state!).toString('latin1');
    const { voiFunction } = (expected ?? {}) as { voiFunction?: string };
    expect(said.includes(voiFunction ?? 'LINEAR')).toBe(voiFunction !== undefined);
  });

  it('is told once of an image that is in a case twice', () => {
    const body = caseWith([line()], { of: FRAME });
    const [first] = body.folders;
    const anchor = { folder: 'copie', key: KEY, image: 0 };
    const marks = [{ ...line(), ...anchor }];
    const other = { id: 'autre', name: 'Kyste', explanation: '', ...anchor, marks, zoom: 2 } as CaseFinding;
    const twice = {
      folders: [first!, { ...first!, id: 'copie' }],
      findings: [...body.findings!, other],
    };
    const image = original({ window: own });
    const originals = new Map([PLACE, '1 0'].map((place) => [place, image]));
    const { views, lost } = writtenViews(twice, null, originals);
    // The one that a finding looks at, around the middle of its line.
    expect(views).toMatchObject([{ area: { from: { x: 115 - 128 }, to: { x: 115 + 128 } } }]);
    expect(lost).toEqual([{ finding: 'Nodule', loss: 'same-original', count: 1 }]);
  });
});
