import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { sheetEditorMessages as m } from '#lib/cases/sheet-editor-texts.ts';
import type { KnownImage } from './known-images.ts';

/** A placeholder in the text for an image that is being uploaded; it is mapped through edits. */
interface Placeholder {
  /** Increases in the order in which the images were given. */
  id: number;
  name: string;
}

interface Removal {
  remove: number;
  at: number;
  /** Size of the inserted content; 0 when the upload was cancelled. */
  size: number;
}

type Change = { add: Placeholder; at: number } | Removal;

const key = new PluginKey<DecorationSet>('imagePlaceholders');

function elementOf(name: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'image-placeholder';
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.setAttribute('aria-hidden', 'true');
  box.append(spinner, ` ${m.sending(name)}`);
  return box;
}

function widget(placeholder: Placeholder, at: number): Decoration {
  return Decoration.widget(at, () => elementOf(placeholder.name), {
    ...placeholder,
    key: String(placeholder.id),
    side: -1,
  });
}

function withoutPlaceholder(kept: DecorationSet, { remove, at, size }: Removal, doc: Node) {
  const gone = kept.find(undefined, undefined, ({ id }) => id === remove);
  // Images that were given together but arrive later are placed after the inserted content.
  const behind = size > 0 ? kept.find(at, at, ({ id }) => id > remove) : [];
  const moved = behind.map(({ spec }) => widget(spec as Placeholder, at + size));
  return kept.remove([...gone, ...behind]).add(doc, moved);
}

/** Plugin that draws the placeholders. */
export function imagePlaceholders(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const { mapping, doc } = transaction;
        const kept = before.map(mapping, doc);
        const change = transaction.getMeta(key) as Change | undefined;
        if (!change) return kept;
        if ('add' in change) return kept.add(doc, [widget(change.add, change.at)]);
        return withoutPlaceholder(kept, change, doc);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** A position between two blocks: after the block at the position, or before that block if it is empty. */
function blockBorder(doc: Node, position: number): number {
  const $at = doc.resolve(position);
  if ($at.depth === 0) return position;
  return $at.node(1).content.size === 0 ? $at.before(1) : $at.after(1);
}

function positionOf(state: EditorState, id: number): number | undefined {
  return key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
}

/** Inserts a placeholder for an image at the block border nearest to a position. */
export function addPlaceholder(
  { state, dispatch }: EditorView,
  placeholder: Placeholder,
  position: number,
): void {
  const change: Change = { add: placeholder, at: blockBorder(state.doc, position) };
  dispatch(state.tr.setMeta(key, change));
}

/** Replaces a placeholder by its image; appends the image if that part of the text was deleted. */
export function replacePlaceholder({ state, dispatch }: EditorView, id: number, image: KnownImage): void {
  const { figure, paragraph } = state.schema.nodes;
  const at = blockBorder(state.doc, positionOf(state, id) ?? state.doc.content.size);
  const isLast = at === state.doc.content.size;
  const { file, width, height } = image;
  const node = figure!.create({ file, width, height, alt: '' });
  const tr = state.tr.insert(at, node);
  // A paragraph below, in which writing can continue.
  if (isLast) tr.insert(tr.doc.content.size, paragraph!.create());
  const change: Change = { remove: id, at, size: node.nodeSize };
  dispatch(tr.setMeta(key, change));
}

/** Removes the placeholder of an image that was not uploaded. */
export function removePlaceholder({ state, dispatch }: EditorView, id: number): void {
  const change: Change = { remove: id, at: 0, size: 0 };
  dispatch(state.tr.setMeta(key, change));
}
