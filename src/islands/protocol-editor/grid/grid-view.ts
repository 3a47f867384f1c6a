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
import { AT_START, clamped, rangeOf, sizeOf } from './selection.ts';

/** The view state of a grid: its selection and what is being edited. None of it is stored. */
export class GridView {
  readonly $selection = atom<Selection>(AT_START);
  readonly $editing = atom<Editing | undefined>();
  readonly $faults = atom<Faults>(new Map());
  /** The row as far as which the range would be filled, while its corner is dragged. */
  readonly $fillEnd = atom<number | undefined>();
  /** The parts of a paste that found no place, in words, until closed or the next paste. */
  readonly $notPasted = atom<string | undefined>();
  /** The text in the cell being edited. */
  typed = '';
  /** Whether the person has acted in the grid since entering it: Tab then goes from cell to cell. */
  isHeld = false;
  /** Whether the active cell takes the focus although it is elsewhere. */
  wantsFocus = false;
  /** Functions that end typing in each field of a card. */
  readonly pending = new Map<string, () => void>();
  readonly id: string;
  readonly rowIds = new RowIds();
  #props: RowsGridProps;

  /** @param id what the ids of its elements begin with */
  constructor(id: string, props: RowsGridProps) {
    this.id = id;
    this.#props = props;
  }

  /** Takes over what the page shows now. */
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

  /** The active cell and where the range began, among the cells that there are. */
  selection(): Selection {
    const { active, anchor } = this.$selection.get();
    return { active: clamped(active, this.size), anchor: clamped(anchor, this.size) };
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

  /** Gives cells back what is shared; undefined where that is what is written. */
  get reset(): RowsGridProps['onReset'] {
    return this.#props.onReset;
  }

  /** Words used elsewhere for a field. */
  wordsElsewhere(key: string): readonly string[] {
    return this.#props.suggestions(key);
  }

  /** The text of a cell: what it holds, or what was typed and is not a value. */
  textAt({ row: index, column }: Place): string {
    const [row, field] = [this.rows[index], this.fields[column]];
    if (!row || !field) return '';
    return (
      faultOf(row, this.$faults.get().get(this.ids[index] ?? 0), field.key)?.text ??
      writeCell(field, row[field.key])
    );
  }

  /** Makes a cell the active one. @param isRange whether the range goes on from where it began */
  go(place: Place, isRange = false): void {
    this.leave();
    this.isHeld = true;
    const active = clamped(place, this.size);
    this.$selection.set({ active, anchor: isRange ? this.selection().anchor : active });
  }

  /** Selects from one place to another, which is the active one. */
  select(anchor: Place, active: Place): void {
    this.leave();
    this.isHeld = true;
    this.$selection.set({ anchor: clamped(anchor, this.size), active: clamped(active, this.size) });
  }

  /** Selects the whole of the rows that the range touches. */
  selectRows(): void {
    const { top, bottom } = this.range();
    this.selectWhole(bottom, top);
    this.announceRange();
  }

  /** Selects rows whole, from one to another or one alone. */
  selectWhole(anchor: number, active = anchor): void {
    this.select({ row: anchor, column: this.size.columns - 1 }, { row: active, column: 0 });
  }

  /** Goes to a cell, wherever the focus is. */
  show(place: Place): void {
    this.wantsFocus = true;
    this.go(place);
  }

  /** Announces the size of the range. */
  announceRange(): void {
    const { rows, columns } = sizeOf(this.range());
    this.announce(m.range(rows, columns));
  }

  /** Starts editing the active cell. @param text initial text; its own when absent */
  edit(text?: string): void {
    const { active } = this.selection();
    if (this.rows.length === 0) return;
    this.isHeld = true;
    this.typed = text ?? this.textAt(active);
    this.$editing.set({ ...active, text: this.typed, isTyped: text !== undefined });
  }

  /** Arrows move in the text that is typed, and no longer leave it. */
  holdArrows(): void {
    const editing = this.$editing.get();
    if (editing) this.$editing.set({ ...editing, isTyped: false });
  }

  /** Ends typing and keeps what was typed, unless nothing was. */
  leave(): void {
    const editing = this.$editing.get();
    if (!editing) return;
    this.$editing.set(undefined);
    if (this.typed !== this.textAt(editing)) this.put([{ ...editing, text: this.typed }]);
  }

  /** Keeps what is being typed anywhere, as if the field had been left. */
  keep(): void {
    this.leave();
    for (const end of [...this.pending.values()]) end();
  }

  /** Ends typing and leaves the cell as it is stored. */
  drop(): void {
    this.$editing.set(undefined);
    const { active } = this.selection();
    this.forget(rangeOf({ active, anchor: active }));
  }

  /** Forgets texts that are not values. Returns whether there were any. */
  forget({ top, bottom, left, right }: CellRange): boolean {
    const fields = this.fields.slice(left, right + 1);
    const changes = this.ids
      .slice(top, bottom + 1)
      .flatMap((id) => fields.map(({ key }) => ({ id, key, fault: undefined })));
    const before = this.$faults.get();
    this.$faults.set(withFaults(before, changes));
    return before !== this.$faults.get();
  }

  /** Changes the rows, here at once and in the draft. Returns whether something changed. */
  change(update: RowsUpdate, place?: string): boolean {
    const before = this.rows;
    const next = update(before);
    if (next === before) return false;
    const { onChange } = this.#props;
    this.#props = { ...this.#props, rows: next };
    // The draft is given the rows made here, so that they are recognised when they come back.
    onChange((rows) => (rows === before ? next : update(rows)), place);
    return true;
  }

  /** Gives cells what was typed or pasted; what is not a value stays beside them. Rows grow as far as they may. */
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
