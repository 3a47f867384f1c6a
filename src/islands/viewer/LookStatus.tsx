import { useEffect, useRef, useState } from 'react';
import { presetOf } from '#lib/domain/window-presets.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { windowOf } from '#lib/viewer/panel-actions.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';

const SETTLE_MS = 400;

interface LookStatusProps {
  engine: Engine | null;
  snapshot: Snapshot;
}

function wordsOf(engine: Engine, { state }: Snapshot): string {
  const { panels, active } = state;
  const shown = panels[active];
  if (!shown) return '';
  const { inverted, flipped, turns, zoom } = shown.view;
  const stack = engine.stackOf(active);
  const window = stack?.hasFrames || shown.window ? windowOf(engine, active) : null;
  const preset = window && stack?.unit === 'HU' ? presetOf(window) : undefined;
  const told = window && (preset ? m.presetNames[preset] : m.window(window, stack?.unit ?? null));
  return m.look(panels.length, told, zoom, [
    ...(inverted ? [m.lookInverted] : []),
    ...(flipped ? [m.lookFlipped] : []),
    ...(turns % 4 === 0 ? [] : [m.lookTurned(turns % 4)]),
  ]);
}

/** Tells screen readers how the active image is shown, once a change of it has come to rest. */
export function LookStatus({ engine, snapshot }: LookStatusProps) {
  const words = engine ? wordsOf(engine, snapshot) : '';
  const [told, setTold] = useState('');
  const last = useRef('');
  useEffect(() => {
    if (last.current === '' || last.current === words) {
      last.current = words;
      return;
    }
    const rest = setTimeout(() => {
      last.current = words;
      setTold(words);
    }, SETTLE_MS);
    return () => clearTimeout(rest);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {told}
    </p>
  );
}
