import type { ModalityUnit } from '#lib/imaging/value-unit.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { changeView, setWindow } from '#lib/viewer/state.ts';
import { backToPanel } from './ToolButton.tsx';
import { WindowSelect } from './WindowSelect.tsx';

/** The windows of the image in the active panel. */
export interface ImageWindows {
  unit: ModalityUnit | null;
  /** The image's default window. */
  own: Window;
  /** Further windows given in the file. */
  windows: readonly Window[];
}

interface PresetSelectProps extends ImageWindows {
  engine: Engine;
  active: number;
  /** The window set for the active panel; null for the image's default. */
  window: Window | null;
  inverted: boolean;
}

/** Choice of the window of the active panel. */
export function PresetSelect(props: PresetSelectProps) {
  const { engine, active, unit, own, windows, window, inverted } = props;
  const windowed = {
    own,
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
      unit={unit}
      windows={windows}
      windowed={windowed}
      window={window}
      inverted={inverted}
      back={backToPanel}
    />
  );
}
