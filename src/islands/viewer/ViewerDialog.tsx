import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ViewerCase } from '#lib/contract/viewer.ts';
import { commonMessages } from '#lib/messages/common.ts';
import { viewerDialogMessages as m } from '#lib/messages/viewer-dialog.ts';
import {
  $viewerPreferences,
  PREFERENCE_BOUNDS,
  type PreferenceName,
  resetViewerPreferences,
  setViewerPreference,
} from '#lib/stores/viewer-preferences.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { helpSections } from '#lib/viewer/help.ts';
import { holdPage } from '../form/hold-page.ts';
import { Loaded } from '../form/Loaded.tsx';

interface DialogProps {
  onClose(): void;
}

function Frame({ title, onClose, children }: DialogProps & { title: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
    return holdPage();
  }, []);
  return (
    <dialog ref={dialog} className="viewer-dialog" aria-labelledby={id} onClose={onClose}>
      <div className="viewer-dialog-head">
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={commonMessages.close}
          onClick={() => dialog.current?.close()}
        >
          <i className="i-lucide-x" aria-hidden="true" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

function HelpDialog({ onClose }: DialogProps) {
  // Fingers first where there are fingers.
  const fingersFirst = matchMedia('(pointer: coarse)').matches;
  const sections = fingersFirst
    ? helpSections().toSorted((a, b) => Number(b.touch ?? false) - Number(a.touch ?? false))
    : helpSections();
  return (
    <Frame title={m.helpTitle} onClose={onClose}>
      <div className="viewer-help">
        {sections.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(([gesture, effect]) => (
                <div key={effect}>
                  <dt>{gesture}</dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Frame>
  );
}

function SettingsDialog({ onClose }: DialogProps) {
  const preferences = useStore($viewerPreferences);
  const names = Object.keys(PREFERENCE_BOUNDS) as PreferenceName[];
  return (
    <Frame title={m.settingsTitle} onClose={onClose}>
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
    </Frame>
  );
}

export interface ViewerDialogProps extends DialogProps {
  name: 'help' | 'settings' | 'planes';
  engine: Engine | null;
  shown: ViewerCase;
}

/** Help, settings, or the series in other planes, whose code comes apart: most readers ask for none. */
export function ViewerDialog({ name, engine, shown, onClose }: ViewerDialogProps) {
  if (name === 'help') return <HelpDialog onClose={onClose} />;
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
