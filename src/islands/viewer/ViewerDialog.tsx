import { useStore } from '@nanostores/react';
import {
  $viewerPreferences,
  PREFERENCE_BOUNDS,
  type PreferenceName,
  resetViewerPreferences,
  setViewerPreference,
} from '#lib/cases/viewer-preferences-store.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { viewerDialogMessages as m } from '#lib/viewer/dialog-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { helpSections } from '#lib/viewer/help.ts';
import { Loaded } from '../form/Loaded.tsx';
import { DialogFrame, type DialogProps } from './DialogFrame.tsx';
import { HelpDialog } from './HelpDialog.tsx';

function SettingsDialog({ onClose }: DialogProps) {
  const preferences = useStore($viewerPreferences);
  const names = Object.keys(PREFERENCE_BOUNDS) as PreferenceName[];
  return (
    <DialogFrame title={m.settingsTitle} onClose={onClose}>
      <p className="quiet">{m.settingsIntro}</p>
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
      <button type="button" className="button" onClick={resetViewerPreferences}>
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

/** Help, settings, or the series in other planes, whose code comes apart: most readers ask for none. */
export function ViewerDialog({ name, engine, shown, onClose }: ViewerDialogProps) {
  if (name === 'help') return <HelpDialog sections={helpSections()} onClose={onClose} />;
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
