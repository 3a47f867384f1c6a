import { isMarkKind } from '#lib/cases/finding.ts';
import type { CaseFinding, CaseMark } from '#lib/cases/findings-schema.ts';
import { type AnchoredMeasure, nearestTwin } from '#lib/imaging/measure.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { isOnPlane } from '#lib/viewer/measures/on-plane.ts';
import { factsOf } from '#lib/viewer/panel-actions.ts';
import { pixelInMiddle } from '#lib/viewer/panel-centre.ts';
import type { ShownFinding } from '#lib/viewer/show-finding.ts';
import { anchorOf, type Stack } from '#lib/viewer/stack.ts';

/** Rounds to a tenth of a pixel: nobody draws more precisely. */
const rounded = (value: number) => roundTo(value, 10);

/** Whether a measurement can mark a finding; angles, probes and measurements on planes cannot. */
export const isMark = ({ kind, file }: Pick<AnchoredMeasure, 'kind' | 'file'>) =>
  isMarkKind(kind) && !isOnPlane(file);

/** Converts measurements on the images into stored marks. */
export function marksDrawn(
  measures: readonly AnchoredMeasure[],
  stacks: readonly Pick<Stack, 'folder' | 'first'>[],
): CaseMark[] {
  return measures.flatMap(({ kind, folder, file: key, image, points, text }) =>
    isMarkKind(kind) && !isOnPlane(key)
      ? [
          {
            kind,
            folder,
            key,
            ...(image !== undefined && { image: image + firstOf(stacks, folder) }),
            points: points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) })),
            ...(text !== undefined && { text }),
          },
        ]
      : [],
  );
}

/** Number of images of a folder before the first one shown. */
const firstOf = (stacks: readonly Pick<Stack, 'folder' | 'first'>[], id: string) =>
  stacks.find(({ folder }) => folder === id)?.first ?? 0;

/** Converts stored marks into measurements on the images. */
const asDrawn = (marks: readonly CaseMark[], stacks: readonly Stack[]) =>
  marks.map(({ key: file, image, ...mark }) => ({
    ...mark,
    file,
    ...(image !== undefined && { image: image - firstOf(stacks, mark.folder) }),
  }));

export function areSameMarks(one: readonly CaseMark[], other: readonly CaseMark[]): boolean {
  const plain = (marks: readonly CaseMark[]) =>
    JSON.stringify(
      // The image's index is not compared, because older marks have none.
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

/** The index of a finding's image in the viewer; undefined if the viewer does not show it. */
export function placeFinding(
  { stacks }: Engine,
  { folder: own, key, image: was = 0, marks, ...finding }: CaseFinding,
): ShownFinding | undefined {
  const first = stacks.findIndex(({ folder }) => folder === own);
  for (const folder of [first, ...stacks.keys()]) {
    const { files = [], first: before = 0 } = stacks[folder] ?? {};
    const twins = files.flatMap((file, at) => (file === key ? [at] : []));
    const image = nearestTwin(twins, was - before);
    if (image !== undefined) return { ...finding, folder, image, file: key, marks: asDrawn(marks, stacks) };
  }
  return undefined;
}

/** The first of these findings whose key image is in the active panel. */
export function findingShown(engine: Engine, findings: readonly CaseFinding[]): CaseFinding | undefined {
  const { panels, active } = engine.snapshot().state;
  const panel = panels[active];
  return findings.find((finding) => {
    const place = placeFinding(engine, finding);
    return place !== undefined && place.folder === panel?.stack && place.image === panel.index;
  });
}

/** The centre of an enlarged panel, in pixels of its image. */
function middleShown(engine: Engine, panel: number): Pick<CaseFinding, 'centre'> {
  const view = engine.snapshot().state.panels[panel]?.view;
  const shape = factsOf(engine, panel)?.shape;
  const size = engine.sizeOf(panel);
  if (!view || view.zoom <= 1 || !shape || !size) return {};
  const { x, y } = pixelInMiddle(view, shape, size);
  return { centre: { x: rounded(x), y: rounded(y) } };
}

/** The slice of a finding, and its view. */
type FindingView = Pick<CaseFinding, 'folder' | 'key' | 'image' | 'window' | 'zoom' | 'centre'>;

/** Moves a finding to another slice or changes its view: absent properties are those of the slice itself. */
export function withView(
  { window: _, zoom: __, centre: ___, ...kept }: CaseFinding,
  view: FindingView,
): CaseFinding {
  return { ...kept, ...view };
}

/** The current slice, window, zoom and centre, in the form of a finding; null while the slice is not known. */
export function shownView(engine: Engine): FindingView | null {
  const { panels, active } = engine.snapshot().state;
  const panel = panels[active];
  const anchor = anchorOf(engine.stackOf(active), panel?.index ?? -1);
  if (!panel || !anchor) return null;
  const { window, view } = panel;
  return {
    folder: anchor.folder,
    key: anchor.file,
    image: (panel.index ?? 0) + firstOf(engine.stacks, anchor.folder),
    ...(window && {
      window: { centre: rounded(window.centre), width: Math.max(0.1, rounded(window.width)) },
    }),
    ...(view.zoom > 1 && { zoom: roundTo(view.zoom, 100) }),
    ...middleShown(engine, active),
  };
}
