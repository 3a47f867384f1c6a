import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ViewerFolder } from '#lib/cases/viewer-folder-schemas.ts';
import { areAlike, type Lattice, latticeOf, type Refusal, thinned } from '#lib/imaging/volume/lattice.ts';
import { emptyVolume, thinningFor, type Volume } from '#lib/imaging/volume/volume.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { budgetFor } from '#lib/viewer/budget.ts';
import { commandLabels, withKey } from '#lib/viewer/commands-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { windowOf } from '#lib/viewer/panel-actions.ts';
import { PlanesEngine, type PlanesStart } from '#lib/viewer/planes/planes-engine.ts';
import { sliceSource } from '#lib/viewer/planes/slice-source.ts';
import { reconstructionMessages as m } from '#lib/viewer/reconstruction-texts.ts';
import { factsAt, type ImageFacts, type Stack } from '#lib/viewer/stack.ts';
import { holdPage } from '../form/hold-page.ts';
import { Loaded } from '../form/Loaded.tsx';
import { ToolButton } from '../viewer/ToolButton.tsx';
import { useDialog } from '../viewer/use-dialog.ts';
import { Planes } from './Planes.tsx';
import { arePlanesOnTop } from './planes-on-top.ts';
import { shareMeasures } from './share-measures.ts';
import './reconstruction.css';

interface ReconstructionProps {
  engine: Engine;
  folders: readonly ViewerFolder[];
  onClose(): void;
}

interface Source {
  /** Index of the series in the case. */
  at: number;
  stack: Stack;
  /** The attributes of the slice that was shown before. */
  facts: ImageFacts;
  index: number;
  window: Window;
  inverted: boolean;
}

/** The series that the active panel shows. */
function sourceOf(engine: Engine): Source | undefined {
  const { active, panels } = engine.snapshot().state;
  const [panel, stack] = [panels[active], engine.stackOf(active)];
  if (!panel || !stack) return undefined;
  const facts = factsAt(stack, panel.index);
  const inverted = facts.inverted !== panel.view.inverted;
  return { at: panel.stack, stack, facts, index: panel.index, window: windowOf(engine, active), inverted };
}

/** The volume of a stack with the grid of its voxels, or the reason why it cannot be built, in words. */
function volumeOf(stack: Stack): { volume: Volume; lattice: Lattice } | string {
  const { width: columns, height: rows, spacing } = stack.shape;
  const slices = Array.from({ length: stack.count }, (_, index) => factsAt(stack, index).shape);
  const lattice: Lattice | Refusal = areAlike(slices)
    ? latticeOf({ columns, rows, spacing: slices[0]?.spacing ?? spacing, geometry: stack.geometry })
    : { reason: 'unlike' };
  if ('reason' in lattice) return m.refused(lattice);
  const thinning = thinningFor(lattice.size, budgetFor(navigator, screen.width).frames);
  try {
    return { volume: emptyVolume(thinned(lattice, thinning), thinning), lattice };
  } catch {
    return m.tooLarge;
  }
}

/**
 * Identifies the series on whose planes measurements were made: the folder may later contain another series, with
 * measurements of its own.
 */
const slicesOf = ({ files, count }: Stack) => `${files[0]?.slice(0, 16)}+${count}`;

/** The engine of a volume, which lives as long as the component. */
function usePlanesEngine(
  series: Engine,
  { stack, facts, index, window, inverted }: Source,
  { volume, lattice }: { volume: Volume; lattice: Lattice },
): PlanesEngine | null {
  const [engine, setEngine] = useState<PlanesEngine | null>(null);
  const opened = useRef({ stack, facts, index, window, inverted });
  useEffect(() => {
    const { current } = opened;
    const { hasFrames, folder } = current.stack;
    const { unit, spacingKind, uptake } = current.facts;
    const source = sliceSource(current.stack);
    const start: PlanesStart = {
      from: current.index,
      window: current.window,
      unit: hasFrames ? unit : 'levels',
      series: { folder, slices: slicesOf(current.stack), lattice, spacingKind, uptake },
    };
    const made = new PlanesEngine(volume, start, source.fetchSlice);
    const unshare = shareMeasures(series, made);
    made.update((state) => ({ ...state, inverted: current.inverted }));
    setEngine(made);
    return () => {
      unshare();
      made.stop();
      source.stop();
    };
  }, [series, volume, lattice]);
  return engine;
}

interface ReconstructedProps {
  series: Engine;
  source: Source;
  made: { volume: Volume; lattice: Lattice };
}

function Reconstructed({ series, source, made }: ReconstructedProps) {
  const engine = usePlanesEngine(series, source, made);
  return engine && <Shown engine={engine} facts={source.facts} />;
}

function Shown({ engine, facts }: { engine: PlanesEngine; facts: ImageFacts }) {
  const snapshot = useSyncExternalStore(engine.subscribe, engine.snapshot);
  return <Planes engine={engine} snapshot={snapshot} own={facts} />;
}

/** The help of the planes, opened by button or key; its code and its texts are loaded then. */
function usePlanesHelp() {
  const { dialog, open, close } = useDialog<'help'>();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !arePlanesOnTop()) return;
      event.preventDefault();
      open('help');
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [open]);
  const help = dialog && (
    <Loaded
      key={dialog.key}
      load={async () => (await import('./PlanesHelp.tsx')).PlanesHelp}
      giveUp={close}
      props={{ onClose: close }}
    />
  );
  return { help, openHelp: () => open('help') };
}

/** Multiplanar reconstruction of a series, over the viewer: closing it shows the stack as before. */
export function Reconstruction({ engine, folders, onClose }: ReconstructionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [source] = useState(() => sourceOf(engine));
  const made = useMemo(() => source && volumeOf(source.stack), [source]);
  useEffect(() => {
    engine.update((state) => ({ ...state, playing: false }));
    dialog.current?.showModal();
    return holdPage();
  }, [engine]);
  const { help, openHelp } = usePlanesHelp();
  return (
    <>
      <dialog ref={dialog} className="planes-dialog" aria-labelledby={id} onClose={onClose}>
        <header className="planes-head">
          <h2 id={id}>
            {m.title} <span className="quiet">{source && folders[source.at]?.name}</span>
          </h2>
          <ToolButton
            icon="i-lucide-circle-question-mark"
            label={withKey(commandLabels.help, '?')}
            opens
            onPress={openHelp}
          />
          <button type="button" className="button" onClick={() => dialog.current?.close()}>
            {m.leave}
          </button>
        </header>
        {source && typeof made === 'object' && <Reconstructed series={engine} source={source} made={made} />}
        {typeof made === 'string' && (
          <p className="planes-refused" role="alert">
            {made}
          </p>
        )}
      </dialog>
      {help}
    </>
  );
}
