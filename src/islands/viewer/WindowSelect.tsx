import { useRef } from 'react';
import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import { CT_PRESETS, type PresetName, presetOf } from '#lib/imaging/window-presets.ts';
import { RANGES } from '#lib/imaging/window-range.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { rangeNameOf, type ShownRange, showRange, type WindowTarget } from '#lib/viewer/ranges.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';

interface WindowSelectProps {
  unit: ModalityUnit | null;
  /** Further windows given in the file. */
  windows: readonly Window[];
  windowed: WindowTarget;
  /** Null for the image's default window. */
  window: Window | null;
  inverted: boolean;
  /** Moves the focus after a choice by pointer. */
  back(): void;
}

const areSame = (a: Window, b: Window) =>
  a.centre === b.centre && a.width === b.width && a.voiFunction === b.voiFunction;

/** The choices: further windows of the file, then named ones. */
function choicesOf(props: WindowSelectProps) {
  const { unit, windows, window, windowed, inverted } = props;
  const named = namedChoicesOf(props);
  const at = window ? windows.findIndex((each) => areSame(each, window)) : -1;
  return {
    options: [
      ...windows.map((each, i) => [`file-${i}`, m.fileWindow(i + 2, m.window(each, unit))] as const),
      ...named.options,
    ],
    value: at === -1 ? named.value : `file-${at}`,
    choose(name: string) {
      const chosen = windows.find((_, i) => name === `file-${i}`);
      if (chosen) windowed.show(chosen, inverted);
      else named.choose(name);
    },
  };
}

/** The named windows where values are in Hounsfield units; otherwise windows relative to the image's own. */
function namedChoicesOf({ unit, windowed, window, inverted }: WindowSelectProps) {
  if (unit === 'HU') {
    const names = Object.keys(CT_PRESETS) as PresetName[];
    return {
      options: names.map((name) => [name, m.presetNames[name]] as const),
      value: window === null ? 'own' : (presetOf(window) ?? 'free'),
      choose: (name: string) =>
        windowed.show(name === 'own' ? null : CT_PRESETS[name as PresetName], inverted),
    };
  }
  return {
    options: [...RANGES, 'inverted' as const].map((name) => [name, m.rangeNames[name]] as const),
    value: rangeNameOf(windowed.own, window, inverted) ?? 'free',
    choose: (name: string) => showRange(windowed, name as ShownRange),
  };
}

/** Windows to choose from. */
export function WindowSelect(props: WindowSelectProps) {
  const byHand = useRef(false);
  const { options, value, choose } = choicesOf(props);
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
        // A window set by hand is not a choice, because it is already applied.
        if (event.target.value !== 'free') choose(event.target.value);
        if (byHand.current) props.back();
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
