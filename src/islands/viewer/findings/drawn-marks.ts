import { isMarkKind } from '#lib/domain/finding.ts';
import type { AnchoredMeasure } from '#lib/domain/measure.ts';
import type { CaseFinding, CaseMark } from '#lib/kinds/case/findings-schema.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { isOnPlane } from '#lib/viewer/measures/on-plane.ts';
import { pixelInMiddle } from '#lib/viewer/panel-centre.ts';
import type { ShownFinding } from '#lib/viewer/show-finding.ts';
import { anchorOf } from '#lib/viewer/stack.ts';

/** Tenths of a pixel are as fine as anybody draws. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** What is drawn, as it is stored. */
export function marksDrawn(measures: readonly AnchoredMeasure[]): CaseMark[] {
  return measures.flatMap(({ kind, folder, file: key, points, text }) =>
    isMarkKind(kind) && !isOnPlane(key)
      ? [
          {
            kind,
            folder,
            key,
            points: points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
            ...(text !== undefined && { text }),
          },
        ]
      : [],
  );
}

/** Stored marks as they are drawn. */
const asDrawn = (marks: readonly CaseMark[]) => marks.map(({ key: file, ...mark }) => ({ ...mark, file }));

export function areSameMarks(one: readonly CaseMark[], other: readonly CaseMark[]): boolean {
  const plain = (marks: readonly CaseMark[]) =>
    JSON.stringify(
      marks.map(({ kind, folder, key, points, text }) => [
        kind,
        folder,
        key,
        points.map(({ x, y }) => [x, y]),
        text,
      ]),
    );
  return plain(one) === plain(other);
}

/** Where a finding is among what the viewer shows; undefined when its image is not there. */
export function placeFinding(
  { stacks }: Engine,
  { folder: own, key, marks, ...finding }: CaseFinding,
): ShownFinding | undefined {
  const first = stacks.findIndex(({ folder }) => folder === own);
  for (const folder of [first, ...stacks.keys()]) {
    const image = stacks[folder]?.files.indexOf(key) ?? -1;
    if (image !== -1) return { ...finding, folder, image, file: key, marks: asDrawn(marks) };
  }
  return undefined;
}

/** What is in the middle of a panel that is enlarged, in pixels of its image. */
function middleShown(engine: Engine, panel: number): Pick<CaseFinding, 'centre'> {
  const view = engine.snapshot().state.panels[panel]?.view;
  const shape = engine.stackOf(panel)?.shape;
  const size = engine.sizeOf(panel);
  if (!view || view.zoom <= 1 || !shape || !size) return {};
  const { x, y } = pixelInMiddle(view, shape, size);
  return { centre: { x: rounded(x), y: rounded(y) } };
}

/** The slice, window, zoom and middle that are shown, as a finding keeps them; null while the slice is not known. */
export function shownView(
  engine: Engine,
): Pick<CaseFinding, 'folder' | 'key' | 'window' | 'zoom' | 'centre'> | null {
  const { panels, active } = engine.snapshot().state;
  const panel = panels[active];
  const anchor = anchorOf(engine.stackOf(active), panel?.index ?? -1);
  if (!panel || !anchor) return null;
  const { window, view } = panel;
  return {
    folder: anchor.folder,
    key: anchor.file,
    ...(window && {
      window: { centre: rounded(window.centre), width: Math.max(0.1, rounded(window.width)) },
    }),
    ...(view.zoom > 1 && { zoom: Math.round(view.zoom * 100) / 100 }),
    ...middleShown(engine, active),
  };
}
