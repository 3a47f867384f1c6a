import type { ReactNode } from 'react';
import type { ViewerFolder } from '#lib/cases/viewer-folder-schemas.ts';
import { sidesOf } from '#lib/imaging/orientation.ts';
import { orientationAt } from '#lib/imaging/slice-geometry.ts';
import type { SpacingKind } from '#lib/imaging/spacing-kind.ts';
import { presetOf } from '#lib/imaging/window-presets.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { measureMessages } from '#lib/viewer/measures-texts.ts';
import { factsOf, scaleOf, windowOf } from '#lib/viewer/panel-actions.ts';
import type { ScaleBar } from '#lib/viewer/scale-bar.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import type { View } from '#lib/viewer/view.ts';

interface PanelLabelsProps {
  engine: Engine | null;
  snapshot: Snapshot;
  panel: number;
  folder: ViewerFolder;
  /** Number of slices that have been loaded. */
  ready: number;
  /** Whether the current slice is still loading. */
  waiting: boolean;
  /** Label that says how the panel is linked with the others. */
  link: ReactNode;
}

/** Left-to-right mark: keeps the order of words where the line is truncated at its start. */
const FROM_LEFT = '\u200e';

/** Orientation letters, according to the image's own orientation, rotated and flipped with the image. */
function SideLetters({ orientation, view }: { orientation: readonly number[]; view: View }) {
  const sides = sidesOf(orientation, view);
  return (['top', 'left', 'right'] as const).map((side) => (
    <span key={side} className={`corner side-${side}`} aria-hidden="true">
      {m.sideLetters(sides[side])}
    </span>
  ));
}

/** A scale bar with the length of a round number of millimetres. */
function Scale({ millimetres, length, kind }: ScaleBar & { kind: SpacingKind | undefined }) {
  return (
    <p className="corner scale tabular">
      <svg width={length + 2} height="8" aria-hidden="true">
        <path d={`M1 0v7h${length}v-7`} />
      </svg>
      {m.scale(millimetres, kind)}
    </p>
  );
}

/** Orientation before the engine has loaded: of the opening image, or of the series if that has none of its own. */
function firstOrientation({ series, start, startFacts }: ViewerFolder, index: number) {
  if (!startFacts) return series.orientation;
  if (index !== start) return null;
  return startFacts.orientation === undefined ? series.orientation : startFacts.orientation;
}

/** The labels in the corners of a panel: position, window, zoom, loading progress. */
export function PanelLabels({ engine, snapshot, panel, folder, ready, waiting, link }: PanelLabelsProps) {
  const { state, bytesLeft, drawn } = snapshot;
  const shown = state.panels[panel];
  if (!shown) return null;
  const { thickness, frameRate, isMeanRate } = folder.series;
  const stack = engine?.stackOf(panel);
  const facts = engine ? factsOf(engine, panel) : undefined;
  const { isFrame = folder.series.frames, unit = folder.series.unit } = facts ?? {};
  const orientation = stack
    ? orientationAt(stack.geometry, shown.index)
    : firstOrientation(folder, shown.index);
  // A photograph among slices has no thickness and no frame rate.
  const isOfSeries = orientation !== null || folder.series.orientation === null;
  const window = engine && (isFrame || shown.window) ? windowOf(engine, panel) : null;
  const [level, width] = window ? m.window(window, unit).split(' · ') : [];
  const preset = window && unit === 'HU' ? presetOf(window) : undefined;
  const left = bytesLeft > 0 && panel === state.active && m.bytesLeft(bytesLeft);
  const scale = engine && scaleOf(engine, panel);
  const viewLink = state.viewLinks?.[panel];
  return (
    <>
      <p className="corner top-left tabular">
        {folder.name} –{' '}
        <bdi data-position suppressHydrationWarning>
          {m.position(shown.index, folder.count)}
        </bdi>
        {thickness !== null && isOfSeries && <span>{m.thickness(thickness)}</span>}
        {frameRate !== undefined && isOfSeries && <span>{m.frameRate(frameRate, isMeanRate)}</span>}
      </p>
      <p className="corner top-right tabular needs-script">
        {width && (
          <span className="corner-window">
            {level} · <bdi>{width}</bdi>
          </span>
        )}
        {preset && <span className="corner-preset">{m.presetNames[preset]}</span>}
        {isFrame && drawn[panel] === 'preview' && (
          <span>{shown.window ? measureMessages.valuesComing : m.preview}</span>
        )}
        {link}
        {viewLink && <span className="corner-linked">{m.viewsLinked[viewLink](facts?.spacingKind)}</span>}
      </p>
      {orientation && <SideLetters orientation={orientation} view={shown.view} />}
      {scale && <Scale {...scale} kind={facts?.spacingKind} />}
      {engine && <p className="corner bottom-left tabular">{m.zoom(shown.view.zoom)}</p>}
      {engine && (
        <p className="corner bottom-right tabular">
          {FROM_LEFT + [folder.count > 1 && ready > 0 && m.ready(ready), left].filter(Boolean).join(' · ')}
        </p>
      )}
      {engine && drawn[panel] === 'light' && <p className="corner slice-coming">{m.reducedCopy}</p>}
      {waiting && <p className="corner slice-coming">{m.loadingSlice}</p>}
    </>
  );
}
