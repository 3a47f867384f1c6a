import { memo } from 'react';
import type { Window } from '#lib/domain/windowing.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { changeViewOf, mirrorPanel, turnPanel } from '#lib/viewer/panel-actions.ts';
import { resetPanel, type Tool, undoMeasure } from '#lib/viewer/state.ts';
import { PresetSelect } from './PresetSelect.tsx';
import { ToolButton } from './ToolButton.tsx';

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
          onPress={() => changeViewOf(engine, active, (was) => ({ ...was, inverted: !was.inverted }))}
        />
        <ToolButton icon="i-lucide-rotate-cw" label={m.rotate} onPress={() => turnPanel(engine, active)} />
        <ToolButton
          icon="i-lucide-flip-horizontal-2"
          label={m.flip}
          pressed={on.flipped}
          onPress={() => mirrorPanel(engine, active)}
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
