import { type DragEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewerFolder } from '#lib/contract/viewer.ts';
import type { Quality } from '#lib/domain/load-plan.ts';
import { commonMessages } from '#lib/messages/common.ts';
import { viewerMessages as m } from '#lib/messages/viewer.ts';
import { $viewerPreferences } from '#lib/stores/viewer-preferences.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { panPanel, windowPanel, zoomPanel } from '#lib/viewer/panel-actions.ts';
import { bindPanelInput, isMeasure } from '#lib/viewer/panel-input.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';
import { activate, sliceKey } from '#lib/viewer/state.ts';
import { FOLDER_DRAG } from './FolderStrip.tsx';
import { MeasureLayer } from './MeasureLayer.tsx';
import { PanelLabels } from './PanelLabels.tsx';
import { PositionBar } from './PositionBar.tsx';
import type { Measuring } from './use-measuring.ts';

interface PanelProps {
  engine: Engine | null;
  snapshot: Snapshot;
  panel: number;
  folder: ViewerFolder;
  measuring: Measuring;
  onFolder(panel: number, folder: number): void;
  /** The image the page came with, and the links of those who have no script. */
  children?: ReactNode;
}

function useInput(engine: Engine | null, panel: number, measuring: Measuring) {
  const element = useRef<HTMLElement>(null);
  const { pointer } = measuring;
  useEffect(() => {
    const { current } = element;
    if (!engine || !current) return;
    engine.place(panel, current);
    const stop = bindPanelInput(current, {
      tool: () => engine.snapshot().state.tool,
      sensitivity: () => $viewerPreferences.get(),
      count: () => engine.stackOf(panel)?.count ?? 1,
      activate: () => engine.update((state) => activate(state, panel)),
      step: (by) => engine.step(panel, by),
      zoom: (factor, at) => zoomPanel(engine, panel, factor, at),
      pan: (by) => panPanel(engine, panel, by),
      window: (level, stretch) => windowPanel(engine, panel, level, stretch),
      measure: (phase, at, byFinger) => pointer(panel, phase, at, byFinger),
    });
    return () => {
      stop();
      engine.place(panel, null);
    };
  }, [engine, panel, pointer]);
  return element;
}

/** The slices that are there, looked at again when something has arrived and not at every slice. */
function useReady(
  engine: Engine | null,
  stack: number,
  count: number,
  arrivals: number,
): ReadonlySet<number> {
  // biome-ignore lint/correctness/useExhaustiveDependencies: arrivals stand for what the engine has
  return useMemo(() => {
    const all = Array.from({ length: engine ? count : 0 }, (_, i) => i);
    return new Set(all.filter((i) => engine?.isReady(stack, i)));
  }, [engine, stack, count, arrivals]);
}

/** Whether nothing has been drawn yet: from then on the last slice drawn stays while another is on its way. */
function useCovered(drawn: Quality | null): boolean {
  const [covered, setCovered] = useState(true);
  if (covered && drawn !== null) setCovered(false);
  return covered && drawn === null;
}

/** One panel over the film: it takes the gestures, and says what is under it. */
export function Panel({ engine, snapshot, panel, folder, measuring, onFolder, children }: PanelProps) {
  const element = useInput(engine, panel, measuring);
  const { state, drawn, arrivals } = snapshot;
  const shown = state.panels[panel];
  const { count } = folder;
  const ready = useReady(engine, shown?.stack ?? 0, count, arrivals);
  const covered = useCovered(drawn[panel] ?? null);
  const [first] = useState(() => (shown ? sliceKey(shown) : ''));
  if (!shown) return null;
  const poster = covered && Boolean(children) && sliceKey(shown) === first;
  const waiting = drawn[panel] === null && !poster && engine?.hasFailed(panel) === false;
  const classes = ['panel-view', panel === state.active && 'active', waiting && 'waiting'].filter(Boolean);
  const { drawing } = measuring;
  const draft = drawing.panel === panel ? drawing.draft : null;
  const drop = (event: DragEvent) => {
    const dropped = event.dataTransfer.getData(FOLDER_DRAG);
    if (dropped === '') return;
    event.preventDefault();
    onFolder(panel, Number(dropped));
  };
  return (
    <section
      ref={element}
      className={classes.join(' ')}
      data-tool={state.tool}
      aria-label={m.panel(panel + 1, folder.name, shown.index, count)}
      aria-description={folder.description || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys act on the panel that has the focus
      tabIndex={0}
      onFocus={() => engine?.update((before) => activate(before, panel))}
      onDragOver={(event) => event.dataTransfer.types.includes(FOLDER_DRAG) && event.preventDefault()}
      onDrop={drop}
    >
      {covered && children}
      {engine && (
        <MeasureLayer
          engine={engine}
          panel={panel}
          slice={sliceKey(shown)}
          measures={state.measures[sliceKey(shown)] ?? []}
          draft={draft}
          changeable={isMeasure(state.tool)}
          aim={drawing.panel === panel ? drawing.aim : null}
        />
      )}
      <PanelLabels
        engine={engine}
        snapshot={snapshot}
        panel={panel}
        folder={folder}
        ready={ready.size}
        waiting={waiting}
      />
      {engine && count > 1 && (
        <PositionBar
          index={shown.index}
          count={count}
          ready={ready}
          onGo={(index) => engine.goTo(panel, index)}
        />
      )}
      {engine?.hasFailed(panel) && (
        <div className="slice-failure" role="alert">
          <p>{m.imageFailure}</p>
          <button type="button" className="button" onClick={engine.retry}>
            {commonMessages.retry}
          </button>
        </div>
      )}
    </section>
  );
}
