import type { ReportSection } from '../report-sections.ts';
import { MAX_DEPTH } from '../tree.ts';
import type { Draft, DraftOption, DraftPage, DraftQuestion, DraftRoot } from './draft.ts';
import {
  DEEPER,
  introduces,
  type Line,
  type OpenOption,
  type OpenQuestion,
  readLines,
} from './draft-lines.ts';
import { choiceDraft, formDraft, headingDraft, withoutCapitals } from './draft-questions.ts';
import type { Faults } from './fault.ts';
import type { SourceLine } from './lines.ts';
import type { Label, ReadLine } from './read-line.ts';
import { headedSection } from './words.ts';

/** Builds the tree of an outline from its lines. */
export class DraftBuilder {
  readonly #draft: Draft = { pages: [], questions: [], options: [], fiches: [] };
  readonly #root: DraftRoot;
  readonly #faults: Faults;
  readonly #pageName: string;
  #open: (OpenQuestion | OpenOption)[] = [];
  #section: ReportSection = 'findings';
  #last: DraftQuestion | DraftOption | null = null;
  /** A heading, or a text before a blank, that may become the text of the next question. */
  #heading: Label | null = null;
  /** Indentation of form questions nested under a question rather than under one of its answers. */
  #misplaced = Infinity;

  /** @param pageName name of the page for questions before the first page line */
  constructor(root: DraftRoot, faults: Faults, pageName: string) {
    this.#root = root;
    this.#faults = faults;
    this.#pageName = pageName;
  }

  build(source: readonly SourceLine[]): Draft {
    const lines = readLines(source);
    lines.forEach((line, at) => {
      this.#add(line, lines, at);
    });
    return this.#draft;
  }

  #add(line: Line, lines: readonly Line[], at: number): void {
    const next = lines[at + 1];
    const { read, number } = line;
    switch (read.kind) {
      case 'page':
      case 'fiche':
        this.#addToBody(read.kind, read.label, number);
        break;
      case 'section':
        if (read.section) this.#section = read.section;
        else this.#faults.add(number, 'unknown-section', read.word);
        break;
      case 'sentence':
        if (this.#last) this.#last.said = { ...this.#last.said, ...read.said };
        else this.#faults.add(number, 'no-question', line.text);
        break;
      case 'repeat': {
        const above = this.#open.findLast((each) => each.kind === 'option' && each.indent < line.indent);
        if (above?.kind === 'option') above.node.repeat = { ...read, line: number };
        else this.#faults.add(number, 'not-here', line.text);
        break;
      }
      case 'heading':
        this.#section = read.section;
        this.#open = [];
        this.#last = null;
        this.#heading = { ...read.label, text: withoutCapitals(read.label.text) };
        break;
      case 'form':
        this.#addForm(line, read);
        break;
      case 'question':
        this.#addQuestion(line, { ...read, line: number, section: this.#section, options: [] }, false);
        break;
      case 'options':
        this.#addOptions(line, read, next);
        break;
      case 'plain':
        if (next?.read.kind === 'form' && next.read.asked.text === '') this.#heading = read.label;
        else if (next?.read.kind === 'options' && !introduces(lines, at))
          this.#addQuestion(line, choiceDraft(number, read.label, this.#section), false);
        else this.#faults.add(number, 'no-mark', line.text);
    }
  }

