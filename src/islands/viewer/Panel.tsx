import { type DragEvent, type MouseEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { ViewerFolder } from '#lib/cases/viewer-folder-schemas.ts';
import { $viewerPreferences } from '#lib/cases/viewer-preferences-store.ts';
import type { Quality } from '#lib/imaging/load-plan.ts';
import { MOUSE_BINDINGS } from '#lib/imaging/mouse-bindings.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { isMeasureKind } from '#lib/viewer/measures/kinds.ts';
import type { latePointer } from '#lib/viewer/measures/late.ts';
import { mouseStyle } from '#lib/viewer/mouse-style-store.ts';
import { panPanel, windowPanel, zoomPanel } from '#lib/viewer/panel-actions.ts';
import { bindPanelInput } from '#lib/viewer/panel-input.ts';
import type { Snapshot } from '#lib/viewer/snapshot.ts';
import { leaveTool } from '#lib/viewer/start-tool.ts';
import { activate, type PanelState, plainTool, toggleEnlarged } from '#lib/viewer/state.ts';
import { goStill, stepStill } from '#lib/viewer/still-steps.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { useLoaded } from '../form/use-loaded.ts';
import { FOLDER_DRAG } from './FolderStrip.tsx';
import { Measures } from './Measures.tsx';
import { PanelLabels } from './PanelLabels.tsx';
import { PositionBar } from './PositionBar.tsx';

interface PanelProps {
  engine: Engine | null;
  snapshot: Snapshot;
  panel: number;
  folder: ViewerFolder;
  measuring: ReturnType<typeof latePointer> | null;
  /** The line in which the active panel's slice intersects this one. */
  line: ReactNode;
  /** Label that says how the panel is linked with the others. */
  link: ReactNode;
  /** The image in the server's HTML, and the links for browsers without script. */
  children?: ReactNode;
}

/** Registers the panel with the engine, which draws in it, and listens to its gestures. */
function useInput(engine: Engine | null, panel: number, measuring: PanelProps['measuring']) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!engine || !measuring || !current) return;
    engine.place(panel, current);
    const stop = bindPanelInput(current, {
      tool: () => engine.snapshot().state.tool,
      fingerTool: () => {
        const { tool, isToolChosen } = engine.snapshot().state;
        return isToolChosen ? tool : plainTool(engine.stacks);
      },
      mouse: () => MOUSE_BINDINGS[mouseStyle.$choice.get()],
      sensitivity: () => $viewerPreferences.get(),
      count: () => engine.stackOf(panel)?.count ?? 1,
      activate: () => engine.update((state) => activate(state, panel)),
      step: (by) => stepStill(engine, panel, by),
      zoom: (factor, at) => zoomPanel(engine, panel, factor, at),
      pan: (by) => panPanel(engine, panel, by),
      window: (level, stretch) => windowPanel(engine, panel, level, stretch),
      measure: {
        down: (at, press) => measuring.down(panel, at, press),
        move: (at) => measuring.move(panel, at),
        up: (at) => measuring.up(panel, at),
        cancel: () => measuring.cancel(),
      },
    });
    return () => {
      stop();
      engine.place(panel, null);
    };
  }, [engine, panel, measuring]);
  return element;
}

