import fc from 'fast-check';
import { Node } from 'prosemirror-model';
import { EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';
import { toDocument, toSections } from '#islands/reporting/report/document.ts';
import { replaceText } from '#islands/reporting/report/replace-text.ts';
import { reportSchema } from '#islands/reporting/report/schema.ts';
import { deleteAcross, keyAtCursor, spansSections } from '#islands/reporting/report/sections.ts';
import type { EditedReport, EditedSection } from '#lib/questionnaires/report/edited-report.ts';
import type { Run } from '#lib/questionnaires/report/runs.ts';
import { REPORT_SECTIONS } from '#lib/questionnaires/report-sections.ts';

const reportOf = (sections: readonly EditedSection[]): EditedReport => ({
  sections,
  removed: [],
  offers: [],
});
const documentOf = (sections: readonly EditedSection[]) =>
  Node.fromJSON(reportSchema, toDocument(reportOf(sections)));
const sectionsOf = (doc: Node) => toSections(doc.toJSON());
const paragraph = (...runs: Run[]) => ({ page: 'p', runs });
const findings = (...paragraphs: ReturnType<typeof paragraph>[]): EditedSection[] => [
  { section: 'findings', paragraphs },
];

const text = fc.stringMatching(/^[a-zé.\n ]{1,12}$/);
const look = fc.record(
  { text, bold: fc.constant(true), italic: fc.constant(true) },
  { requiredKeys: ['text'] },
);
/** Sentences with their keys and free text between, as an edited report holds them: neighbours differ. */
const runs = fc.array(fc.tuple(look, fc.boolean()), { maxLength: 5 });
const anySections = fc
  .subarray([...REPORT_SECTIONS])
  .chain((names) =>
    fc.tuple(
      ...names.map((section) =>
        fc.tuple(fc.constant(section), fc.array(runs, { minLength: 1, maxLength: 3 })),
      ),
    ),
  )
  .map((sections) => {
    let key = 0;
    return sections.flatMap(([section, paragraphs]): EditedSection[] => {
      const written = paragraphs.map((stretches, index) => ({
        page: index % 2 === 0 ? `page${index}` : null,
        runs: stretches.flatMap(([run, isSentence], at) => {
          key += 1;
          // Free text beside free text of the same look would be one run.
          return isSentence || at % 2 === 0 ? [{ ...run, key: `k${key}` }] : [run];
        }),
      }));
      return written.some((each) => each.runs.length > 0) ? [{ section, paragraphs: written }] : [];
    });
  });

describe('the document of a report', () => {
  it('gives back the report that it was made of', () => {
    fc.assert(
      fc.property(anySections, (sections) => {
        expect(sectionsOf(documentOf(sections))).toEqual(sections);
      }),
    );
  });

  it('has every section, with a place to write in', () => {
    const doc = documentOf([]);
    doc.check();
    expect(doc.children.map(({ type, childCount }) => [type.name, childCount])).toEqual(
      REPORT_SECTIONS.map((name) => [name, 1]),
    );
    expect(sectionsOf(doc)).toEqual([]);
  });

  it('keeps together a sentence into which something was put', () => {
    const doc = documentOf(
      findings(paragraph({ text: 'Un ', key: 'a' }, { text: 'très ' }, { text: 'petit.', key: 'a' })),
    );
    expect(sectionsOf(doc)).toEqual(findings(paragraph({ text: 'Un très petit.', key: 'a' })));
  });

  it('takes the longest piece of a sentence that was torn, the rest as free text', () => {
    const torn = findings(
      paragraph({ text: 'Un', key: 'a' }),
      paragraph({ text: 'kyste simple.', key: 'a' }, { text: ' Rien.', key: 'b' }),
    );
    expect(sectionsOf(documentOf(torn))).toEqual(
      findings(
        paragraph({ text: 'Un' }),
        paragraph({ text: 'kyste simple.', key: 'a' }, { text: ' Rien.', key: 'b' }),
      ),
    );
  });
});

describe('showing another text', () => {
  const stateOf = (sections: readonly EditedSection[]) => EditorState.create({ doc: documentOf(sections) });

  it('makes the document say what the other one says', () => {
    fc.assert(
      fc.property(anySections, anySections, (before, after) => {
        const state = stateOf(before);
        const next = documentOf(after);
        const transaction = replaceText(state, next);
        expect((transaction?.doc ?? state.doc).toJSON()).toEqual(next.toJSON());
      }),
    );
  });

  it('does nothing where both say the same', () => {
    const sections = findings(paragraph({ text: 'Normal.', key: 'a' }));
    expect(replaceText(stateOf(sections), documentOf(sections))).toBeNull();
  });

  it('touches only the sentence that changed, and leaves the cursor in its word', () => {
    const sentences = (one: string) =>
      findings(paragraph({ text: one, key: 'a' }, { text: ' ' }, { text: 'Ligaments continus.', key: 'b' }));
    const state = stateOf(sentences('Ménisque normal.'));
    let at = 0;
    state.doc.descendants((node, position) => {
      if (node.text?.startsWith('Ligaments')) at = position + 'Ligam'.length;
    });
    const withCursor = state.apply(state.tr.setSelection(TextSelection.create(state.doc, at)));
    const next = withCursor.apply(
      replaceText(withCursor, documentOf(sentences('Ménisque fissuré en arrière.')))!,
    );
    const { $head } = next.selection;
    expect($head.parent.textContent).toBe('Ménisque fissuré en arrière. Ligaments continus.');
    expect($head.parent.textBetween(0, $head.parentOffset)).toBe('Ménisque fissuré en arrière. Ligam');
    expect(keyAtCursor(next)).toBe('b');
  });
});

describe('deleting over several sections', () => {
  const two: EditedSection[] = [
    { section: 'findings', paragraphs: [paragraph({ text: 'Ménisque fissuré.' })] },
    { section: 'conclusion', paragraphs: [paragraph({ text: 'Fissure du ménisque.' })] },
  ];
  const selecting = (from: string, to: string) => {
    const state = EditorState.create({ doc: documentOf(two) });
    const positionOf = (word: string) => {
      let at = 0;
      state.doc.descendants((node, position) => {
        const index = node.text?.indexOf(word) ?? -1;
        if (index >= 0) at = position + index;
      });
      return at;
    };
    const selection = TextSelection.create(state.doc, positionOf(from), positionOf(to));
    return state.apply(state.tr.setSelection(selection));
  };

  it('leaves each section what was not selected of it', () => {
    const state = selecting('fissuré', 'ménisque.');
    expect(spansSections(state.selection)).toBe(true);
    const { doc } = state.apply(deleteAcross(state));
    doc.check();
    expect(sectionsOf(doc)).toEqual([
      { section: 'findings', paragraphs: [paragraph({ text: 'Ménisque ' })] },
      { section: 'conclusion', paragraphs: [paragraph({ text: 'ménisque.' })] },
    ]);
  });

  it('is not asked for inside one section', () => {
    expect(spansSections(selecting('Ménisque', 'fissuré').selection)).toBe(false);
  });
});
