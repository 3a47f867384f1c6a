import { PLANE_NAMES, type PlaneName } from '#lib/domain/volume/planes.ts';
import type { Projection } from '#lib/domain/volume/sampling.ts';
import { CT_PRESETS, type PresetName, presetOf } from '#lib/domain/window-presets.ts';
import type { Window } from '#lib/domain/windowing.ts';
import { reconstructionMessages as m } from '#lib/messages/reconstruction.ts';
import { viewerMessages } from '#lib/messages/viewer.ts';
import { commandLabels, commandWord, withKey } from '#lib/messages/viewer-commands.ts';
import { chooseTool, invertPlanes, PLANE_TOOLS, resetViews } from '#lib/viewer/planes/planes-commands.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import {
  changeLean,
  changeThickness,
  type PlanesState,
  type PlaneTool,
  THICKNESS,
} from '#lib/viewer/planes/planes-state.ts';
import { ToolButton } from '../viewer/ToolButton.tsx';
import { backToPlanes } from './planes-on-top.ts';

interface PlanesToolsProps {
  engine: PlanesEngine;
  state: PlanesState;
  unit: 'HU' | null;
  own: Window;
  /** Media of screens that show one plane at a time. */
  phone: string;
}

type Part = Pick<PlanesToolsProps, 'engine' | 'state'>;

function Buttons({ engine, state }: Part) {
  const press = (act: () => void) => () => {
    act();
    backToPlanes();
  };
  return (
    <div className="tool-group">
      {(Object.keys(PLANE_TOOLS) as PlaneTool[]).map((tool) => (
        <ToolButton
          key={tool}
          icon={PLANE_TOOLS[tool].icon}
          label={withKey(tool === 'cross' ? m.cross : commandLabels[tool], PLANE_TOOLS[tool].key)}
          word={tool === 'cross' ? m.cross : commandWord(tool)}
          pressed={state.tool === tool}
          opens
          onPress={press(() => chooseTool(engine, tool))}
        />
      ))}
      <ToolButton
        icon="i-lucide-sun-moon"
        label={withKey(m.invert, 'i')}
        word={m.invert}
        pressed={state.inverted}
        opens
        onPress={press(() => invertPlanes(engine))}
      />
      <ToolButton
        icon="i-lucide-refresh-ccw"
        label={withKey(m.reset, 'r')}
        word={m.reset}
        opens
        onPress={press(() => resetViews(engine))}
      />
    </div>
  );
}

function Windows({ engine, state, unit, own }: Part & Pick<PlanesToolsProps, 'unit' | 'own'>) {
  const preset = unit === 'HU' ? presetOf(state.window) : undefined;
  const isOwn = JSON.stringify(state.window) === JSON.stringify(own);
  return (
    <select
      className="tool-select"
      aria-label={viewerMessages.presetLabel}
      value={isOwn ? 'own' : (preset ?? 'free')}
      onChange={({ target: { value } }) =>
        engine.update((now) => ({ ...now, window: value === 'own' ? own : CT_PRESETS[value as PresetName] }))
      }
    >
      <option value="own">{viewerMessages.ownWindow}</option>
      {!isOwn && !preset && <option value="free">{viewerMessages.freeWindow}</option>}
      {unit === 'HU' &&
        (Object.keys(CT_PRESETS) as PresetName[]).map((name) => (
          <option key={name} value={name}>
            {viewerMessages.presetNames[name]}
          </option>
        ))}
    </select>
  );
}

/** Which planes are seen: all, or one. */
function PlaneChoice({ engine, state, phone }: Part & { phone: string }) {
  const choose = (shown: PlaneName | 'all') =>
    engine.update((now) => ({ ...now, shown, active: shown === 'all' ? now.active : shown }));
  return (
    <select
      className="tool-select"
      aria-label={m.shown}
      value={state.shown}
      onChange={({ target }) => choose(target.value as PlaneName | 'all')}
    >
      {!matchMedia(phone).matches && <option value="all">{m.all}</option>}
      {PLANE_NAMES.map((name) => (
        <option key={name} value={name}>
          {m.planes[name]}
        </option>
      ))}
    </select>
  );
}

function Slab({ engine, state }: Part) {
  const { slab, thickness } = state;
  return (
    <div className="planes-slab">
      <select
        className="tool-select"
        aria-label={m.slab}
        value={slab ?? ''}
        onChange={({ target: { value } }) =>
          engine.update((now) => ({ ...now, slab: value === '' ? null : (value as Projection) }))
        }
      >
        <option value="">{m.noSlab}</option>
        {(['greatest', 'least', 'mean'] as const).map((projection) => (
          <option key={projection} value={projection}>
            {m.slabs[projection]}
          </option>
        ))}
      </select>
      {slab && (
        <label className="planes-range">
          <span className="visually-hidden">{m.thickness}</span>
          <input
            type="range"
            min={THICKNESS.least}
            max={THICKNESS.most}
            value={thickness}
            onChange={({ target }) => engine.update((now) => changeThickness(now, Number(target.value)))}
          />
          <output className="tabular">{m.millimetres(thickness)}</output>
        </label>
      )}
    </div>
  );
}

function LeanRange({ engine, state, part }: Part & { part: 'turn' | 'tilt' }) {
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

/** Tools, window, planes shown, slab, and how the oblique plane leans. */
export function PlanesTools({ engine, state, unit, own, phone }: PlanesToolsProps) {
  const hasOblique = state.shown === 'all' || state.shown === 'oblique';
  return (
    <div className="planes-tools" role="toolbar" aria-label={m.tools}>
      <Buttons engine={engine} state={state} />
      <PlaneChoice engine={engine} state={state} phone={phone} />
      <Windows engine={engine} state={state} unit={unit} own={own} />
      <Slab engine={engine} state={state} />
      {hasOblique && (
        <>
          <LeanRange engine={engine} state={state} part="turn" />
          <LeanRange engine={engine} state={state} part="tilt" />
        </>
      )}
    </div>
  );
}
