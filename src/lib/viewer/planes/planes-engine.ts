import type { Point, ValueUnit } from '#lib/imaging/measure.ts';
import { voxelAt } from '#lib/imaging/volume/lattice.ts';
import { inPatient, type Plane, type PlaneName } from '#lib/imaging/volume/planes.ts';
import { projected, samplingOf } from '#lib/imaging/volume/sampling.ts';
import { isThere, type Volume, voxelValue } from '#lib/imaging/volume/volume.ts';
import type { Window } from '#lib/imaging/windowing.ts';
import { Pace } from '../pace.ts';
import { apply, inverse, type Matrix, type Size, toPanel } from '../view.ts';
import type { MeasuredSeries } from './plane-grid.ts';
import { shapeOf } from './plane-layer.ts';
import { PlanesScreen } from './planes-screen.ts';
import {
  firstPlanesState,
  type PlanesState,
  planeOf,
  shownPlanes,
  slabOf,
  withoutStraySelection,
} from './planes-state.ts';
import { type FetchSlice, VolumeLoader, type VolumeProgress } from './volume-loader.ts';

/** The state read by React: a new object after every change. */
export interface PlanesSnapshot {
  state: PlanesState;
  progress: VolumeProgress;
  /** Incremented when panels have moved. */
  moves: number;
}

/** The initial view of the planes. */
export interface PlanesStart {
  /** Index of the slice displayed before. */
  from: number;
  window: Window;
  unit: ValueUnit;
  series: MeasuredSeries;
}

/** The multiplanar reconstruction: state, loading and drawing, without any framework. */
export class PlanesEngine {
  readonly volume: Volume;
  readonly unit: ValueUnit;
  readonly series: MeasuredSeries;
  readonly #listeners = new Set<() => void>();
  readonly #loader: VolumeLoader;
  readonly #screen: PlanesScreen;
  readonly #pace = new Pace({
    draw: () => this.#draw(),
    tell: () => this.#publish({ progress: this.#loader.progress }),
  });
  #snapshot: PlanesSnapshot;
  #version = 0;

  constructor(volume: Volume, { from, window, unit, series }: PlanesStart, fetch: FetchSlice) {
    this.volume = volume;
    this.unit = unit;
    this.series = series;
    this.#loader = new VolumeLoader(volume, from, fetch, {
      onSlice: (index) => {
        this.#screen.sliceCame(index);
        this.#version += 1;
        this.#pace.drawSoon();
        this.#pace.tellSoon();
      },
      onChange: () => this.#pace.tellSoon(),
    });
    this.#screen = new PlanesScreen(volume, (isResized) => {
      this.#publish({ moves: this.#snapshot.moves + 1 });
      if (isResized) this.#draw();
      else this.#pace.drawSoon();
    });
    this.#snapshot = {
      state: firstPlanesState(volume.lattice, from, window),
      progress: this.#loader.progress,
      moves: 0,
    };
    addEventListener('online', this.retry);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): PlanesSnapshot => this.#snapshot;

  /** Sets the element that contains the panels; planes are drawn behind them. */
  mount(host: HTMLElement): void {
    this.#screen.mount(host);
    this.#loader.start();
  }

  /** Sets the element of a panel; null after it was removed. */
  place(name: PlaneName, element: HTMLElement | null): void {
    this.#screen.place(name, element);
  }

  /** Immediately requests failed slices again. */
  readonly retry = (): void => this.#loader.retry();

  stop(): void {
    removeEventListener('online', this.retry);
    this.#pace.stop();
    this.#loader.stop();
    this.#screen.stop();
  }

  /** Applies a state change, which is one of the functions of `planes-state.ts`. */
  update(next: (state: PlanesState) => PlanesState): void {
    const before = this.#snapshot.state;
    const state = withoutStraySelection(next(before), before);
    if (state === before) return;
    this.#publish({ state });
    this.#pace.drawSoon();
  }

  planeOf(name: PlaneName): Plane {
    return planeOf(this.#snapshot.state, this.volume.lattice, name);
  }

  /** Size of a panel in CSS pixels; undefined before it is on the page. */
  sizeOf(name: PlaneName): Size | undefined {
    return this.#screen.rectangleOf(name);
  }

  /** From millimetres of a plane to CSS pixels of its panel. */
  matrixOf(name: PlaneName): Matrix | undefined {
    const size = this.sizeOf(name);
    return size && toPanel(this.#snapshot.state.views[name], shapeOf(this.planeOf(name)), size);
  }

  /** A point on a plane, in its millimetres, from CSS pixels of its panel. */
  pointAt(name: PlaneName, at: Point): Point | undefined {
    const matrix = this.matrixOf(name);
    return matrix && apply(inverse(matrix), at);
  }

  /**
   * The value displayed at a point of a plane: that of the nearest voxel, or of the slab. Undefined outside the
   * volume, and while a slice that it depends on is loading.
   */
  valueAt(name: PlaneName, point: Point): number | undefined {
    const { volume } = this;
    const plane = this.planeOf(name);
    const slab = slabOf(this.#snapshot.state);
    const voxel = voxelAt(volume.lattice, inPatient(plane, point));
    const nearest = voxel.map((each) => Math.round(each)) as [number, number, number];
    if (nearest.some((each, axis) => each < 0 || each >= volume.lattice.size[axis]!)) return undefined;
    if (slab.thickness === 0) return voxelValue(volume, nearest);
    if (!isThere(volume, nearest[2])) return undefined;
    const value = projected(volume, samplingOf(volume, plane, slab, { x: 0, y: 0, pitch: 1 }))(...voxel);
    return Number.isNaN(value) ? undefined : value;
  }

  #publish(part: Partial<PlanesSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...part };
    for (const listener of this.#listeners) listener();
  }

  #draw(): void {
    const { state } = this.#snapshot;
    const slab = slabOf(state);
    for (const name of shownPlanes(state)) {
      const { views, window, inverted } = state;
      const plane = this.planeOf(name);
      this.#screen.show(name, { plane, slab, view: views[name], window, inverted, version: this.#version });
    }
  }
}
