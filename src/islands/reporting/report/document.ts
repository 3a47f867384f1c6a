import type {
  EditedParagraph,
  EditedReport,
  EditedSection,
} from '#lib/questionnaires/report/edited-report.ts';
import type { Run } from '#lib/questionnaires/report/runs.ts';
import type { ReportSection } from '#lib/questionnaires/report-sections.ts';
import { allSections } from './all-sections.ts';

/** The editor's document as plain JSON: its node and mark names are those of `schema.ts`. */
export interface DocumentNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: DocumentNode[];
  text?: string;
  marks?: DocumentMark[];
}

interface DocumentMark {
  type: string;
  attrs?: Record<string, unknown>;
}

function marksOf({ key, bold, italic }: Run): DocumentMark[] {
  return [
    ...(key === undefined ? [] : [{ type: 'sentence', attrs: { key } }]),
    ...(bold ? [{ type: 'strong' }] : []),
    ...(italic ? [{ type: 'em' }] : []),
  ];
}

function inline(run: Run): DocumentNode[] {
  const marks = marksOf(run);
  const marked = (node: DocumentNode) => (marks.length > 0 ? { ...node, marks } : node);
  return run.text
    .split('\n')
    .flatMap((text, index) => [
      ...(index > 0 ? [marked({ type: 'hard_break' })] : []),
      ...(text === '' ? [] : [marked({ type: 'text', text })]),
    ]);
}

function paragraphNode({ page, runs }: EditedParagraph): DocumentNode {
  const content = runs.flatMap(inline);
  return { type: 'paragraph', attrs: { page }, ...(content.length > 0 && { content }) };
}

/** The document for the editor, made from the sections of a report. */
export function toDocument(edited: EditedReport): DocumentNode {
  return {
    type: 'doc',
    content: allSections(edited).map(({ section, paragraphs }) => ({
      type: section,
      content: paragraphs.map(paragraphNode),
    })),
  };
}

function runOf({ type, text = '', marks = [] }: DocumentNode): Run {
  const key = marks.find((mark) => mark.type === 'sentence')?.attrs?.key;
  return {
    text: type === 'hard_break' ? '\n' : text,
    ...(marks.some((mark) => mark.type === 'strong') && { bold: true }),
    ...(marks.some((mark) => mark.type === 'em') && { italic: true }),
    ...(typeof key === 'string' && { key }),
  };
}

const sameFormat = (one: Run, other: Run) =>
  one.key === other.key && one.bold === other.bold && one.italic === other.italic;

/** Joins adjacent runs with the same format. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last && sameFormat(last, run)) all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}

/** Text inserted between two pieces of the same sentence becomes part of that sentence. */
function mended(runs: readonly Run[]): Run[] {
  return runs.map((run, index) => {
    if (run.key !== undefined) return run;
    const before = runs.slice(0, index).findLast(({ key }) => key !== undefined)?.key;
    const after = runs.slice(index + 1).find(({ key }) => key !== undefined)?.key;
    return before !== undefined && before === after ? { ...run, key: before } : run;
  });
}

const paragraphOf = ({ attrs, content = [] }: DocumentNode): EditedParagraph => ({
  page: typeof attrs?.page === 'string' ? attrs.page : null,
  runs: joined(mended(content.map(runOf))),
});

/** The sections of a report, made from the editor's document; empty sections are left out. */
export function toSections({ content = [] }: DocumentNode): EditedSection[] {
  const sections = content
    .map(({ type, content: paragraphs = [] }) => ({
      section: type as ReportSection,
      paragraphs: paragraphs.map(paragraphOf),
    }))
    .filter(({ paragraphs }) => paragraphs.some(({ runs }) => runs.length > 0));
  return withKeysOnce(sections);
}

/** Pieces of a sentence that follow each other in one paragraph. */
interface Piece {
  key: string;
  length: number;
}

function piecesIn(runs: readonly Run[]): Piece[] {
  const pieces: Piece[] = [];
  let before: string | undefined;
  for (const { key, text } of runs) {
    const last = pieces.at(-1);
    if (key !== undefined && key === before && last) last.length += text.length;
    else if (key !== undefined) pieces.push({ key, length: text.length });
    before = key;
  }
  return pieces;
}

/** If a sentence was split, only its longest piece keeps the key: the others become the person's own text. */
function withKeysOnce(sections: EditedSection[]): EditedSection[] {
  const all = sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => piecesIn(runs)));
  const longest = new Map<string, number>();
  const repeated = new Set<string>();
  all.forEach(({ key, length }, index) => {
    const best = longest.get(key);
    if (best !== undefined) repeated.add(key);
    if (best === undefined || length > (all[best]?.length ?? 0)) longest.set(key, index);
  });
  if (repeated.size === 0) return sections;
  let piece = -1;
  const ownRuns = (runs: readonly Run[]) => {
    let before: string | undefined;
    return joined(
      runs.map((run) => {
        if (run.key !== undefined && run.key !== before) piece += 1;
        before = run.key;
        const { key, ...free } = run;
        return key === undefined || longest.get(key) === piece ? run : free;
      }),
    );
  };
  return sections.map((section) => ({
    ...section,
    paragraphs: section.paragraphs.map((each) => ({ ...each, runs: ownRuns(each.runs) })),
  }));
}
