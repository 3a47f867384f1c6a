import type { CasePresentation, FolderView } from '#lib/kinds/case/presentation-schema.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { centreOf } from '#lib/viewer/panel-centre.ts';
import { anchorOf } from '#lib/viewer/stack.ts';

/** Finer than anybody sees. */
const rounded = (value: number, by: number) => Math.round(value * by) / by;

/** How a panel shows its folder; null while its slice is not known. */
function viewOf(engine: Engine, index: number): FolderView | null {
  const panel = engine.snapshot().state.panels[index];
  const stack = engine.stackOf(index);
  const anchor = anchorOf(stack, panel?.index ?? -1);
  const size = engine.sizeOf(index);
  if (!panel || !stack || !anchor || !size) return null;
  const { window, view } = panel;
  const { x, y } = centreOf(view, stack, size);
  const centre = { x: rounded(x, 1000), y: rounded(y, 1000) };
  return {
    folder: anchor.folder,
    key: anchor.file,
    ...(window && {
      window: { centre: rounded(window.centre, 10), width: Math.max(0.1, rounded(window.width, 10)) },
    }),
    ...(view.zoom !== 1 && { zoom: rounded(view.zoom, 100) }),
    ...((centre.x !== 0.5 || centre.y !== 0.5) && { centre }),
    ...(view.rotation !== 0 && { rotation: view.rotation }),
    ...(view.flipped && { flipped: true as const }),
    ...(view.inverted && { inverted: true as const }),
  };
}

/** What is kept, with how every panel shows its folder and the panels themselves; of two that show the same the first counts. */
export function withShownViews(engine: Engine, before: CasePresentation | null): CasePresentation {
  const { panels, linked } = engine.snapshot().state;
  const views = panels.flatMap((_, index) => viewOf(engine, index) ?? []);
  const own = views.filter(
    ({ folder }, index) => views.findIndex((each) => each.folder === folder) === index,
  );
  const others = (before?.views ?? []).filter(({ folder }) => own.every((each) => each.folder !== folder));
  return {
    views: [...others, ...own],
    panels: panels.flatMap(({ stack }) => engine.stacks[stack]?.folder ?? []),
    ...(!linked && panels.length > 1 && { unlinked: true as const }),
  };
}

/** What is kept without the view of a folder; null once nothing is. */
export function withoutView(before: CasePresentation | null, id: string): CasePresentation | null {
  if (!before) return null;
  const views = before.views.filter(({ folder }) => folder !== id);
  return views.length === 0 ? null : { ...before, views };
}
