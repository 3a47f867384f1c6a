import { memo, useRef } from 'react';
import { CT_PRESETS, type PresetName, presetOf } from '#lib/domain/window-presets.ts';
import type { Window } from '#lib/domain/windowing.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { changeViewOf } from '#lib/viewer/panel-actions.ts';
import { resetPanel, setWindow, type Tool, undoMeasure } from '#lib/viewer/state.ts';

interface ToolbarProps {
  engine: Engine;
  active: number;
  tool: Tool;
  linked: boolean;
  playing: boolean;
  panels: number;
  inverted: boolean;
  flipped: boolean;
  stack: number;
  /** The active panel's own window. */
  window: Window | null;
  /** The viewer fills the screen. */
  full: boolean;
  /** 2 on a phone. */
  panelsMost: number;
  onPanels(count: number): void;
  onFullScreen(): void;
  onSettings(): void;
  onHelp(): void;
}

const TOOLS: [Tool, string][] = [
  ['scroll', 'i-lucide-layers'],
  ['window', 'i-lucide-contrast'],
  ['zoom', 'i-lucide-zoom-in'],
  ['pan', 'i-lucide-move'],
];
const MEASURES: [Tool, string][] = [
  ['length', 'i-lucide-ruler'],
  ['angle', 'i-lucide-drafting-compass'],
  ['ellipse', 'i-lucide-circle-dashed'],
  ['probe', 'i-lucide-crosshair'],
];

/** After a press by hand the keys belong to the images again: Space plays, the arrows change slices. */
function backToPanel(): void {
  document.querySelector<HTMLElement>('.panel-view.active')?.focus({ preventScroll: true });
}

interface ToolProps {
  icon?: string;
  label: string;
  text?: string;
  pressed?: boolean;
  /** It opens a dialog, which gives the focus back to it. */
  opens?: boolean;
  onPress(): void;
}

function ToolButton({ icon, label, text, pressed, opens = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="tool"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      onClick={({ detail }) => {
        onPress();
        // A press by keyboard has no clicks to count.
        if (detail > 0 && !opens) backToPanel();
      }}
    >
      {icon && <i className={icon} aria-hidden="true" />}
      {text}
    </button>
  );
}

function PresetSelect({ engine, active, window: own }: Pick<ToolbarProps, 'engine' | 'active' | 'window'>) {
  const byHand = useRef(false);
  const hounsfield = engine.stackOf(active)?.unit === 'HU';
  const value = own === null ? 'own' : (hounsfield && presetOf(own)) || 'free';
  const choose = (name: string) =>
    engine.update((state) =>
      setWindow(state, active, name === 'own' ? null : CT_PRESETS[name as PresetName]),
    );
  return (
    <select
      className="tool-select"
      aria-label={m.presetLabel}
      title={m.presetLabel}
      value={value}
      onPointerDown={() => {
        byHand.current = true;
      }}
      onKeyDown={() => {
        byHand.current = false;
      }}
      onChange={(event) => {
        choose(event.target.value);
        if (byHand.current) backToPanel();
      }}
    >
      <option value="own">{m.ownWindow}</option>
      {value === 'free' && <option value="free">{m.freeWindow}</option>}
      {hounsfield &&
        (Object.keys(CT_PRESETS) as PresetName[]).map((name) => (
          <option key={name} value={name}>
            {m.presetNames[name]}
          </option>
        ))}
    </select>
  );
}

/** The tools: what the left button or a finger does, and what acts at once on the active panel. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { engine, active, tool, linked, playing, panels, panelsMost, window, ...on } = props;
  const tools = (list: [Tool, string][]) =>
    list.map(([name, icon]) => (
      <ToolButton
        key={name}
        icon={icon}
        label={m.toolNames[name]}
        pressed={tool === name}
        onPress={() => engine.update((before) => ({ ...before, tool: name }))}
      />
    ));
  const turn = (change: Parameters<typeof changeViewOf>[2]) => changeViewOf(engine, active, change);
  return (
    <div className="toolbar" role="toolbar" aria-label={m.tools}>
      <div className="tool-group">{tools(TOOLS)}</div>
      <div className="tool-group">
        <PresetSelect engine={engine} active={active} window={window} />
      </div>
      <div className="tool-group">
        {tools(MEASURES)}
        <ToolButton
          icon="i-lucide-undo-2"
          label={m.undo}
          onPress={() => engine.update((before) => undoMeasure(before, active))}
        />
      </div>
      <div className="tool-group">
        <ToolButton
          icon="i-lucide-sun-moon"
          label={m.invert}
          pressed={on.inverted}
          onPress={() => turn((was) => ({ ...was, inverted: !was.inverted }))}
        />
        <ToolButton
          icon="i-lucide-rotate-cw"
          label={m.rotate}
          onPress={() => turn((was) => ({ ...was, turns: (was.turns + 1) % 4 }))}
        />
        <ToolButton
          icon="i-lucide-flip-horizontal-2"
          label={m.flip}
          pressed={on.flipped}
          onPress={() => turn((was) => ({ ...was, flipped: !was.flipped }))}
        />
        <ToolButton
          icon="i-lucide-refresh-ccw"
          label={m.reset}
          onPress={() => engine.update((before) => resetPanel(before, active))}
        />
      </div>
      <div className="tool-group">
        <ToolButton
          icon={playing ? 'i-lucide-pause' : 'i-lucide-play'}
          label={playing ? m.pause : m.play}
          onPress={() => engine.update((before) => ({ ...before, playing: !before.playing }))}
        />
        {panels > 1 && (
          <ToolButton
            icon="i-lucide-link"
            label={m.link}
            pressed={linked}
            onPress={() => engine.update((before) => ({ ...before, linked: !before.linked }))}
          />
        )}
        {Array.from({ length: panelsMost }, (_, i) => (
          <ToolButton
            key={m.panelCount(i + 1)}
            text={String(i + 1)}
            label={m.panelCount(i + 1)}
            pressed={panels === i + 1}
            onPress={() => on.onPanels(i + 1)}
          />
        ))}
      </div>
      <div className="tool-group">
        {document.fullscreenEnabled && (
          <ToolButton
            icon={on.full ? 'i-lucide-minimize' : 'i-lucide-maximize'}
            label={on.full ? m.leaveFullScreen : m.fullScreen}
            onPress={on.onFullScreen}
          />
        )}
        <ToolButton icon="i-lucide-sliders-horizontal" label={m.settings} opens onPress={on.onSettings} />
        <ToolButton icon="i-lucide-circle-question-mark" label={m.help} opens onPress={on.onHelp} />
      </div>
    </div>
  );
});
