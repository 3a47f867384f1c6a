import { Fragment, type Node, Slice } from 'prosemirror-model';
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state';
import { doisIn } from '#lib/rich-text/doi.ts';
import { NOWHERE } from './link-mark.ts';
import type { SheetSchema } from './schema.ts';

const linkTo = (schema: SheetSchema, href: string) => schema.marks.link.create({ ...NOWHERE, href });

/** Splits a text node at the DOIs it contains, which become links; text that is already a link is left unchanged. */
function linkedText(schema: SheetSchema, node: Node): Node[] {
  const { text = '', marks } = node;
  if (schema.marks.link.isInSet(marks)) return [node];
  const found: Node[] = [];
  let at = 0;
  for (const { from, to, href } of doisIn(text)) {
    if (from > at) found.push(schema.text(text.slice(at, from), marks));
    found.push(schema.text(text.slice(from, to), linkTo(schema, href).addToSet(marks)));
    at = to;
  }
  if (at < text.length) found.push(schema.text(text.slice(at), marks));
  return found;
}

function linkedContent(schema: SheetSchema, content: Fragment): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    if (node.isText) nodes.push(...linkedText(schema, node));
    // A caption is plain text and cannot contain links.
    else nodes.push(node.type.name === 'figure' ? node : node.copy(linkedContent(schema, node.content)));
  });
  return Fragment.fromArray(nodes);
}

/** Links a DOI that has just been typed before the cursor; null if there is none. */
function linkTyped({ selection, tr, schema }: EditorState): Transaction | null {
  const { $from, empty } = selection;
  const { parent, parentOffset } = $from;
  if (!empty || !parent.inlineContent || parent.type.name === 'figure') return null;
  // Each leaf node counts as one character, so that offsets in the text are those of the document.
  const before = parent.textBetween(0, parentOffset, undefined, '\uFFFC');
  const doi = doisIn(before).at(-1);
  // After the DOI, at most the punctuation at the end of a sentence may have been typed.
  if (!doi || before.length - doi.to > 2) return null;
  const [from, to] = [$from.start() + doi.from, $from.start() + doi.to];
  const { link } = (schema as SheetSchema).marks;
  if (tr.doc.rangeHasMark(from, to, link)) return null;
  return tr.addMark(from, to, linkTo(schema as SheetSchema, doi.href)).removeStoredMark(link);
}

/** A DOI becomes a link to its publication, once a space or Enter follows it and when it is pasted. */
export function doiLinks(schema: SheetSchema): Plugin {
  return new Plugin({
    props: {
      handleKeyDown(view, event) {
        if (event.key === ' ' || event.key === 'Enter') {
          const linked = linkTyped(view.state);
          if (linked) view.dispatch(linked);
        }
        // The key must keep its usual effect.
        return false;
      },
      transformPasted: (slice) =>
        new Slice(linkedContent(schema, slice.content), slice.openStart, slice.openEnd),
    },
  });
}