/** The indexes of complete and of partly loaded slices, computed again after each arrival. */
function useReady(engine: Engine | null, stack: number, count: number, arrivals: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrivals` changes with the engine's images
  return useMemo(() => {
    const all = Array.from({ length: engine ? count : 0 }, (_, i) => i);
    return {
      ready: new Set(all.filter((i) => engine?.isReady(stack, i))),
      there: new Set(all.filter((i) => engine?.isReady(stack, i, true))),
    };
  }, [engine, stack, count, arrivals]);
}

/** Whether the image of the server's HTML is visible: until the engine has drawn, and only for its own slice. */
function usePoster(shown: PanelState | undefined, drawn: Quality | null): { covered: boolean; own: boolean } {
  const [covered, setCovered] = useState(true);
  const [first] = useState(shown);
  if (covered && drawn !== null) setCovered(false);
  return {
    covered: covered && drawn === null,
    own: shown?.stack === first?.stack && shown?.index === first?.index,
  };
}

/** A double click enlarges the panel to the whole area, or restores it; with a measuring tool it adds points. */
function enlargeOn(engine: Engine | null) {
  return ({ target }: MouseEvent) => {
    if ((target as Element).closest('a, button, .position-bar')) return;
    engine?.update((state) => (isMeasureKind(state.tool) ? state : toggleEnlarged(state)));
  };
}

/** Handles a folder dragged onto a panel; the panel under it is highlighted (`data-dropping`). */
function dropOn(engine: Engine | null, panel: number) {
  const light = ({ currentTarget }: DragEvent, on: boolean) =>
    currentTarget.toggleAttribute('data-dropping', on);
  const take = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(FOLDER_DRAG)) return;
    event.preventDefault();
    light(event, true);
  };
  return {
    onDragEnter: take,
    onDragOver: take,
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) light(event, false);
    },
    onDrop: (event: DragEvent) => {
      light(event, false);
      const folder = event.dataTransfer.getData(FOLDER_DRAG);
      if (folder === '') return;
      event.preventDefault();
      engine?.showStack(panel, Number(folder));
    },
  };
}

function SliceFailure({ onRetry }: { onRetry(): void }) {
  return (
    <div className="slice-failure" role="alert">
      <p>{m.imageFailure}</p>
      <button type="button" className="button" onClick={onRetry}>
        {commonMessages.retry}
      </button>
    </div>
  );
}

/** One panel over the film: it handles gestures, and has labels for the image below it. */
export function Panel({ engine, snapshot, panel, folder, measuring, line, link, children }: PanelProps) {
  const element = useInput(engine, panel, measuring);
  const { state, drawn, arrivals } = snapshot;
  const shown = state.panels[panel];
  const { count } = folder;
  const { ready, there } = useReady(engine, shown?.stack ?? 0, count, arrivals);
  const { covered, own } = usePoster(shown, drawn[panel] ?? null);
  const Lens = useLoaded(
    state.tool === 'magnifier',
    async () => (await import('./magnifier/Magnifier.tsx')).Magnifier,
    () => engine?.update((now) => leaveTool(now, engine.stacks)),
  );
  if (!shown) return null;
  const hasPoster = covered && own && Boolean(children);
  const waiting = drawn[panel] === null && !hasPoster && engine?.hasFailed(panel) === false;
  const classes = ['panel-view', panel === state.active && 'active', waiting && 'waiting'].filter(Boolean);
  return (
    <section
      ref={element}
      className={classes.join(' ')}
      data-tool={isMeasureKind(state.tool) ? 'measure' : state.tool}
      aria-label={m.panel(panel + 1, folder.name, shown.index, count)}
      aria-description={folder.description || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys act on the focused panel
      tabIndex={0}
      onFocus={() => engine?.update((before) => activate(before, panel))}
      onDoubleClick={enlargeOn(engine)}
      {...dropOn(engine, panel)}
    >
      {covered && children}
      {line}
      {engine && <Measures engine={engine} panel={panel} state={state} />}
      {engine && Lens && <Lens engine={engine} panel={panel} state={state} />}
      <PanelLabels
        engine={engine}
        snapshot={snapshot}
        panel={panel}
        folder={folder}
        ready={ready.size}
        waiting={waiting}
        link={link}
      />
      {engine && count > 1 && (
        <PositionBar
          index={shown.index}
          count={count}
          ready={ready}
          there={there}
          onGo={(index) => goStill(engine, panel, index)}
        />
      )}
      {engine?.hasFailed(panel) && <SliceFailure onRetry={engine.retry} />}
    </section>
  );
}
