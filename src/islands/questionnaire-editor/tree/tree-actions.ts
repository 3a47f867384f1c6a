import { notify } from '#lib/platform/notices-store.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { dropPlace } from '#lib/questionnaires/edits/drop-place.ts';
import { duplicateNodes } from '#lib/questionnaires/edits/duplicate-nodes.ts';
import {
  type FoundNode,
  findNode,
  type Place,
  parentOf,
  placeAtEnd,
  placeOf,
} from '#lib/questionnaires/edits/find-node.ts';
import { indent, outdent } from '#lib/questionnaires/edits/indent.ts';
import { mirrorNodes } from '#lib/questionnaires/edits/mirror-nodes.ts';
import {
  insertNodes,
  moveNodes,
  moveStep,
  outermost,
  removeNodes,
} from '#lib/questionnaires/edits/move-nodes.ts';
import { newNode } from '#lib/questionnaires/edits/new-nodes.ts';
import { acceptedKind, type NodeKind, nodeText } from '#lib/questionnaires/edits/nodes.ts';
import { proposeSentences } from '#lib/questionnaires/edits/propose-sentences.ts';
import { proposedSentencesMessages as proposed } from '#lib/questionnaires/proposed-sentences-texts.ts';
import { questionTreeMessages as m } from '#lib/questionnaires/question-tree-texts.ts';
import type { CreatedNodes, QuestionnaireEditor } from '../editor.ts';
import type { TreeView } from './tree-view.ts';

type Change = (body: QuestionnaireBody, ids: readonly string[]) => QuestionnaireBody;
type Making = (body: QuestionnaireBody, ids: readonly string[]) => CreatedNodes;

/** Actions on the selected nodes, by keyboard, tool bar or mouse. */
export class TreeActions {
  readonly #editor: QuestionnaireEditor;
  readonly #view: TreeView;

  constructor(editor: QuestionnaireEditor, view: TreeView) {
    this.#editor = editor;
    this.#view = view;
  }

  /** Adds a row after the current one. On an empty last row of a list, it moves that row one level up instead. */
  addSibling(): void {
    const found = this.#first();
    if (!found) return;
    if (nodeText(found) !== '') {
      this.#add(found.kind, placeOf(found, 1));
      return;
    }
    const isLast = found.index === found.siblings.length - 1;
    if (isLast && this.#editor.edit((body) => outdent(body, [found.node.id])))
      this.#view.reveal(found.node.id);
  }

  addInside(): void {
    const found = this.#first();
    const kind = found && acceptedKind(found);
    // If the node cannot have children, its text must not be overwritten: add a question after it instead.
    if (!found || !kind) {
      this.addNear('question');
      return;
    }
    this.#view.fold(found.node.id, false);
    this.#add(kind, placeAtEnd(found));
  }

  /** Adds a page, a question or a fiche after the selection, where this is allowed. */
  addNear(kind: NodeKind): void {
    const last = this.#view.rows().at(-1)?.node.id ?? '';
    this.#add(kind, dropPlace(this.#editor.body(), kind, this.#ids()[0] ?? last, 'after'));
  }

  remove(): void {
    const ids = outermost(this.#editor.body(), this.#ids()).map(({ node }) => node.id);
    const next = this.#view.rowBefore(ids);
    if (ids.length === 0) return;
    const done = () => {
      this.#view.type(undefined);
      if (next !== undefined) this.#view.select(next);
      this.#editor.announce(m.removed(ids.length));
    };
    this.#editor.editOrAsk((body) => removeNodes(body, ids), done);
  }

  duplicate(): void {
    this.#copy(duplicateNodes, m.duplicated);
  }

  /** Copies nodes for the opposite side: medial becomes lateral, right becomes left. */
  mirror(): void {
    this.#copy(mirrorNodes, m.mirrored, m.noSide);
  }

  /** Adds the sentence « Question : réponse. » to the selected branches wherever one is missing. */
  propose(): void {
    this.#make(proposeSentences, proposed.proposed, proposed.none);
  }

  /** Marks answers as normal, or as exclusive of the others (`edits/mark-answers.ts`). */
  mark(change: Change): void {
    this.#change(change, m.markChanged);
  }

  move(step: -1 | 1): void {
    this.#change((body, ids) => moveStep(body, ids, step), m.moved);
  }

  moveTo(place: Place): void {
    this.#change((body, ids) => moveNodes(body, ids, place), m.moved);
  }

  indent(): void {
    this.#change(indent, m.indented);
  }

  outdent(): void {
    this.#change(outdent, m.outdented);
  }

  /** Goes to the first child of an open row, or opens the row. */
  open(): void {
    const row = this.#view.current();
    if (row?.isOpen === false) this.#view.fold(row.node.id, false);
    else if (row?.isOpen) this.#view.step(1);
  }

  /** Collapses a row, or goes to its parent. */
  close(): void {
    const row = this.#view.current();
    if (row?.isOpen && this.#view.$query.get() === '') {
      this.#view.fold(row.node.id, true);
      return;
    }
    const found = row && findNode(this.#editor.body(), row.node.id);
    const parent = found && parentOf(found);
    if (parent) this.#view.select(parent.node.id);
  }

  selectAll(): void {
    const [shown] = this.#ids();
    const ids = this.#view.rows().map(({ node }) => node.id);
    this.#editor.select(shown === undefined ? ids : [shown, ...ids.filter((id) => id !== shown)]);
  }

  readonly undo = () => this.#editor.undo.undo();
  readonly redo = () => this.#editor.undo.redo();

  #ids(): readonly string[] {
    return this.#editor.$selected.get();
  }

  #first(): FoundNode | undefined {
    return findNode(this.#editor.body(), this.#ids()[0] ?? '');
  }

  /** Inserts copies beside the selected nodes, and selects the copies. */
  #copy(make: Making, done: (count: number) => string, none?: string): void {
    const copies = this.#make(make, done, none);
    if (copies.length === 0) return;
    this.#view.type(undefined);
    this.#editor.select(copies);
  }

  /** Creates nodes from the selected ones. @param none the message if there is nothing to create */
  #make(make: Making, done: (count: number) => string, none?: string): readonly string[] {
    const { isDone, ids } = this.#editor.make((body) => make(body, this.#ids()));
    if (isDone) this.#editor.announce(done(ids.length));
    else if (ids.length === 0 && none !== undefined) notify('error', none);
    return isDone ? ids : [];
  }

  /** Inserts a new node and starts editing its text. */
  #add(kind: NodeKind, place: Place | undefined): void {
    const node = place && newNode(this.#editor.body(), kind, this.#first());
    if (!node) notify('error', m.cannot);
    if (!node || !this.#editor.edit((body) => insertNodes(body, place, [node]))) return;
    this.#view.type(node.node.id);
    this.#editor.announce(m.added[kind]);
  }

  /** Edits the selected nodes, which stay selected; announces the result, or that nothing can be changed. */
  #change(change: Change, done: string): void {
    const ids = this.#ids();
    const body = this.#editor.body();
    if (change(body, ids) === body) {
      this.#editor.announce(m.cannot);
      return;
    }
    this.#editor.editOrAsk(
      (now) => change(now, ids),
      () => {
        this.#editor.announce(done);
        for (const id of ids) this.#view.reveal(id);
      },
    );
  }
}
