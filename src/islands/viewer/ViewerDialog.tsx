import { useStore } from '@nanostores/react';
import {
  $viewerPreferences,
  PREFERENCE_BOUNDS,
  type PreferenceName,
  resetViewerPreferences,
  setViewerPreference,
} from '#lib/cases/viewer-preferences-store.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { MOUSE_BINDINGS, MOUSE_STYLES } from '#lib/imaging/mouse-bindings.ts';
import { viewerDialogMessages as m, mouseLine } from '#lib/viewer/dialog-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { hanging } from '#lib/viewer/hanging-store.ts';
import { helpSections } from '#lib/viewer/help.ts';
import { mouseStyle } from '#lib/viewer/mouse-style-store.ts';
import { Loaded } from '../form/Loaded.tsx';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import './settings-choices.css';

/** Choice of the mouse buttons' actions, with a list of the changed ones. */
function MouseChoice() {
  const chosen = useStore(mouseStyle.$choice);
  return (
    <fieldset className="mouse-choice">
      <legend>{m.mouse}</legend>
      {MOUSE_STYLES.map((style) => (
        <label key={style}>
          <input
            type="radio"
            name="mouse"
            checked={style === chosen}
            onChange={() => mouseStyle.choose(style)}
          />
          <span>
            {m.mouseStyles[style]}
            <span className="quiet">{mouseLine(MOUSE_BINDINGS[style])}</span>
          </span>
        </label>
      ))}
      <p className="quiet">{m.mouseElsewhere}</p>
    </fieldset>
  );
}

/** Choice whether cases open with comparable series side by side. */
function HangingChoice() {
  const isComparable = useStore(hanging.$choice) === 'comparable';
  return (
    <label className="hanging-choice">
      <input
        type="checkbox"
        checked={isComparable}
        onChange={({ target }) => hanging.choose(target.checked ? 'comparable' : 'one')}
      />
      <span>
        {m.opensHung}
        <span className="quiet">{m.opensHungHelp}</span>
      </span>
    </label>
  );
}

function SettingsDialog({ onClose }: DialogProps) {
  const preferences = useStore($viewerPreferences);
  const names = Object.keys(PREFERENCE_BOUNDS) as PreferenceName[];
  return (
    <DialogFrame title={m.settingsTitle} onClose={onClose}>
      <p className="quiet">{m.settingsIntro}</p>
      <MouseChoice />
      <HangingChoice />
      {names.map((name) => {
        const { least, most, step } = PREFERENCE_BOUNDS[name];
        return (
          <label key={name} className="preference">
            <span>{m.preferences[name]}</span>
            <span className="tabular">{m.preferenceValue(preferences[name])}</span>
            <input
              type="range"
              min={least}
              max={most}
              step={step}
              value={preferences[name]}
              onChange={(event) => setViewerPreference(name, Number(event.target.value))}
            />
          </label>
        );
      })}
      <button
        type="button"
        className="button"
        onClick={() => {
          resetViewerPreferences();
          mouseStyle.choose('own');
          hanging.choose('one');
        }}
      >
        {m.usual}
      </button>
    </DialogFrame>
  );
}

export interface ViewerDialogProps extends DialogProps {
  name: 'help' | 'settings' | 'planes';
  engine: Engine | null;
  shown: ViewerCase;
}

/** The dialogs of the viewer: help, settings, or multiplanar reconstruction, each loaded on demand. */
export function ViewerDialog({ name, engine, shown, onClose }: ViewerDialogProps) {
  if (name === 'help')
    return <HelpDialog sections={helpSections(MOUSE_BINDINGS[mouseStyle.$choice.get()])} onClose={onClose} />;
  if (name === 'settings') return <SettingsDialog onClose={onClose} />;
  if (!engine) return null;
  return (
    <Loaded
      load={async () => (await import('../reconstruction/Reconstruction.tsx')).Reconstruction}
      giveUp={onClose}
      props={{ engine, folders: shown.folders, onClose }}
    />
  );
}
