import { useRef } from 'react';
import { CT_PRESETS, type PresetName, presetOf } from '#lib/domain/window-presets.ts';
import { RANGES } from '#lib/domain/window-range.ts';
import type { Window } from '#lib/domain/windowing.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { rangeNameOf, type ShownRange, showRange } from '#lib/viewer/ranges.ts';
import { setWindow } from '#lib/viewer/state.ts';
import { backToPanel } from './ToolButton.tsx';

interface PresetSelectProps {
  engine: Engine;
  active: number;
  /** The active panel's own window. */
  window: Window | null;
  inverted: boolean;
}

/** The windows that are known by name where the values are in Hounsfield units; elsewhere those of the image itself. */
function presetsOf({ engine, active, window, inverted }: PresetSelectProps) {
  const stack = engine.stackOf(active);
  if (stack?.unit === 'HU') {
    const names = Object.keys(CT_PRESETS) as PresetName[];
    return {
      options: names.map((name) => [name, m.presetNames[name]] as const),
      value: window === null ? 'own' : (presetOf(window) ?? 'free'),
      choose: (name: string) =>
        engine.update((state) =>
          setWindow(state, active, name === 'own' ? null : CT_PRESETS[name as PresetName]),
        ),
    };
  }
  return {
    options: [...RANGES, 'inverted' as const].map((name) => [name, m.rangeNames[name]] as const),
    value: (stack && rangeNameOf(stack.window, window, inverted)) ?? 'free',
    choose: (name: string) => showRange(engine, active, name as ShownRange),
  };
}

/** Windows to choose from. */
export function PresetSelect(props: PresetSelectProps) {
  const byHand = useRef(false);
  const { options, value, choose } = presetsOf(props);
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
      {options.map(([name, label]) => (
        <option key={name} value={name}>
          {label}
        </option>
      ))}
    </select>
  );
}
