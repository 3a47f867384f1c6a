import { haveSamePlane, shareSpace } from '#lib/imaging/slice-geometry.ts';
import { aligned } from './linking.ts';
import type { Stack } from './stack.ts';
import { firstPanel, type ViewState, withoutSelection } from './state.ts';

/** Hanging protocol: shows comparable series side by side. */

/** Words in series names that distinguish series of one plane; of two matches, the longer one counts. */
const WEIGHTING = /(?<![a-z0-9])(T1|T2\*|T2|FLAIR|STIR|SWI|DWI|ADC|TOF|PD|perfusion|diffusion)(?![a-z0-9*])/i;

const weightingOf = ({ name = '' }: Stack): string | undefined => WEIGHTING.exec(name)?.[1]?.toUpperCase();

/**
 * Indexes of the series comparable to one: stacks of the same type and plane. First those in its frame of reference,
 * beginning with weightings that are not chosen yet; then the others, beginning with its own weighting.
 */
export function comparableTo(stacks: readonly Stack[], active: number): number[] {
  const here = stacks[active];
  if (!here) return [];
  const others = [...stacks.keys()].filter((index) => {
    const other = stacks[index]!;
    const [own, theirs] = [here.geometry.orientation, other.geometry.orientation];
    if (index === active || !own || !theirs) return false;
    return haveSamePlane(own, theirs) && here.count > 1 === other.count > 1;
  });
  const near = others.filter((index) => shareSpace(here.geometry, stacks[index]!.geometry));
  const far = others.filter((index) => !near.includes(index));
  const weightings = new Set([weightingOf(here)]);
  const [fresh, again]: [number[], number[]] = [[], []];
  for (const index of near) {
    const weighting = weightingOf(stacks[index]!);
    (weighting !== undefined && weightings.has(weighting) ? again : fresh).push(index);
    weightings.add(weighting);
  }
  const isAlike = (index: number) => weightingOf(stacks[index]!) === weightingOf(here);
  return [...fresh, ...again, ...far.filter(isAlike), ...far.filter((index) => !isAlike(index))];
}

/**
 * The state with comparable series beside the active one, in the case's order and as far as there is room; panels keep
 * their view. The same state if there are none.
 */
export function hangComparable(state: ViewState, stacks: readonly Stack[]): ViewState {
  const active = state.panels[state.active];
  const chosen = active ? comparableTo(stacks, active.stack).slice(0, state.maxPanels - 1) : [];
  if (!active || chosen.length === 0) return state;
  const shown = [active.stack, ...chosen].sort((a, b) => a - b);
  const panels = shown.map((stack, id) => {
    const before = stack === active.stack ? active : state.panels.find((each) => each.stack === stack);
    return { ...(before ?? firstPanel(id, stacks, stack)), id };
  });
  const at = shown.indexOf(active.stack);
  const placed = { ...state, panels, active: at, enlarged: false, playing: false };
  return withoutSelection(aligned(placed, stacks, at));
}
