import { atom } from 'nanostores';
import { writeCell } from '#lib/protocols/cells.ts';
import { fieldsOf } from '#lib/protocols/fields/acquisition-fields.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { cellProblem } from '#lib/protocols/fields-texts.ts';
import { protocolGridMessages as m } from '#lib/protocols/grid-texts.ts';
import { pasteAt } from '#lib/protocols/row-edits.ts';
import { type Faults, faultOf, withFaults } from './faults.ts';
import type { CellText, Editing, RowsGridProps, RowsUpdate } from './grid-props.ts';
import { marksOf, readTexts, valuesOf } from './read-texts.ts';
import { RowIds } from './row-ids.ts';
import type { CellRange, Place, Selection } from './selection.ts';
import { clampPlace, FIRST_CELL_SELECTED, rangeOf, sizeOf } from './selection.ts';

/** The view state of a grid: its selection and what is being edited. None of it is stored. */
export class GridView {
  readonly $selection = atom<Selection>(FIRST_CELL_SELECTED);
  readonly $editing = atom<Editing | undefined>();
  readonly $faults = atom<Faults>(new Map());
  /** The row up to which the range would be filled, while the fill handle is dragged. */
  readonly $fillEnd = atom<number | undefined>();
  /** Message about the parts of a paste that did not fit, until it is closed or the next paste. */
  readonly $notPasted = atom<string | undefined>();
  /** The text in the cell being edited. */
  typed = '';
  /** Whether the person has acted in the grid since entering it: Tab then moves between cells. */
  isHeld = false;
  /** Whether the active cell must take the focus, even from outside of the grid. */
  wantsFocus = false;
  /** Functions that store the text being typed in each field of a card. */
  readonly pending = new Map<string, () => void>();
  readonly id: string;
  readonly rowIds = new RowIds();
  #props: RowsGridProps;

  /** @param id prefix of the ids of the grid's elements */
  constructor(id: string, props: RowsGridProps) {
    this.id = id;
    this.#props = props;
  }

  /** Updates the view from the component's current props. */
  take(props: RowsGridProps): void {
    this.#props = props;
  }

  get rows(): RowsGridProps['rows'] {
    return this.#props.rows;
  }

  get fields(): readonly Field[] {
    return fieldsOf(this.#props.table);
  }

  get ids(): readonly number[] {
    return this.rowIds.of(this.rows);
  }

  get size() {
    return { rows: this.rows.length, columns: this.fields.length };
  }

  /** The active cell and the anchor of the range, clamped to the existing cells. */
  selection(): Selection {
    const { active, anchor } = this.$selection.get();
    return { active: clampPlace(active, this.size), anchor: clampPlace(anchor, this.size) };
  }

  range(): CellRange {
    return rangeOf(this.selection());
  }

  announce(text: string): void {
    this.#props.announce(text);
  }

  /** The mark of a cell whose value differs between scanners. */
  markOf(row: RowsGridProps['rows'][number], key: string): string | undefined {
    return this.#props.mark?.(row, key);
  }

  /** Resets cells to the shared values; undefined when the shared rows are edited. */
  get reset(): RowsGridProps['onReset'] {
    return this.#props.onReset;
  }

  /** Words used in a field outside of this grid. */
  wordsElsewhere(key: string): readonly string[] {
    return this.#props.suggestions(key);
  }

  /** The text of a cell: its formatted value, or its invalid text. */
  textAt({ row: index, column }: Place): string {
    const [row, field] = [this.rows[index], this.fields[column]];
    if (!row || !field) return '';
    return (
      faultOf(row, this.$faults.get().get(this.ids[index] ?? 0), field.key)?.text ??
      writeCell(field, row[field.key])
    );
  }

  /** Makes a cell the active one. @param isRange whether to extend the range from its anchor */
  go(place: Place, isRange = false): void {
    this.leave();
    this.isHeld = true;
    const active = clampPlace(place, this.size);
    this.$selection.set({ active, anchor: isRange ? this.selection().anchor : active });
  }

  /** Selects the cells between two places, the second of which becomes active. */
  select(anchor: Place, active: Place): void {
    this.leave();
    this.isHeld = true;
    this.$selection.set({ anchor: clampPlace(anchor, this.size), active: clampPlace(active, this.size) });
  }

  /** Extends the range to whole rows. */
  selectRows(): void {
    const { top, bottom } = this.range();
    this.selectWhole(bottom, top);
    this.announceRange();
  }

  /** Selects whole rows, from one to another, or a single one. */
  selectWhole(anchor: number, active = anchor): void {
    this.select({ row: anchor, column: this.size.columns - 1 }, { row: active, column: 0 });
  }

  /** Goes to a cell and focuses it, even if the focus is outside of the grid. */
  show(place: Place): void {
    this.wantsFocus = true;
    this.go(place);
  }

  /** Announces the size of the range. */
  announceRange(): void {
    const { rows, columns } = sizeOf(this.range());
    this.announce(m.range(rows, columns));
  }

  /** Starts editing the active cell. @param text initial text; the cell's own when absent */
  edit(text?: string): void {
    const { active } = this.selection();
    if (this.rows.length === 0) return;
    this.isHeld = true;
    this.typed = text ?? this.textAt(active);
    this.$editing.set({ ...active, text: this.typed, isTyped: text !== undefined });
  }

  /** From now on, arrow keys move the caret in the edited text instead of leaving the cell. */
  holdArrows(): void {
    const editing = this.$editing.get();
    if (editing) this.$editing.set({ ...editing, isTyped: false });
  }

  /** Ends the edit and stores its text, unless nothing was typed. */
  leave(): void {
    const editing = this.$editing.get();
    if (!editing) return;
    this.$editing.set(undefined);
    if (this.typed !== this.textAt(editing)) this.put([{ ...editing, text: this.typed }]);
  }

  /** Stores what is being typed anywhere in the grid, as if the field had lost the focus. */
  keep(): void {
    this.leave();
    for (const end of [...this.pending.values()]) end();
  }

  /** Ends the edit without storing its text. */
  drop(): void {
    this.$editing.set(undefined);
    const { active } = this.selection();
    this.forget(rangeOf({ active, anchor: active }));
  }

  /** Discards the invalid texts of a range. Returns whether there were any. */
  forget({ top, bottom, left, right }: CellRange): boolean {
    const fields = this.fields.slice(left, right + 1);
    const changes = this.ids
      .slice(top, bottom + 1)
      .flatMap((id) => fields.map(({ key }) => ({ id, key, fault: undefined })));
    const before = this.$faults.get();
    this.$faults.set(withFaults(before, changes));
    return before !== this.$faults.get();
  }

  /** Changes the rows, in this view at once, and in the draft. Returns whether something changed. */
  change(update: RowsUpdate, place?: string): boolean {
    const before = this.rows;
    const next = update(before);
    if (next === before) return false;
    const { onChange } = this.#props;
    this.#props = { ...this.#props, rows: next };
    // The draft gets the same row objects, so that they are recognised when they come back as props.
    onChange((rows) => (rows === before ? next : update(rows)), place);
    return true;
  }

  /** Puts typed or pasted texts into cells; invalid ones are kept beside the rows. Adds rows, up to the maximum. */
  put(texts: readonly CellText[]): void {
    const read = readTexts(this.fields, texts);
    const values = valuesOf(read, this.rows.length);
    this.change((rows) => pasteAt(rows, values));
    this.$faults.set(withFaults(this.$faults.get(), marksOf(read, this.rows, this.ids)));
    const [only, other] = read;
    if (only && !other && 'problem' in only.reading)
      this.announce(cellProblem(only.field, only.reading.problem));
  }
}
