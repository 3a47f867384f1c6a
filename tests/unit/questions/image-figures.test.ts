import { describe, expect, it } from 'vitest';
import type { FirstAttempt } from '#lib/questions/figures/marked-answers.ts';
import { figuresOf } from '#lib/questions/figures/question-figures.ts';

describe('what questions on the images are worth', () => {
  const file = 'a'.repeat(64);
  const side = { folder: 'f1', file, image: 4 };
  const outline = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  const findings = [
    {
      id: 'c1',
      name: 'Nodule',
      explanation: '',
      folder: 0,
      image: 4,
      file,
      width: 100,
      height: 100,
      spacing: null,
      spacingKind: null,
      marks: [{ kind: 'contour' as const, ...side, points: outline }],
    },
  ];
  const zone = {
    id: 'z',
    format: 'zone' as const,
    text: 'Où ?',
    structures: [{ id: 'r', finding: 'c1', reach: 1 }],
  };
  const measure = {
    id: 'm',
    format: 'measure' as const,
    text: 'Combien ?',
    quantity: 'length' as const,
    least: 10,
    most: 12,
  };
  const asked = {
    questions: { explained: 'end' as const, steps: [{ id: 's', text: '', questions: [zone, measure] }] },
    findings,
  };
  const attempt = (x: number, image: number, value: number): FirstAttempt => ({
    asked,
    steps: [
      {
        step: 's',
        answers: { z: { points: [{ folder: 'f1', file, image, x, y: 5 }] }, m: { measure: { value } } },
      },
    ],
  });
  const attempts = [
    attempt(9, 4, 11),
    attempt(5, 5, 12),
    attempt(40, 4, 11),
    attempt(5, 9, 30),
    { asked, steps: [] },
  ];

  it('tells who pointed at a structure, and where on its image, in no order of people', () => {
    const [told] = figuresOf(asked, attempts, asked.questions);
    expect(told?.told?.zones).toMatchObject([
      {
        people: 2,
        points: [
          { x: 5, y: 5 },
          { x: 9, y: 5 },
          { x: 40, y: 5 },
        ],
        elsewhere: 1,
      },
    ]);
    expect(told?.told).toMatchObject({ mean: 0.4, unanswered: 1 });
  });

  it('tells what was measured, and nothing of fewer than five people', () => {
    const [, told] = figuresOf(asked, attempts, asked.questions);
    expect(told?.told?.measured).toEqual({
      quantity: 'length',
      values: [
        { value: 11, isRight: true, people: 2 },
        { value: 12, isRight: true, people: 1 },
        { value: 30, isRight: false, people: 1 },
      ],
    });
    expect(figuresOf(asked, attempts.slice(1), asked.questions).map(({ told }) => told)).toEqual([
      null,
      null,
    ]);
  });
});
