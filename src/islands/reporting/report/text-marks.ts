import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey } from 'prosemirror-state';
import { Decoration, DecorationSet } from 'prosemirror-view';
import type { Found } from './warnings.ts';

/** What is shown in the text beside its words. */
export interface MarksInText {
  /** The classes of sentences, by key. */
  classes: ReadonlyMap<string, string>;
  /** Texts that look like an identity, or name the other side. */
  found: readonly Found[];
}

const key = new PluginKey<DecorationSet>('textMarks');

/** Where the text of a paragraph begins, in the document. */
export function paragraphStart(doc: Node, { section, paragraph }: Pick<Found, 'section' | 'paragraph'>) {
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

/** Draws what `showMarks` says; it moves with the text. */
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

/** The name of what a transaction carries to change the marks. */
export const MARKS = key;

/** Marks empty sections: they are dimmed, and not printed. */
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
