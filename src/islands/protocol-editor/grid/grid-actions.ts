import { notify } from '#lib/platform/notices-store.ts';
import { ROWS_MAX } from '#lib/protocols/fields/acquisition-fields.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import {
  duplicateRows,
  fillDown,
  fillTo,
  insertRows,
  moveRows,
  removeRows,
  roomIn,
  roomToMove,
  saysSomething,
  setCells,
} from '#lib/protocols/row-edits.ts';
import { scannerEditorMessages as texts } from '#lib/protocols/scanners-editor-texts.ts';
import type { GridView } from './grid-view.ts';
import type { PastedRows } from './paste.ts';
import { neighbour, type Place, sizeOf } from './selection.ts';

/** Actions on rows and cells, starting from the active cell of the grid. */
export class GridActions {
  readonly #view: GridView;
  /** The cell that Tab moved to, and the column where the first Tab in a row was pressed. */
  #tabbed: { at: Place; column: number } | undefined;

  constructor(view: GridView) {
    this.#view = view;
  }

  /** Adds an empty row above (0) or below (1) the selected ones. */
  insert(side: 0 | 1): void {
    const view = this.#view;
    view.leave();
    const { top, bottom } = view.range();
    const at = view.rows.length === 0 ? 0 : side === 0 ? top : bottom + 1;
    if (!this.#hasRoom(1)) return;
    view.change((rows) => insertRows(rows, at));
    view.show({ row: at, column: 0 });
    view.announce(m.inserted(at + 1));
  }

  /** Adds an empty row below the last one. */
  append(): void {
    const view = this.#view;
    view.leave();
    if (!this.#hasRoom(1)) return;
    view.change((rows) => insertRows(rows, rows.length));
    view.show({ row: view.rows.length - 1, column: 0 });
    view.announce(m.inserted(view.rows.length));
  }

  /** Goes to the next cell, or the previous one. */
  tab(by: 1 | -1): void {
    const view = this.#view;
    const { active } = view.selection();
    const column = this.#columnOf(active);
    view.go(neighbour(active, by, view.size) ?? active);
    this.#tabbed = { at: view.selection().active, column };
  }

  /**
   * Stores the typed text and moves down (after Tab, to the column where tabbing began); a row is added below the last
   * one if that has content.
   */
  down(): void {
    const view = this.#view;
    const { active } = view.selection();
    const column = this.#columnOf(active);
    view.leave();
    if (active.row === view.rows.length - 1 && saysSomething(view.rows.at(-1)) && roomIn(view.rows) > 0) {
      view.change((rows) => insertRows(rows, rows.length));
      view.announce(m.inserted(view.rows.length));
    }
    view.go({ row: active.row + 1, column });
  }

  duplicate(): void {
    const view = this.#view;
    view.leave();
    const { top: from, bottom: to, left, right } = view.range();
    const count = Math.min(to - from + 1, view.rows.length);
    if (count === 0 || !this.#hasRoom(count)) return;
    view.change((rows) => duplicateRows(rows, { from, to }));
    view.select({ row: to + count, column: right }, { row: to + 1, column: left });
    view.announce(m.duplicated(count));
  }

  remove(): void {
    const view = this.#view;
    view.leave();
    const { top: from, bottom: to } = view.range();
    const { active } = view.selection();
    if (!view.change((rows) => removeRows(rows, { from, to }))) return;
    view.go({ row: from, column: active.column });
    view.announce(m.removed(to - from + 1));
  }

  /** Moves one row to the position of another. */
  drop(from: number, to: number): void {
    this.#view.go({ row: from, column: 0 });
    this.move(to - from);
  }

  move(by: number): void {
    const view = this.#view;
    view.leave();
    const { top: from, bottom: to } = view.range();
    const distance = roomToMove(view.rows, { from, to }, by);
    if (distance === 0) {
      view.announce(m.cannotMove);
      return;
    }
    const { active, anchor } = view.selection();
    view.change((rows) => moveRows(rows, { from, to }, distance));
    view.select({ ...anchor, row: anchor.row + distance }, { ...active, row: active.row + distance });
    view.announce(m.moved(from + distance + 1));
  }

  fillDown(): void {
    const view = this.#view;
    view.leave();
    const { top, bottom, left, right } = view.range();
    // A single cell gets the value above it.
    const from = top === bottom ? Math.max(0, top - 1) : top;
    const keys = view.fields.slice(left, right + 1).map(({ key }) => key);
    view.forget({ top: from + 1, bottom, left, right });
    if (view.change((rows) => fillDown(rows, { from, to: bottom }, keys))) view.announce(m.filled);
  }

  /** Fills the rows up to a row below or above the range with the range's content; the range then includes them. */
  fillTo(end: number): void {
    const view = this.#view;
    view.leave();
    const { top, bottom, left, right } = view.range();
    if (end >= top && end <= bottom) return;
    const filled = end > bottom ? { top: bottom + 1, bottom: end } : { top: end, bottom: top - 1 };
    const keys = view.fields.slice(left, right + 1).map(({ key }) => key);
    view.forget({ ...filled, left, right });
    view.change((rows) => fillTo(rows, { from: top, to: bottom }, end, keys));
    view.select(
      { row: Math.max(bottom, filled.bottom), column: right },
      { row: Math.min(top, filled.top), column: left },
    );
    view.announce(m.filledRows(filled.bottom - filled.top + 1));
  }

  /** Copies the text typed in the active cell into every cell of the range. */
  fillRange(): void {
    const view = this.#view;
    const { typed } = view;
    const range = view.range();
    view.$editing.set(undefined);
    view.put(this.#cells(range).map((place) => ({ ...place, text: typed })));
  }

  clear(): void {
    const view = this.#view;
    const range = view.range();
    const cells = this.#cells(range);
    const wasFault = view.forget(range);
    const changes = cells.map(({ row, column }) => ({
      row,
      key: view.fields[column]?.key ?? '',
      value: undefined,
    }));
    if (view.change((rows) => setCells(rows, changes)) || wasFault) view.announce(m.cleared(cells.length));
  }

  /** Resets the cells of the range to the shared values. */
  reset(): void {
    const view = this.#view;
    view.leave();
    const { top, bottom, left, right } = view.range();
    const keys = view.fields.slice(left, right + 1).map(({ key }) => key);
    const rows = view.rows.slice(top, bottom + 1);
    const wasFault = view.forget({ top, bottom, left, right });
    const own = rows.flatMap((row) => keys.filter((key) => view.markOf(row, key) !== undefined)).length;
    const isReset = view.reset?.(rows.map((row) => ({ row, keys })));
    if (isReset || wasFault) view.announce(texts.wasReset(own));
  }

  /** Inserts a pasted table, below the rows or in their place. */
  pasteTable({ rows: pasted, problems }: PastedRows, how: 'add' | 'replace'): void {
    const view = this.#view;
    const first = how === 'add' ? view.rows.length : 0;
    view.rowIds.introduce(pasted);
    view.change((rows) => insertRows(how === 'add' ? rows : [], first, pasted));
    const texts = problems.flatMap(({ row, field, text, problem }) => {
      const column = view.fields.findIndex(({ key }) => key === field);
      const isIn = column >= 0 && first + row < view.rows.length;
      return isIn ? [{ row: first + row, column, text, reading: { problem } }] : [];
    });
    view.put(texts);
    view.show({ row: first, column: 0 });
    view.announce(m.rowsPasted(view.rows.length - first));
  }

  #columnOf({ row, column }: Place): number {
    const tabbed = this.#tabbed;
    return tabbed?.at.row === row && tabbed.at.column === column ? tabbed.column : column;
  }

  #cells(range: ReturnType<GridView['range']>) {
    const { rows, columns } = sizeOf(range);
    return Array.from({ length: rows * columns }, (_, at) => ({
      row: range.top + Math.floor(at / columns),
      column: range.left + (at % columns),
    }));
  }

  #hasRoom(count: number): boolean {
    if (roomIn(this.#view.rows) >= count) return true;
    notify('error', m.full(ROWS_MAX));
    return false;
  }
}
