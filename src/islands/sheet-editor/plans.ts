import type { Node } from 'prosemirror-model';
import { type Command, TextSelection } from 'prosemirror-state';
import { type PlannedHeading, TEMPLATE_MAX } from '#lib/cases/sheet-template.ts';
import { sheetTemplateMessages as m } from '#lib/cases/sheet-templates-texts.ts';
import type { SheetSchema } from './schema.ts';

/** The headings of a text, in order and unabridged: a template stores them within its limits (`planFault`). */
export function planOf(doc: Node): PlannedHeading[] {
  const found: PlannedHeading[] = [];
  doc.forEach((node) => {
    const text = node.textContent.trim();
    if (node.type.name === 'heading' && text !== '') found.push({ level: node.attrs.level, text });
  });
  return found;
}

/** Why a template cannot store these headings, in words; empty if it can. */
export function planFault(plan: readonly PlannedHeading[]): string {
  if (plan.length > TEMPLATE_MAX.headings) return m.tooManyHeadings(TEMPLATE_MAX.headings);
  const long = plan.find(({ text }) => text.length > TEMPLATE_MAX.heading);
  return long ? m.headingTooLong(long.text, long.text.length - TEMPLATE_MAX.heading) : '';
}

/** Puts headings in, with room to write under each: in place of an empty text, else after the block with the cursor. */
export function insertPlan(headings: readonly PlannedHeading[]): Command {
  return ({ doc, schema, selection, tr }, dispatch) => {
    const { nodes } = schema as SheetSchema;
    const blocks = headings.flatMap(({ level, text }) => [
      nodes.heading.create({ level }, schema.text(text)),
      nodes.paragraph.create(),
    ]);
    const [first] = blocks;
    if (!first) return false;
    const isEmpty =
      doc.childCount === 1 && doc.firstChild?.type === nodes.paragraph && doc.content.size === 2;
    const { $from } = selection;
    const behind = $from.depth === 0 ? $from.pos : $from.after(1);
    const [from, to] = isEmpty ? [0, doc.content.size] : [behind, behind];
    tr.replaceWith(from, to, blocks);
    const under = TextSelection.near(tr.doc.resolve(from + first.nodeSize + 1));
    dispatch?.(tr.setSelection(under).scrollIntoView());
    return true;
  };
}
