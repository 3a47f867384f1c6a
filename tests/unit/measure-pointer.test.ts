import { describe, expect, it } from 'vitest';
import type { AnchoredMeasure } from '#lib/imaging/measure.ts';
import {
  eraseMeasure,
  eraseSelectedOrLast,
  selectMeasure,
  selectNextMeasure,
} from '#lib/viewer/measures/changes.ts';
import { moveAim, nudge, putPoint } from '#lib/viewer/measures/drawing.ts';
import { gripAt } from '#lib/viewer/measures/grip.ts';
import { measureHostOf } from '#lib/viewer/measures/host.ts';
import { MeasurePointer } from '#lib/viewer/measures/pointer.ts';
import { moveSelected, selectNextHandle } from '#lib/viewer/measures/selected.ts';
import type { PanelHost } from '#lib/viewer/panel-actions.ts';
import type { Stack } from '#lib/viewer/stack.ts';
import { chooseTool, firstState, type Tool, type ViewState } from '#lib/viewer/state.ts';

const at = (x: number, y: number) => ({ x, y });
const anchor = { folder: 'a', file: 'f' };
const length: AnchoredMeasure = { id: 'l', ...anchor, kind: 'length', points: [at(10, 10), at(30, 10)] };
const probe: AnchoredMeasure = { id: 'p', ...anchor, kind: 'probe', points: [at(31, 10)] };

/** A panel that shows an image of 100 × 100 pixels twice as large. */
function host(tool: Tool, measures: readonly AnchoredMeasure[] = []) {
  let state: ViewState = { ...chooseTool(firstState([], 0, 0), tool), measures };
  const stack = {
    folder: 'a',
    files: ['f'],
    frames: [],
    shape: { width: 100, height: 100, spacing: null },
  } as unknown as Stack;
  const panels: PanelHost = {
    snapshot: () => ({ state }),
    update: (next) => {
      state = next(state);
    },
    sizeOf: () => ({ width: 200, height: 200 }),
    picture: () => undefined,
    stackOf: () => stack,
  };
  const measuring = measureHostOf(panels);
  return { panels, measuring, pointer: new MeasurePointer(measuring), state: () => state };
}

const mouse = { byFinger: false, label: undefined };
const pointsOf = (state: ViewState, id: string) => state.measures.find((each) => each.id === id)?.points;

describe('what is under the pointer', () => {
  const twice = { a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 };
  const reach = { handle: 10, line: 6 };

  it('is the nearest handle within reach, else the nearest line', () => {
    expect(gripAt([length, probe], twice, at(59, 22), reach)).toEqual({ measure: length, handle: 1 });
    expect(gripAt([length, probe], twice, at(64, 20), reach)).toEqual({ measure: probe, handle: 0 });
    expect(gripAt([length], twice, at(40, 24), reach)).toEqual({ measure: length, handle: null });
    expect(gripAt([length], twice, at(40, 30), reach)).toBeUndefined();
  });
});

