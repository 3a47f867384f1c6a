import { Fragment, type Node, Slice } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';
import { windowsText } from '#lib/questionnaires/windows-text.ts';
import { withoutTables } from './pasted-tables.ts';

/** Keys of the sentences in a document. */
function keysIn(doc: Node): Set<string> {
  const keys = new Set<string>();
  doc.descendants(({ marks }) => {
    for (const { type, attrs } of marks) if (type.name === 'sentence') keys.add(attrs.key as string);
  });
  return keys;
}

function withoutKeys(content: Fragment, isForeign: (key: string) => boolean): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    const marks = node.marks.filter(({ type, attrs }) => type.name !== 'sentence' || !isForeign(attrs.key));
    nodes.push(node.isText ? node.mark(marks) : node.copy(withoutKeys(node.content, isForeign)).mark(marks));
  });
  return Fragment.from(nodes);
}

/**
 * A sentence that was cut and pasted keeps its key. A second copy, or one from another report, becomes the person's
 * own text.
 */
function ownKeys(slice: Slice, view: EditorView, isWritten: (key: string) => boolean): Slice {
  const isMove = (view.dragging as { move: boolean } | null)?.move;
  const there = isMove ? new Set<string>() : keysIn(view.state.doc);
  const content = withoutKeys(slice.content, (key) => there.has(key) || !isWritten(key));
  return new Slice(content, slice.openStart, slice.openEnd);
}

/** Leaves out the heading if the copied text is within one section. */
function withoutHeading(slice: Slice): Slice {
  const { content, openStart, openEnd } = slice;
  const only = content.childCount === 1 ? content.firstChild : null;
  const isPart =
    only && openStart > 0 && openEnd > 0 && REPORT_SECTIONS.some((name) => name === only.type.name);
  return isPart ? new Slice(only.content, openStart - 1, openEnd - 1) : slice;
}

/** The plain text for Ctrl+C: includes the headings within the selection. */
function plainText(slice: Slice): string {
  const lines: string[] = [];
  const add = (node: Node) => lines.push(node.textBetween(0, node.content.size, '', '\n'));
  slice.content.forEach((node) => {
    const section = REPORT_SECTIONS.find((name) => name === node.type.name);
    if (section && node.textContent !== '') {
      lines.push(...(lines.length > 0 ? [''] : []), m.headings[section]);
      node.forEach(add);
    } else if (!section && node.isBlock) add(node);
    else if (!section) lines.push(node.isText ? (node.text ?? '') : '\n');
  });
  return windowsText(slice.content.firstChild?.isInline ? lines.join('') : lines.join('\n'));
}

/** Plugin that handles paste and copy. */
export function pasted(isWritten: (key: string) => boolean): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: withoutTables,
      transformPasted: (slice, view) => ownKeys(slice, view, isWritten),
      transformCopied: withoutHeading,
      clipboardTextSerializer: plainText,
    },
  });
}
