import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { sheetEditorMessages as m } from '#lib/messages/sheet-editor.ts';
import type { Picture } from './pictures.ts';

/** Places in the text that are kept for images on their way, wherever the text around them goes meanwhile. */
interface Place {
  /** In the order in which they were given. */
  id: number;
  name: string;
}

interface Freed {
  free: number;
  at: number;
  /** Of what was put there; 0 when it was given up. */
  size: number;
}

type Change = { keep: Place; at: number } | Freed;

const key = new PluginKey<DecorationSet>('places');

function placeholder(name: string): HTMLElement {
  const box = document.createElement('div');
  box.className = 'image-place';
  const spinner = document.createElement('span');
  spinner.className = 'spinner';
  spinner.setAttribute('aria-hidden', 'true');
  box.append(spinner, ` ${m.sending(name)}`);
  return box;
}

function widget(place: Place, at: number): Decoration {
  return Decoration.widget(at, () => placeholder(place.name), { ...place, key: String(place.id), side: -1 });
}

function withoutPlace(kept: DecorationSet, { free, at, size }: Freed, doc: Node) {
  const gone = kept.find(undefined, undefined, ({ id }) => id === free);
  // Those that were given with it, after it, come behind what was put there.
  const behind = size > 0 ? kept.find(at, at, ({ id }) => id > free) : [];
  const moved = behind.map(({ spec }) => widget(spec as Place, at + size));
  return kept.remove([...gone, ...behind]).add(doc, moved);
}

export function places(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const { mapping, doc } = transaction;
        const kept = before.map(mapping, doc);
        const change = transaction.getMeta(key) as Change | undefined;
        if (!change) return kept;
        if ('keep' in change) return kept.add(doc, [widget(change.keep, change.at)]);
        return withoutPlace(kept, change, doc);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Between two blocks: behind the one at the position, or before it while it is empty. */
function blockBorder(doc: Node, position: number): number {
  const $at = doc.resolve(position);
  if ($at.depth === 0) return position;
  return $at.node(1).content.size === 0 ? $at.before(1) : $at.after(1);
}

function placeOf(state: EditorState, id: number): number | undefined {
  return key.getState(state)?.find(undefined, undefined, (spec) => spec.id === id)[0]?.from;
}

/** Keeps a place for an image next to a position. */
export function keepPlace({ state, dispatch }: EditorView, place: Place, position: number): void {
  const change: Change = { keep: place, at: blockBorder(state.doc, position) };
  dispatch(state.tr.setMeta(key, change));
}

/** Puts an image where its place was kept; at the end, when that part of the text is gone. */
export function fillPlace({ state, dispatch }: EditorView, id: number, picture: Picture): void {
  const { figure, paragraph } = state.schema.nodes;
  const at = blockBorder(state.doc, placeOf(state, id) ?? state.doc.content.size);
  const isLast = at === state.doc.content.size;
  const { file, width, height } = picture;
  const node = figure!.create({ file, width, height, alt: '' });
  const tr = state.tr.insert(at, node);
  // One must be able to go on writing below.
  if (isLast) tr.insert(tr.doc.content.size, paragraph!.create());
  const change: Change = { free: id, at, size: node.nodeSize };
  dispatch(tr.setMeta(key, change));
}

/** The image does not come. */
export function freePlace({ state, dispatch }: EditorView, id: number): void {
  const change: Change = { free: id, at: 0, size: 0 };
  dispatch(state.tr.setMeta(key, change));
}
