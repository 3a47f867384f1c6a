import type { CaseFolder, EditedCase } from '#lib/cases/body-schema.ts';
import type { CaseFinding, CaseMark } from '#lib/cases/findings-schema.ts';
import { original } from './exported.ts';

export const KEY = 'a'.repeat(64);
export const PLACE = '0 0';

type Series = NonNullable<CaseFolder['series']>;

/** A case of one image with one finding. */
export function caseWith(
  marks: Pick<CaseMark, 'kind' | 'points' | 'text'>[],
  { series = {}, of = {}, ...finding }: { series?: Series; of?: object } & Partial<CaseFinding> = {},
): Pick<EditedCase, 'folders' | 'findings'> {
  const anchor = { folder: 'dossier', key: KEY, image: 0 };
  return {
    folders: [
      {
        id: 'dossier',
        name: 'TDM',
        description: '',
        images: [
          { kind: 'image', file: KEY, width: 512, height: 800, ...of } as CaseFolder['images'][number],
        ],
        series,
      },
    ],
    findings: [
      {
        id: 'signe',
        name: 'Nodule',
        explanation: 'Lisse.',
        ...anchor,
        marks: marks.map((mark) => ({ ...mark, ...anchor })),
        ...finding,
      } as CaseFinding,
    ],
  };
}

/** Turns an image into a frame, which has windows in the units of its file. */
export const FRAME = { kind: 'frame', frame: KEY };

export const line = (kind: CaseMark['kind'] = 'length') => ({
  kind,
  points: [
    { x: 100, y: 200 },
    { x: 130, y: 240 },
  ],
});

/** Stored at twice its height: its pixels were made square. */
export const squeezed = original({ rows: 400, spacing: [1.4, 0.7], aspect: 2 });
export const found = new Map([[PLACE, squeezed]]);
