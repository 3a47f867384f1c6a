import { PLANE_NAMES, type PlaneName } from '#lib/imaging/volume/planes.ts';
import type { Projection } from '#lib/imaging/volume/sampling.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { commandLabels, commandMenu, commandWord, withKey } from '#lib/viewer/commands-texts.ts';
import { canStepPlanes } from '#lib/viewer/planes/plane-measure-steps.ts';
import {
  chooseTool,
  erase,
  invertPlanes,
  PLANE_TOOLS,
  redo,
  resetViews,
  undo,
  windowByHistogram,
} from '#lib/viewer/planes/planes-commands.ts';
import type { PlanesEngine } from '#lib/viewer/planes/planes-engine.ts';
import type { PlanesState, PlaneTool } from '#lib/viewer/planes/planes-state.ts';
import { reconstructionMessages as m } from '#lib/viewer/reconstruction-texts.ts';
import { useRovingFocus } from '../form/use-roving-focus.ts';
import { ToolButton } from '../viewer/ToolButton.tsx';
import { ToolMenu } from '../viewer/ToolMenu.tsx';
import { WindowSelect } from '../viewer/WindowSelect.tsx';
import { backToPlanes } from './planes-on-top.ts';

/** The default window of a series, and whether its low values are shown white. */
export interface OwnLook {
  window: Window;
  inverted: boolean;
  /** Further windows given in the files. */
  windows: readonly Window[];
}

interface PlanesToolsProps {
  engine: PlanesEngine;
  state: PlanesState;
  own: OwnLook;
  /** Media query of screens that show one plane at a time. */
  phone: string;
}

type Part = Pick<PlanesToolsProps, 'engine' | 'state'>;

/**
 * Undo and redo of measurements. Always present: buttons that appear would move the planes under the pointer
 * during a measurement.
 */
function UndoTools({ engine, state }: Part) {
  const can = (way: 'undo' | 'redo') => canStepPlanes(state, engine.series, way);
  return (
    <>
      <ToolButton
        icon="i-lucide-undo-2"
        label={withKey(commandLabels.undoMeasure, 'z', { control: true })}
        word={commandWord('undoMeasure')}
        disabled={!can('undo')}
        back={backToPlanes}
        onPress={() => undo(engine)}
      />
      <ToolButton
        icon="i-lucide-redo-2"
        label={withKey(commandLabels.redoMeasure, 'y', { control: true })}
        word={commandWord('redoMeasure')}
        disabled={!can('redo')}
        back={backToPlanes}
        onPress={() => redo(engine)}
      />
    </>
  );
}

const tools = Object.keys(PLANE_TOOLS) as PlaneTool[];
const labelOf = (tool: PlaneTool) =>
  withKey(tool === 'cross' ? m.cross : commandLabels[tool], PLANE_TOOLS[tool].key, {
    shift: PLANE_TOOLS[tool].shift ?? false,
  });
const wordOf = (tool: PlaneTool) => (tool === 'cross' ? m.cross : commandWord(tool));

function Buttons({ engine, state }: Part) {
  return (
    <div className="tool-group">
      {tools
        .filter((tool) => !PLANE_TOOLS[tool].isInMenu)
        .map((tool) => (
          <ToolButton
            key={tool}
            icon={PLANE_TOOLS[tool].icon}
            label={labelOf(tool)}
            word={wordOf(tool)}
            pressed={state.tool === tool}
            back={backToPlanes}
            onPress={() => chooseTool(engine, tool)}
          />
        ))}
      <ToolMenu
        name={commandMenu.moreMeasures}
        tools={tools
          .filter((tool) => PLANE_TOOLS[tool].isInMenu)
          .map((tool) => ({
            label: labelOf(tool),
            word: wordOf(tool),
            icon: PLANE_TOOLS[tool].icon,
            pressed: state.tool === tool,
            onPress: () => chooseTool(engine, tool),
          }))}
        back={backToPlanes}
      />
      <ToolButton
        icon="i-lucide-eraser"
        label={withKey(commandLabels.eraseMeasure, 'Delete')}
        word={commandWord('eraseMeasure')}
        back={backToPlanes}
        onPress={() => erase(engine, state.active)}
      />
      <UndoTools engine={engine} state={state} />
      <ToolButton
        icon="i-lucide-sun-moon"
        label={withKey(m.invert, 'i')}
        word={m.invert}
        pressed={state.inverted}
        back={backToPlanes}
        onPress={() => invertPlanes(engine)}
      />
      <ToolButton
        icon="i-lucide-refresh-ccw"
        label={withKey(m.reset, 'r')}
        word={m.reset}
        back={backToPlanes}
        onPress={() => resetViews(engine)}
      />
    </div>
  );
}

function Windows({ engine, state, own }: Part & Pick<PlanesToolsProps, 'own'>) {
  const isOwn = JSON.stringify(state.window) === JSON.stringify(own.window);
  const windowed = {
    own: own.window,
    show: (window: Window | null, inverted: boolean) =>
      engine.update((now) => ({
        ...now,
        window: window ?? own.window,
        inverted: inverted !== own.inverted,
      })),
    showAutomatic: () => windowByHistogram(engine),
  };
  return (
    <WindowSelect
      unit={engine.unit === 'levels' ? null : engine.unit}
      windows={own.windows}
      windowed={windowed}
      window={isOwn ? null : state.window}
      inverted={state.inverted !== own.inverted}
      back={backToPlanes}
    />
  );
}

/** The choice of planes to show: all, or one. */
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

function Slab({ engine, state: { slab } }: Part) {
  return (
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
  );
}

/** Tools, window, shown planes and slab: the tool bar is one stop of the Tab key. */
export function PlanesTools({ engine, state, own, phone }: PlanesToolsProps) {
  const { bar, onKeyDown, onFocus } = useRovingFocus<HTMLDivElement>();
  return (
    <div
      ref={bar}
      className="planes-tools"
      role="toolbar"
      aria-label={m.tools}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      <Buttons engine={engine} state={state} />
      <PlaneChoice engine={engine} state={state} phone={phone} />
      <Windows engine={engine} state={state} own={own} />
      <Slab engine={engine} state={state} />
    </div>
  );
}
