import type { Node } from 'prosemirror-model';
import { type Command, type EditorState, Plugin } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { ImageSize } from '#lib/rich-text/rich-text.ts';
import { figureAt } from './around-cursor.ts';

/** The second figure of an existing or possible pair. */
interface Second {
  at: number;
  isPair: boolean;
}

/** Indexes of the blocks shown beside the previous one, by the same rule as for readers (`rowsOf`). */
function secondsIn(doc: Node): Set<number> {
  const found = new Set<number>();
  doc.forEach((node, _, index) => {
    const isFigure = node.type.name === 'figure' && doc.maybeChild(index - 1)?.type === node.type;
    if (isFigure && node.attrs.beside && !found.has(index - 1)) found.add(index);
  });
  return found;
}

/** The pair that contains the figure at the cursor, or that it could form with a neighbour. */
export function pairAt(state: EditorState): Second | undefined {
  const figure = figureAt(state);
  if (!figure) return undefined;
  const { doc } = state;
  const index = doc.resolve(figure.at).index();
  const seconds = secondsIn(doc);
  const isFigure = (at: number) => doc.maybeChild(at)?.type === figure.node.type;
  const next = figure.at + figure.node.nodeSize;
  if (seconds.has(index)) return { at: figure.at, isPair: true };
  if (seconds.has(index + 1)) return { at: next, isPair: true };
  if (isFigure(index - 1) && !seconds.has(index - 1)) return { at: figure.at, isPair: false };
  if (isFigure(index + 1) && !seconds.has(index + 2)) return { at: next, isPair: false };
  return undefined;
}

/** Shows an image and its neighbour side by side, or one below the other again. */
export const togglePair: Command = (state, dispatch) => {
  const pair = pairAt(state);
  if (!pair) return false;
  dispatch?.(state.tr.setNodeAttribute(pair.at, 'beside', !pair.isPair));
  return true;
};

/** Sets the size of the image, or resets it if the image already has this size. */
export function setImageSize(size: ImageSize): Command {
  return (state, dispatch) => {
    const figure = figureAt(state);
    if (!figure) return false;
    const next = figure.node.attrs.size === size ? null : size;
    dispatch?.(state.tr.setNodeAttribute(figure.at, 'size', next));
    return true;
  };
}

/** The side of a pair that a figure is on; null outside of pairs. */
export function sideOf(doc: Node, index: number): 'first' | 'second' | null {
  const seconds = secondsIn(doc);
  if (seconds.has(index)) return 'second';
  return seconds.has(index + 1) ? 'first' : null;
}

/** Plugin that marks the images of each pair, for style sheets to show them side by side. */
export function imagePairs(): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) => {
        const seconds = secondsIn(doc);
        const found: Decoration[] = [];
        doc.forEach((node, at, index) => {
          const side = seconds.has(index) ? 'second' : seconds.has(index + 1) ? 'first' : null;
          if (side) found.push(Decoration.node(at, at + node.nodeSize, { class: `pair-${side}` }));
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
}