describe('a pointer with a measuring tool', () => {
  it('draws where there is nothing', () => {
    const { pointer, state } = host('length', [length]);
    pointer.down(0, at(20, 100), mouse);
    pointer.move(0, at(60, 100));
    pointer.up(0, at(100, 100));
    expect(state().measures).toHaveLength(2);
    expect(state().measures[1]).toMatchObject({
      ...anchor,
      kind: 'length',
      points: [at(10, 50), at(50, 50)],
    });
    expect(state().measures[1]!.id).toMatch(/^\w{8,}$/);
    expect(state().selection).toBeNull();
  });

  it('draws a region in one stroke that ends where it began', () => {
    const { pointer, state } = host('region');
    const way = [at(40, 40), at(100, 40), at(160, 40), at(160, 100), at(100, 160), at(40, 100), at(41, 42)];
    pointer.down(0, way[0]!, mouse);
    for (const place of way.slice(1)) pointer.move(0, place);
    pointer.up(0, at(41, 41));
    expect(state().measures).toHaveLength(1);
    const [region] = state().measures;
    expect(region).toMatchObject({ ...anchor, kind: 'region' });
    for (const corner of [at(20, 20), at(80, 20), at(80, 50), at(50, 80), at(20, 50)])
      expect(region!.points).toContainEqual(corner);
  });

  it('moves the whole of a measure by its line or its label, and selects it', () => {
    for (const [start, label] of [
      [at(40, 22), undefined],
      [at(150, 150), 'l'],
    ] as const) {
      const { pointer, state } = host('angle', [length]);
      pointer.down(0, start, { byFinger: false, label });
      pointer.move(0, at(start.x + 10, start.y + 20));
      pointer.up(0, at(start.x + 20, start.y + 40));
      expect(pointsOf(state(), 'l')).toEqual([at(20, 30), at(40, 30)]);
      expect(state()).toMatchObject({ selection: { id: 'l', handle: null }, drawing: null });
    }
  });

  it('moves one handle, from further away by finger', () => {
    const { pointer, state } = host('length', [length]);
    pointer.down(0, at(75, 32), mouse);
    expect(state().drawing?.draft).toBeTruthy();
    pointer.cancel();
    pointer.down(0, at(75, 32), { byFinger: true, label: undefined });
    pointer.up(0, at(95, 32));
    expect(pointsOf(state(), 'l')).toEqual([at(10, 10), at(40, 10)]);
  });

  it('puts everything back when it was another gesture', () => {
    const { pointer, state } = host('length', [length]);
    pointer.down(0, at(60, 20), mouse);
    pointer.move(0, at(90, 90));
    expect(pointsOf(state(), 'l')).not.toEqual(length.points);
    pointer.cancel();
    expect(pointsOf(state(), 'l')).toEqual(length.points);
  });

  it('does nothing on an image whose file is not known', () => {
    const { panels, state } = host('length');
    const pointer = new MeasurePointer(measureHostOf({ ...panels, stackOf: () => undefined }));
    pointer.down(0, at(20, 100), mouse);
    pointer.up(0, at(90, 100));
    expect(state().measures).toEqual([]);
  });
});

describe('the keyboard', () => {
  it('draws by an aim', () => {
    const { measuring, state } = host('length');
    putPoint(measuring, 0);
    moveAim(measuring, 0, at(20, 0));
    expect(state().drawing?.draft?.points).toEqual([at(50, 50), at(60, 50)]);
    putPoint(measuring, 0);
    expect(state().measures.map(({ points }) => points)).toEqual([[at(50, 50), at(60, 50)]]);
    moveAim(measuring, 0, at(900, -900));
    expect(state().drawing?.aim).toEqual(at(200, 0));
  });

  it('selects one measure after the other, their handles, and moves what is selected', () => {
    const { panels, measuring, state } = host('scroll', [length, probe]);
    panels.update((now) => selectNextMeasure(now, anchor));
    expect(state().selection).toEqual({ id: 'l', handle: null });
    nudge(measuring, 0, at(4, 2));
    expect(pointsOf(state(), 'l')).toEqual([at(12, 11), at(32, 11)]);
    panels.update(selectNextHandle);
    panels.update(selectNextHandle);
    nudge(measuring, 0, at(0, 20));
    expect(pointsOf(state(), 'l')).toEqual([at(12, 11), at(32, 21)]);
    panels.update(selectNextHandle);
    expect(state().selection).toEqual({ id: 'l', handle: null });
    panels.update((now) => selectNextMeasure(now, anchor));
    panels.update((now) => selectNextMeasure(selectNextMeasure(now, anchor), anchor));
    expect(state().selection?.id).toBe('p');
  });

  it('erases the selected measure, else the last; nothing is selected where there is nothing', () => {
    const { state } = host('scroll', [length, probe]);
    expect(eraseSelectedOrLast(selectMeasure(state(), 'l'), anchor).measures).toEqual([probe]);
    expect(eraseSelectedOrLast(state(), anchor).measures).toEqual([length]);
    expect(eraseMeasure(state(), 'x')).toBe(state());
    const empty = firstState([], 0, 0);
    expect(selectNextMeasure(empty, anchor)).toBe(empty);
    expect(moveSelected(empty, at(1, 1))).toBe(empty);
    expect(selectNextHandle(empty)).toBe(empty);
  });
});
