import { atom, computed, type ReadableAtom } from 'nanostores';
import { clamp } from '#lib/platform/numbers.ts';
import { findNode } from '#lib/questionnaires/edits/find-node.ts';
import { bodyOf, type QuestionnaireEditor } from '../editor.ts';
import { type Row, rowsOf } from './rows.ts';

/** The view state of the tree: collapsed nodes, the search, and the row being edited; none of it is saved. */
export class TreeView {
  readonly $folded = atom<ReadonlySet<string>>(new Set());
  readonly $query = atom('');
  /** Id of the node whose text is being edited in its row. */
  readonly $typing = atom<string | undefined>();
  readonly $rows: ReadableAtom<Row[]>;
  readonly #editor: QuestionnaireEditor;
  /** The row from which a range of rows is extended. */
  #anchor: string | undefined;

  constructor(editor: QuestionnaireEditor) {
    this.#editor = editor;
    this.$rows = computed([editor.autosave.$draft, this.$folded, this.$query], (draft, folded, query) =>
      rowsOf(bodyOf(draft), { folded, query }),
    );
  }

  rows(): readonly Row[] {
    return this.$rows.get();
  }

  indexOf(id: string | undefined): number {
    return this.rows().findIndex(({ node }) => node.id === id);
  }

  /** The row that keyboard navigation starts from: the first selected one, else the first of the tree. */
  current(): Row | undefined {
    return this.rows()[Math.max(0, this.indexOf(this.#selected()[0]))];
  }

  /** Where keyboard navigation continues after rows are removed: the row before them, else the first remaining one. */
  rowBefore(ids: readonly string[]): string | undefined {
    const gone = new Set(ids);
    const rows = this.rows();
    const first = rows.findIndex(({ node }) => gone.has(node.id));
    const before = rows.slice(0, Math.max(0, first)).at(-1);
    return (before ?? rows.find(({ node }) => !gone.has(node.id)))?.node.id;
  }

  fold(id: string, isFolded: boolean): void {
    const next = new Set(this.$folded.get());
    if (isFolded) next.add(id);
    else next.delete(id);
    this.$folded.set(next);
  }

  select(id: string): void {
    this.#anchor = id;
    this.#editor.select([id]);
  }

  /** Extends the selection from its anchor to a row, whose details are shown. */
  selectTo(id: string): void {
    const [from, to] = [this.indexOf(this.#anchor ?? this.#selected()[0]), this.indexOf(id)];
    const range = this.rows().slice(Math.max(0, Math.min(from, to)), Math.max(from, to) + 1);
    this.#editor.select([id, ...range.map(({ node }) => node.id).filter((other) => other !== id)]);
  }

  toggle(id: string): void {
    this.#anchor = id;
    const selected = this.#selected();
    const isSelected = selected.includes(id);
    this.#editor.select(isSelected ? selected.filter((other) => other !== id) : [id, ...selected]);
  }

  /** Expands the ancestors of a node, so that its row is visible. */
  reveal(id: string): void {
    const found = findNode(this.#editor.body(), id);
    if (!found) return;
    const inside = new Set(found.parents.map(({ node }) => node.id));
    const folded = this.$folded.get();
    const open = [...folded].filter((parent) => !inside.has(parent));
    if (open.length < folded.size) this.$folded.set(new Set(open));
    if (this.indexOf(id) < 0) this.$query.set('');
  }

  /** Starts editing the text of a row; without an id, ends editing. */
  type(id: string | undefined): void {
    if (id !== undefined) {
      this.reveal(id);
      this.select(id);
    }
    this.$typing.set(id);
  }

  /** Moves by this many rows, up if negative. @param isRange whether to extend the selection to the rows passed */
  step(by: number, isRange = false): void {
    const at = this.indexOf(this.#selected()[0]);
    const row = this.rows()[at < 0 ? 0 : clamp(at + by, 0, this.rows().length - 1)];
    if (!row) return;
    if (isRange) this.selectTo(row.node.id);
    else this.select(row.node.id);
  }

  #selected(): readonly string[] {
    return this.#editor.$selected.get();
  }
}
