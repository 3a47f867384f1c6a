import type { CaseImage } from '#lib/cases/body-schema.ts';
import type { CaseFinding, CaseMark } from '#lib/cases/findings-schema.ts';
import type { MarkedBody } from '#lib/cases/marked-image.ts';
import type { CaseQuestions, ZoneQuestion } from '#lib/questions/questions-schema.ts';

/** A case with zone questions and two folders; the second step reveals the second folder. */

export const file = (digit: string) => digit.repeat(64);
const image = (digit: string): CaseImage => ({ kind: 'image', file: file(digit), width: 200, height: 100 });

export const contour = (key: string, folder: string, points: [number, number][]): CaseMark => ({
  kind: 'contour',
  folder,
  key,
  points: points.map(([x, y]) => ({ x, y })),
});
export const ellipse = (key: string, folder: string, points: [number, number][]): CaseMark => ({
  ...contour(key, folder, points),
  kind: 'ellipse',
});

export const finding = (id: string, name: string, marks: CaseMark[]): CaseFinding => ({
  id,
  name,
  explanation: `POURQUOI-${id}`,
  folder: marks[0]!.folder,
  key: marks[0]!.key,
  marks,
});

export const TRIANGLE: [number, number][] = [
  [20, 10],
  [60, 10],
  [20, 50],
];

const zone = (id: string, ...findings: string[]): ZoneQuestion => ({
  id,
  format: 'zone',
  text: `Désignez ${id}.`,
  explanation: `EXPLICATION-${id}`,
  structures: findings.map((each) => ({ id: `${id}-${each}`, finding: each, reach: 2 })),
});

export const zoneQuestions: CaseQuestions = {
  explained: 'end',
  steps: [
    { id: 's1', text: 'Chute de sa hauteur.', questions: [zone('z1', 'n1', 'n2')] },
    { id: 's2', text: 'IRM.', folders: ['f2'], questions: [zone('z2', 'n3', 'n1')] },
  ],
};

export const zoneCase: MarkedBody & { questions: CaseQuestions } = {
  folders: [
    { id: 'f1', name: 'TDM', description: '', images: [image('1'), image('2')] },
    { id: 'f2', name: 'IRM', description: '', images: [image('a')] },
  ],
  findings: [
    finding('n1', 'Scaphoïde & <os>', [contour(file('1'), 'f1', TRIANGLE)]),
    finding('n2', 'Lunatum {{c2::x}}', [
      ellipse(file('2'), 'f1', [
        [60, 30],
        [20, 10],
      ]),
      ellipse(file('1'), 'f1', [
        [0, 0],
        [4, 4],
      ]),
    ]),
    finding('n3', 'Œdème', [contour(file('a'), 'f2', TRIANGLE)]),
  ],
  presentation: null,
  questions: zoneQuestions,
};