  /** A question that a form asks on one line. */
  #addForm(line: Line, read: Extract<ReadLine, { kind: 'form' }>): void {
    const { asked } = read;
    const { number, indent } = line;
    const label = { text: asked.text || (this.#heading?.text ?? '') };
    if (label.text === '') {
      this.#faults.add(number, 'no-mark', line.text);
      return;
    }
    const own = headedSection(asked.text);
    if (own) this.#section = own;
    const top = this.#open.findLast((each) => each.indent < indent);
    const isUnder = top?.kind === 'question' && indent - top.indent >= DEEPER;
    // The outline does not tell which answer this question and its siblings depend on.
    this.#misplaced = isUnder || indent >= this.#misplaced ? Math.min(indent, this.#misplaced) : Infinity;
    if (this.#misplaced <= indent) this.#faults.add(number, 'which-answer', label.text);
    this.#addQuestion(line, formDraft(number, { ...read, label, section: this.#section }), true, true);
  }

  #addToBody(kind: 'page' | 'fiche', label: Label, line: number): void {
    this.#open = [];
    this.#last = null;
    this.#heading = null;
    if (this.#root !== 'pages') this.#faults.add(line, 'not-here');
    else if (kind === 'fiche') this.#draft.fiches.push({ line, label });
    else this.#draft.pages.push({ line, label, questions: [] });
  }

  #page(line: number): DraftPage {
    const page = this.#draft.pages.at(-1) ?? { line, label: { text: this.#pageName }, questions: [] };
    if (this.#draft.pages.length === 0) this.#draft.pages.push(page);
    return page;
  }

  /** Adds a question under the nearest option with a smaller indentation, or to the page. */
  #addQuestion({ indent, number }: Line, node: DraftQuestion, isBullet: boolean, isNumbered = false): void {
    const open = this.#open;
    for (let top = open.at(-1); top; top = open.at(-1)) {
      if (top.kind === 'option' && top.indent < indent) break;
      open.pop();
    }
    const parent = open.at(-1);
    const depth = (parent?.depth ?? 0) + 1;
    if (depth === MAX_DEPTH + 1) this.#faults.add(number, 'too-deep');
    if (parent?.kind === 'option') parent.node.questions.push(node);
    else if (this.#root === 'options') this.#faults.add(number, 'not-here');
    else if (this.#root === 'questions') this.#draft.questions.push(node);
    else this.#page(number).questions.push(node);
    // Questions that are too deep are still parsed to find their faults, but are not kept.
    if (depth > MAX_DEPTH && parent?.kind === 'option') parent.node.questions.pop();
    this.#last = node;
    this.#heading = null;
    open.push({ kind: 'question', indent, node, isBullet, isNumbered, depth });
  }

  #addOptions(line: Line, read: Extract<ReadLine, { kind: 'options' }>, next: Line | undefined): void {
    const open = this.#open;
    const { indent, number } = line;
    const isBeside = open.some((each) => 'isNumbered' in each && each.isNumbered && each.indent === indent);
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const isAbove = top.kind === 'option' || top.isBullet ? top.indent < indent : top.indent <= indent;
      const isSibling = top.kind === 'option' && indent - top.indent < DEEPER;
      if (isAbove && !isSibling) break;
      open.pop();
    }
    const top = open.at(-1);
    const [label] = read.labels;
    const hasUnder = next?.read.kind === 'options' && next.indent > indent;
    // Less indented than the options before it, and with options of its own: it is a question.
    const isOutside = top?.kind === 'question' && indent < (top.optionIndent ?? 0);
    if (label && hasUnder && (isOutside || (!top && this.#root !== 'options'))) {
      this.#addQuestion(line, choiceDraft(number, label, this.#section), true, read.isNumbered);
      return;
    }
    // Numbered like the questions before it, but without options: it asks for a text.
    if (label && !top && read.isNumbered && isBeside && this.#root !== 'options') {
      this.#addQuestion(line, { ...choiceDraft(number, label, this.#section), type: 'text' }, true, true);
      return;
    }
    if (!top && this.#heading && this.#root !== 'options')
      this.#addQuestion(
        { ...line, indent: indent - 1 },
        headingDraft(number, this.#heading, this.#section),
        true,
      );
    // Bullets under a bullet are options of an implied question, which takes the text of the bullet above.
    if (top?.kind === 'option')
      this.#addQuestion(line, choiceDraft(number, { text: top.node.label.text }, this.#section), false);
    if (open.length > 0 || this.#root === 'options') this.#pushOptions(read, line);
    else this.#faults.add(number, 'no-question', line.text);
  }

  #pushOptions(read: Extract<ReadLine, { kind: 'options' }>, { indent, number }: Line): void {
    const open = this.#open;
    const parent = open.at(-1);
    const question = parent?.kind === 'question' ? parent : null;
    if (question) {
      question.optionIndent ??= indent;
      if (read.isBox && question.node.type === 'single') question.node.type = 'multiple';
    }
    for (const label of read.labels) {
      const node: DraftOption = {
        line: number,
        label,
        isDefault: read.isDefault,
        said: read.said,
        questions: [],
      };
      (question ? question.node.options : this.#draft.options).push(node);
      if (open.at(-1)?.kind === 'option') open.pop();
      open.push({ kind: 'option', indent, node, depth: question?.depth ?? 0 });
      this.#last = node;
    }
  }
}
