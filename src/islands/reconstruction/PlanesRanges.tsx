import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import { changeLean, changeThickness, type PlanesState, THICKNESS } from '#lib/viewer/planes/planes-state.ts';
import { reconstructionMessages as m } from '#lib/viewer/reconstruction-texts.ts';

interface PlanesRangesProps {
  engine: PlanesEngine;
  state: PlanesState;
}

function ThicknessRange({ engine, state: { thickness } }: PlanesRangesProps) {
  return (
    <label className="planes-range">
      <span>{m.slab}</span>
      <input
        type="range"
        aria-label={m.thickness}
        min={THICKNESS.least}
        max={THICKNESS.most}
        value={thickness}
        onChange={({ target }) => engine.update((now) => changeThickness(now, Number(target.value)))}
      />
      <output className="tabular">{m.millimetres(thickness)}</output>
    </label>
  );
}

function LeanRange({ engine, state, part }: PlanesRangesProps & { part: 'turn' | 'tilt' }) {
  return (
    <label className="planes-range">
      <span>{m[part]}</span>
      <input
        type="range"
        min={-90}
        max={90}
        value={state.lean[part]}
        onChange={({ target }) => engine.update((now) => changeLean(now, { [part]: Number(target.value) }))}
      />
      <output className="tabular">{m.degrees(state.lean[part])}</output>
    </label>
  );
}

/**
 * Sliders for the slab thickness and for the tilt of the oblique plane: outside of the tool bar, where arrow keys move
 * the focus. Below the planes, where they take no space.
 */
export function PlanesRanges({ engine, state }: PlanesRangesProps) {
  const hasOblique = state.shown === 'all' || state.shown === 'oblique';
  return (
    <div className="planes-ranges">
      {state.slab && <ThicknessRange engine={engine} state={state} />}
      {hasOblique && (
        <>
          <LeanRange engine={engine} state={state} part="turn" />
          <LeanRange engine={engine} state={state} part="tilt" />
        </>
      )}
    </div>
  );
}
