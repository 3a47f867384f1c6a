import { useEffect, useRef, useState } from 'react';
import { presetOf } from '#lib/imaging/window-presets.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { factsOf, windowOf } from '#lib/viewer/panel-actions.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';

const SETTLE_MS = 400;

interface ViewStatusProps {
  engine: Engine | null;
  snapshot: Snapshot;
}

function wordsOf(engine: Engine, { state }: Snapshot): string {
  const { panels, active } = state;
  const shown = panels[active];
  if (!shown) return '';
  const { inverted, flipped, rotation, zoom } = shown.view;
  const facts = factsOf(engine, active);
  const window = facts?.isFrame || shown.window ? windowOf(engine, active) : null;
  const preset = window && facts?.unit === 'HU' ? presetOf(window) : undefined;
  const windowName = window && (preset ? m.presetNames[preset] : m.window(window, facts?.unit ?? null));
  return m.viewStatus(panels.length, windowName, zoom, [
    ...(state.enlarged ? [m.enlarged] : []),
    ...(state.viewLinks && panels.length > 1 ? [m.spokenViewsLinked] : []),
    ...(inverted ? [m.inverted] : []),
    ...(flipped ? [m.flipped] : []),
    ...(rotation % 4 === 0 ? [] : [m.rotated(rotation % 4)]),
  ]);
}

/** Announces the view of the active image to screen readers, once it no longer changes. */
export function ViewStatus({ engine, snapshot }: ViewStatusProps) {
  const words = engine ? wordsOf(engine, snapshot) : '';
  const [spoken, setSpoken] = useState('');
  const last = useRef('');
  useEffect(() => {
    if (last.current === '' || last.current === words) {
      last.current = words;
      return;
    }
    const timer = setTimeout(() => {
      last.current = words;
      setSpoken(words);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
