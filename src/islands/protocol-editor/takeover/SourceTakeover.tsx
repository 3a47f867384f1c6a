import { useState } from 'react';
import { takeoverMessages as m } from '#lib/items/takeover-texts.ts';
import { protocolPaths } from '#lib/protocols/paths.ts';
import { Loaded } from '../../form/Loaded.tsx';
import type { ProtocolEditor } from '../editor.ts';
import './takeover.css';

interface SourceTakeoverProps {
  editor: ProtocolEditor;
  /** Title of the source. */
  title: string;
}

/** Notice that the source of a copy was published again; its changes are loaded and applied on demand. */
export function SourceTakeover({ editor, title }: SourceTakeoverProps) {
  const [state, setState] = useState<'told' | 'asked' | 'decided'>('told');
  if (state === 'decided') return null;
  const close = () => setState((now) => (now === 'decided' ? now : 'told'));
  return (
    <div className="banner warning source-takeover">
      <p>{m.changed(title)}</p>
      <div className="source-takeover-ways">
        <button type="button" className="button" onClick={() => setState('asked')}>
          {m.choose}
        </button>
        <a href={protocolPaths.compareSource(editor.id)}>{m.page}</a>
      </div>
      {state === 'asked' && (
        <Loaded
          load={async () => (await import('./TakeoverDialog.tsx')).TakeoverDialog}
          giveUp={close}
          waiting={<span className="spinner" aria-hidden="true" />}
          props={{ editor, onDecided: () => setState('decided'), onClose: close }}
        />
      )}
    </div>
  );
}
