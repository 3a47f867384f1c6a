import { type NodeSpec, Schema } from 'prosemirror-model';
import { REPORT_SECTIONS, type ReportSection } from '#lib/questionnaires/report-sections.ts';
import { reportMessages as m } from '#lib/questionnaires/report-texts.ts';

/** Each section has its own node type, so that a document always contains all of them, once and in order. */
function sectionSpec(section: ReportSection): NodeSpec {
  return {
    content: 'paragraph+',
    isolating: true,
    selectable: false,
    toDOM: () => [
      'section',
      { class: 'report-section', 'data-section': section },
      ['h2', { contenteditable: 'false' }, m.headings[section]],
      ['div', 0],
    ],
    parseDOM: [{ tag: `section[data-section="${section}"]`, contentElement: 'div' }],
  };
}

/** The schema of an edited report: fixed headings, paragraphs, bold, italic, and the sentence that wrote each text. */
export const reportSchema = new Schema({
  nodes: {
    doc: { content: REPORT_SECTIONS.join(' ') },
    paragraph: {
      content: '(text | hard_break)*',
      attrs: { page: { default: null } },
      toDOM: () => ['p', 0],
      parseDOM: [{ tag: 'p' }],
    },
    indication: sectionSpec('indication'),
    technique: sectionSpec('technique'),
    findings: sectionSpec('findings'),
    conclusion: sectionSpec('conclusion'),
    text: {},
    hard_break: { inline: true, selectable: false, toDOM: () => ['br'], parseDOM: [{ tag: 'br' }] },
  },
  marks: {
    sentence: {
      attrs: { key: {} },
      inclusive: false,
      toDOM: ({ attrs }) => ['span', { 'data-key': attrs.key as string }, 0],
      parseDOM: [
        { tag: 'span[data-key]', getAttrs: (element) => ({ key: element.getAttribute('data-key') }) },
      ],
    },
    strong: {
      toDOM: () => ['strong', 0],
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything in a `<b>` that is not bold.
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null },
        { style: 'font-weight', getAttrs: (value) => /^(bold(er)?|[6-9]\d\d)$/.test(value) && null },
      ],
    },
    em: { toDOM: () => ['em', 0], parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }] },
  },
});
