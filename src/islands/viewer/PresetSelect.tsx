import { useRef } from 'react';
import { CT_PRESETS, type PresetName, presetOf } from '#lib/domain/window-presets.ts';
import type { Window } from '#lib/domain/windowing.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { setWindow } from '#lib/viewer/state.ts';
import { backToPanel } from './ToolButton.tsx';

interface PresetSelectProps {
  engine: Engine;
  active: number;
  /** The active panel's own window. */
  window: Window | null;
}

/** The windows that are known by name, where the values are in Hounsfield units. */
export function PresetSelect({ engine, active, window: own }: PresetSelectProps) {
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
