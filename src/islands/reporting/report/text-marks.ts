import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { TextWarning } from './warnings.ts';

/** The decorations of the text. */
export interface MarksInText {
  /** CSS classes of sentences, by sentence key. */
  classes: ReadonlyMap<string, string>;
  /** Texts that look like a patient's identity, or name the other side. */
  found: readonly TextWarning[];
}

const key = new PluginKey<DecorationSet>('textMarks');

/** Start position of a paragraph's text in the document. */
export function paragraphStart(
  doc: Node,
  { section, paragraph }: Pick<TextWarning, 'section' | 'paragraph'>,
) {
  let start: number | null = null;
  doc.forEach((node, offset) => {
    if (node.type.name !== section || paragraph >= node.childCount) return;
    start = offset + 2;
    for (let index = 0; index < paragraph; index += 1) start += node.child(index).nodeSize;
  });
  return start as number | null;
}

function drawn(doc: Node, { classes, found }: MarksInText): DecorationSet {
  const all: Decoration[] = [];
  doc.descendants((node, position) => {
    const mark = node.marks.find(({ type }) => type.name === 'sentence');
    const name = mark && classes.get(mark.attrs.key as string);
    if (name) all.push(Decoration.inline(position, position + node.nodeSize, { class: name }));
  });
  for (const each of found) {
    const start = paragraphStart(doc, each);
    const end = Math.min((start ?? 0) + each.to, doc.content.size);
    if (start !== null) all.push(Decoration.inline(start + each.from, end, { class: 'report-warned' }));
  }
  return DecorationSet.create(doc, all);
}

/** Plugin that draws the decorations given by a transaction (`MARKS`), and maps them through edits. */
export function textMarks(): Plugin<DecorationSet> {
  return new Plugin({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, before) {
        const shown = transaction.getMeta(key) as MarksInText | undefined;
        return shown ? drawn(transaction.doc, shown) : before.map(transaction.mapping, transaction.doc);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Key of the transaction metadata that changes the marks. */
export const MARKS = key;

/** Plugin that marks empty sections, which are dimmed and not printed. */
export function emptySections(): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const empty: Decoration[] = [];
        doc.forEach((section, offset) => {
          const says = section.children.some(({ childCount }) => childCount > 0);
          if (!says) empty.push(Decoration.node(offset, offset + section.nodeSize, { class: 'is-empty' }));
        });
        return DecorationSet.create(doc, empty);
      },
    },
  });
}
