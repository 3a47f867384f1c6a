import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import type { WritingPlace } from '#lib/cases/writing-place.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { afterMeasures, measure } from '#lib/viewer/measures/late.ts';
import { showFinding } from '#lib/viewer/show-finding.ts';
import { chooseTool, goTo, showStack } from '#lib/viewer/state.ts';
import { findingShown, placeFinding } from './drawn-marks.ts';

/** Shows an image of the case, given by its index in the whole folder. */
function showImage(engine: Engine, { folder, image }: { folder: string; image: number }): void {
  const { stacks } = engine;
  const at = stacks.findIndex((stack) => stack.folder === folder);
  if (at === -1) return;
  engine.update((state) => {
    const { active } = state;
    return goTo(showStack(state, stacks, active, at), stacks, active, image - (stacks[at]?.first ?? 0));
  });
}

/** Selects the arrow tool, because an author draws the first finding of an image, then names it. */
function takeArrow(engine: Engine): void {
  afterMeasures(() => engine.update((state) => chooseTool(state, 'arrow')));
  measure(() => undefined);
}

/**
 * Shows the place where the author wants to edit findings, and returns the id of the finding to open. For an image
 * without findings, it selects the arrow tool, to draw the first one.
 */
export function beginAt(
  engine: Engine,
  place: WritingPlace,
  findings: readonly CaseFinding[],
): string | undefined {
  const named = 'finding' in place ? findings.find(({ id }) => id === place.finding) : undefined;
  const there = named && placeFinding(engine, named);
  if (there) showFinding(engine, there, engine.snapshot().state.measures);
  else if ('folder' in place) showImage(engine, place);
  const open = there ? named : findingShown(engine, findings);
  if (!open) takeArrow(engine);
  return open?.id;
}
