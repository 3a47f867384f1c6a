import { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { beforeEach, describe, expect, it } from 'vitest';
import { toDocument, toSections } from '#islands/reporting/report/document.ts';
import { phraseAtCursor } from '#islands/reporting/report/phrases.ts';
import { reportSchema } from '#islands/reporting/report/schema.ts';
import { $phrases } from '#lib/phrases/store.ts';
import type { Run } from '#lib/questionnaires/report/runs.ts';

beforeEach(() => {
  const entry = (code: string, text: string) => ({ _id: code, code, text, revision: 1 });
  $phrases.set([entry('nrm', 'Examen normal.'), entry('lig', 'Ligaments\n\nintacts.')]);
});

/** The report with the cursor behind this text, which it holds once. */
function stateBehind(text: string, ...runs: Run[]): EditorState {
  const sections = [{ section: 'findings' as const, paragraphs: [{ page: 'p', runs }] }];
  const doc = Node.fromJSON(reportSchema, toDocument({ sections, removed: [], offers: [] }));
  let at = -1;
  doc.descendants((node, position) => {
    if (node.isText && node.text!.includes(text)) at = position + node.text!.indexOf(text) + text.length;
  });
  const state = EditorState.create({ doc });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, at)));
}

/** The runs of the findings after Tab was pressed, and the text before the cursor; null when nothing is expanded. */
function pressed(state: EditorState) {
  const transaction = phraseAtCursor(state);
  if (!transaction) return null;
  const next = state.apply(transaction);
  const { $from } = next.selection;
  const section = toSections(next.doc.toJSON()).find(({ section }) => section === 'findings');
  return {
    runs: section?.paragraphs[0]?.runs,
    before: $from.parent.textBetween(0, $from.parentOffset, undefined, '\n'),
  };
}

describe('a code in the text of the report', () => {
  it('becomes its phrase, with its line breaks, and the cursor stands behind it', () => {
    const state = stateBehind('LIG', { text: 'Ménisques.\nLIG et après' });
    expect(pressed(state)).toEqual({
      runs: [{ text: 'Ménisques.\nLigaments\n\nintacts. et après' }],
      before: 'Ménisques.\nLigaments\n\nintacts.',
    });
  });

  it('keeps the look of what it stands in, and leaves the sentences around it alone', () => {
    const state = stateBehind(
      'nrm',
      { text: 'Pas de lésion.', key: 'findings:q1' },
      { text: ' nrm', bold: true },
    );
    expect(pressed(state)?.runs).toEqual([
      { text: 'Pas de lésion.', key: 'findings:q1' },
      { text: ' Examen normal.', bold: true },
    ]);
  });

  it.each(['nr', 'nrm ', 'xnrm'])('is none: %j', (text) => {
    expect(pressed(stateBehind(text, { text: `${text}|` }))).toBeNull();
  });

  it('is none when something is selected', () => {
    const state = stateBehind('nrm', { text: 'nrm' });
    const { from } = state.selection;
    const selected = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from - 3, from)));
    expect(pressed(selected)).toBeNull();
  });
});
