import { useEffect } from 'react';
import type { Engine } from '#lib/viewer/engine.ts';
import { actionOf, type KeyAction } from '#lib/viewer/keys.ts';
import {
  changeViewOf,
  mirrorPanel,
  panPanel,
  turnPanel,
  windowPanel,
  zoomPanel,
} from '#lib/viewer/panel-actions.ts';
import { isMeasure } from '#lib/viewer/panel-input.ts';
import { activate, resetPanel, undoMeasure } from '#lib/viewer/state.ts';

/** What only the page can do. */
export interface KeyCommands {
  panels(count: number): void;
  folder(by: number): void;
  fullScreen(): void;
  help(): void;
  /** Moves the aim of a measure drawn by keyboard, or puts a point there. */
  aim(x: number, y: number): void;
  point(): void;
}

/** Elements that use these keys themselves, or scroll with them. */
const OWN_KEYS = 'input, textarea, select, dialog, [popover], [contenteditable], .case-texts';
/** Elements that Enter and Space press. */
const PRESSED = 'a, button, summary';

/** Where an action takes place. */
interface Place {
  engine: Engine;
  active: number;
  commands: KeyCommands;
}

const PERFORM: { [Act in KeyAction['act']]: (place: Place, action: KeyAction & { act: Act }) => void } = {
  panels: ({ commands }, { count }) => commands.panels(count),
  step: ({ engine, active }, { by }) => engine.step(active, by),
  edge: ({ engine, active }, { end }) =>
    engine.goTo(active, end === 'first' ? 0 : (engine.stackOf(active)?.count ?? 1) - 1),
  pan: ({ engine, active }, by) => panPanel(engine, active, by),
  zoom: ({ engine, active }, { factor }) => zoomPanel(engine, active, factor),
  window: ({ engine, active }, { level, stretch }) => windowPanel(engine, active, level, stretch),
  folder: ({ commands }, { by }) => commands.folder(by),
  panel: ({ engine }) => engine.update((state) => activate(state, (state.active + 1) % state.panels.length)),
  invert: ({ engine, active }) =>
    changeViewOf(engine, active, (view) => ({ ...view, inverted: !view.inverted })),
  rotate: ({ engine, active }) => turnPanel(engine, active),
  flip: ({ engine, active }) => mirrorPanel(engine, active),
  reset: ({ engine, active }) => engine.update((state) => resetPanel(state, active)),
  undo: ({ engine, active }) => engine.update((state) => undoMeasure(state, active)),
  link: ({ engine }) => engine.update((state) => ({ ...state, linked: !state.linked })),
  cine: ({ engine }) => engine.update((state) => ({ ...state, playing: !state.playing })),
  escape: ({ engine }) => engine.update((state) => ({ ...state, tool: 'scroll', playing: false })),
  'full-screen': ({ commands }) => commands.fullScreen(),
  help: ({ commands }) => commands.help(),
  point: ({ commands }) => commands.point(),
};

function perform(engine: Engine, action: KeyAction, commands: KeyCommands): void {
  const { active } = engine.snapshot().state;
  const act = PERFORM[action.act] as (place: Place, action: KeyAction) => void;
  act({ engine, active, commands }, action);
}

const AIMS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The viewer's keys, wherever the focus is, except where they mean something else. */
export function useKeys(engine: Engine | null, commands: KeyCommands): void {
  useEffect(() => {
    if (!engine) return;
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest(OWN_KEYS)) return;
      if ((event.key === 'Enter' || event.key === ' ') && target?.closest(PRESSED)) return;
      const measuring = isMeasure(engine.snapshot().state.tool);
      const aim =
        measuring && !event.ctrlKey && !event.metaKey && !event.altKey ? AIMS[event.key] : undefined;
      const action = aim ? undefined : actionOf(event);
      if (!aim && !action) return;
      event.preventDefault();
      const far = event.shiftKey ? 20 : 2;
      if (aim) commands.aim(aim[0] * far, aim[1] * far);
      else if (action) perform(engine, action, commands);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [engine, commands]);
}
