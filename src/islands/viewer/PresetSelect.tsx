import { PLAIN_WINDOW, type Window } from '#lib/imaging/windowing.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { factsOf } from '#lib/viewer/panel-actions.ts';
import { changeView, setWindow } from '#lib/viewer/state.ts';
import { backToPanel } from './ToolButton.tsx';
import { WindowSelect } from './WindowSelect.tsx';

interface PresetSelectProps {
  engine: Engine;
  active: number;
  /** The active panel's own window. */
  window: Window | null;
  inverted: boolean;
}

/** The windows of the active panel. */
export function PresetSelect({ engine, active, window, inverted }: PresetSelectProps) {
  const facts = factsOf(engine, active);
  const windowed = {
    own: facts?.window ?? PLAIN_WINDOW,
    show: (chosen: Window | null, isInverted: boolean) =>
      engine.update((state) =>
        changeView(setWindow(state, active, chosen), active, (view) => ({ ...view, inverted: isInverted })),
      ),
    showAutomatic: () =>
      void import('#lib/viewer/automatic-window.ts').then(
        ({ showAutomatic }) => showAutomatic(engine, active),
        () => undefined,
      ),
  };
  return (
    <WindowSelect
      unit={facts?.unit ?? null}
      windows={facts?.windows ?? []}
      windowed={windowed}
      window={window}
      inverted={inverted}
      back={backToPanel}
    />
  );
}
