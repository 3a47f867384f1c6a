import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { type FindingMark, isMarkKind } from '#lib/cases/finding.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import type { CasePresentation } from '#lib/cases/presentation-schema.ts';
import { french } from '#lib/platform/typography.ts';
import type { DemoCase, DemoFinding, DemoOpening } from './demo-case.ts';

/** Adds findings to a case. */
export function withFindings(demo: DemoCase, ...findings: DemoFinding[]): DemoCase {
  return {
    ...demo,
    findings: findings.map(({ name, explanation, marks, ...place }) => ({
      ...place,
      name: french(name),
      explanation: french(explanation),
      marks: marks.map(french),
    })),
  };
}

function markOf(line: string): Pick<FindingMark, 'kind' | 'points' | 'text'> {
  const [kind = '', ...rest] = line.split(' ');
  if (!isMarkKind(kind)) throw new Error(`No mark: ${line}`);
  const numbers = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }));
  const text = rest.slice(numbers.length).join(' ');
  return { kind, points, ...(kind === 'label' && { text }) };
}

/** The findings of a demo case on its images. */
export function findingsOn(
  folders: readonly CaseFolder[],
  findings: readonly DemoFinding[] = [],
): CaseFinding[] {
  return findings.flatMap(({ on, image, name, explanation, zoom, marks }, index) => {
    const folder = folders.find(({ id }) => id === on);
    const key = folder?.images[image === undefined ? (folder.mainImage ?? 0) : image - 1]?.file;
    if (key === undefined) return [];
    const place = { folder: on, key };
    return [
      {
        id: `c${index + 1}`,
        name,
        explanation,
        ...place,
        ...(zoom !== undefined && { zoom }),
        marks: marks.map((line) => ({ ...markOf(line), ...place })),
      },
    ];
  });
}

/** Adds an opening presentation to a case. */
export const openedAs = (demo: DemoCase, opening: DemoOpening): DemoCase => ({ ...demo, opening });

/** The presentation of a demo case; each folder opens on its cover slice. */
export function openingOn(folders: readonly CaseFolder[], { views, panels }: DemoOpening): CasePresentation {
  return {
    panels,
    views: views.flatMap((view) => {
      const folder = folders.find(({ id }) => id === view.folder);
      const key = folder?.images[folder.mainImage ?? 0]?.file;
      return key === undefined ? [] : [{ ...view, key }];
    }),
  };
}
