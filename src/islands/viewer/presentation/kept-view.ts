import type { CasePresentation, FolderView } from '#lib/cases/presentation-schema.ts';
import { roundTo } from '#lib/platform/numbers.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { centreOf } from '#lib/viewer/panel-centre.ts';
import { anchorOf, factsAt } from '#lib/viewer/stack.ts';

/** The current view of a panel's folder; null while its slice is not known. */
function viewOf(engine: Engine, index: number): FolderView | null {
  const panel = engine.snapshot().state.panels[index];
  const stack = engine.stackOf(index);
  const anchor = anchorOf(stack, panel?.index ?? -1);
  const size = engine.sizeOf(index);
  if (!panel || !stack || !anchor || !size) return null;
  const { window, view } = panel;
  const { x, y } = centreOf(view, factsAt(stack, panel.index), size);
  const centre = { x: roundTo(x, 1000), y: roundTo(y, 1000) };
  return {
    folder: anchor.folder,
    key: anchor.file,
    ...(window && {
      window: { centre: roundTo(window.centre, 10), width: Math.max(0.1, roundTo(window.width, 10)) },
    }),
    ...(view.zoom !== 1 && { zoom: roundTo(view.zoom, 100) }),
    ...((centre.x !== 0.5 || centre.y !== 0.5) && { centre }),
    ...(view.rotation !== 0 && { rotation: view.rotation }),
    ...(view.flipped && { flipped: true as const }),
    ...(view.inverted && { inverted: true as const }),
  };
}

/** The presentation with the current panels and views; of two panels with the same folder, the first counts. */
export function withShownViews(engine: Engine, before: CasePresentation | null): CasePresentation {
  const { panels, linked } = engine.snapshot().state;
  const views = panels.flatMap((_, index) => viewOf(engine, index) ?? []);
  const own = views.filter(
    ({ folder }, index) => views.findIndex((each) => each.folder === folder) === index,
  );
  const kept = own.map((view) => withRange(view, rangeOf(before, view.folder)));
  const others = (before?.views ?? []).filter(({ folder }) => own.every((each) => each.folder !== folder));
  return {
    views: [...others, ...kept],
    panels: panels.flatMap(({ stack }) => engine.stacks[stack]?.folder ?? []),
    ...(!linked && panels.length > 1 && { unlinked: true as const }),
  };
}

type Range = NonNullable<FolderView['range']>;

const withRange = ({ range: _, ...view }: FolderView, range: Range | undefined): FolderView =>
  range ? { ...view, range } : view;

const rangeOf = (before: CasePresentation | null, id: string): Range | undefined =>
  before?.views.find(({ folder }) => folder === id)?.range;

/** The presentation with a changed view of one folder; a folder without a view gets that of the active panel. */
function withView(
  engine: Engine,
  before: CasePresentation | null,
  change: (view: FolderView) => FolderView,
): CasePresentation | null {
  const shown = viewOf(engine, engine.snapshot().state.active);
  if (!shown) return before;
  const views = before?.views ?? [];
  const isIt = ({ folder }: FolderView) => folder === shown.folder;
  if (!views.some(isIt)) return { ...before, views: [...views, change(shown)] };
  return { ...before, views: views.map((view) => (isIt(view) ? change(view) : view)) };
}

/**
 * The presentation with the active panel's slice as the first or the last one shown of its series. If the other end
 * would be on the wrong side, this slice becomes both ends.
 */
export function withRangeEnd(
  engine: Engine,
  before: CasePresentation | null,
  end: keyof Range,
): CasePresentation | null {
  const { active, panels } = engine.snapshot().state;
  const stack = engine.stackOf(active);
  const here = anchorOf(stack, panels[active]?.index ?? -1)?.file;
  const [first, last] = [stack?.files[0], stack?.files.at(-1)];
  if (!stack || !here || !first || !last) return before;
  return withView(engine, before, (view) => {
    const range = { ...(view.range ?? { from: first, to: last }), [end]: here };
    const isTurned = stack.files.indexOf(range.from) > stack.files.indexOf(range.to);
    return withRange(view, isTurned ? { from: here, to: here } : range);
  });
}

/** The presentation with a whole folder instead of a range. */
export function withoutRange(before: CasePresentation | null, id: string): CasePresentation | null {
  if (!before) return null;
  return {
    ...before,
    views: before.views.map((view) => (view.folder === id ? withRange(view, undefined) : view)),
  };
}

/** The ends of a range among the slices currently shown, from 1; null if the folder has no range. */
export function shownPlaces(
  { stacks }: Pick<Engine, 'stacks'>,
  { folder, range }: FolderView,
): { from: number; to: number } | null {
  const files = stacks.find((stack) => stack.folder === folder)?.files ?? [];
  if (!range) return null;
  const to = files.indexOf(range.to);
  return { from: Math.max(0, files.indexOf(range.from)) + 1, to: to === -1 ? files.length : to + 1 };
}

/** The presentation without the view of a folder; null once it is empty. */
export function withoutView(before: CasePresentation | null, id: string): CasePresentation | null {
  if (!before) return null;
  const views = before.views.filter(({ folder }) => folder !== id);
  return views.length === 0 ? null : { ...before, views };
}
