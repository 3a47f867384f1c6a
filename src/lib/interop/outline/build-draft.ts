import type { ReportSection } from '#lib/kinds/questionnaire/report-sections.ts';
import { MAX_DEPTH } from '#lib/kinds/questionnaire/tree.ts';
import type { Draft, DraftOption, DraftPage, DraftQuestion, DraftRoot } from './draft.ts';
import type { Faults } from './fault.ts';
import type { SourceLine } from './lines.ts';
import { type Label, type ReadLine, readLine } from './read-line.ts';

/** Columns that a line stands deeper than another before it stands under it, and not beside it. */
const DEEPER = 2;

interface OpenQuestion {
  kind: 'question';
  indent: number;
  node: DraftQuestion;
  /** Made from a bullet that others stand under: they are deeper than it. */
  isBullet: boolean;
  /** Where its first option stands. */
  optionIndent?: number;
  depth: number;
}

interface OpenOption {
  kind: 'option';
  indent: number;
  node: DraftOption;
  depth: number;
}

interface Line extends SourceLine {
  read: ReadLine;
}

/** Puts the lines of an outline under one another. */
export class DraftBuilder {
  readonly #draft: Draft = { pages: [], questions: [], options: [], fiches: [] };
  readonly #root: DraftRoot;
  readonly #faults: Faults;
  readonly #pageName: string;
  #open: (OpenQuestion | OpenOption)[] = [];
  #section: ReportSection = 'findings';
  #last: DraftQuestion | DraftOption | null = null;

  /** @param pageName of the page for questions that stand before any */
  constructor(root: DraftRoot, faults: Faults, pageName: string) {
    this.#root = root;
    this.#faults = faults;
    this.#pageName = pageName;
  }

  build(source: readonly SourceLine[]): Draft {
    const lines = source.map((line): Line => {
      const read = readLine(line.text);
      const columns = read.kind === 'options' ? read.columns : 0;
      return { ...line, read, indent: line.indent + columns };
    });
    lines.forEach((line, at) => {
      this.#add(line, lines[at + 1]);
    });
    return this.#draft;
  }

  #add(line: Line, next: Line | undefined): void {
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
        else this.#faults.add(number, 'no-question');
        break;
      case 'question':
        this.#addQuestion(line, { ...read, line: number, section: this.#section, options: [] }, false);
        break;
      case 'options':
        this.#addOptions(line, read, next);
        break;
      case 'plain':
        if (next?.read.kind === 'options') this.#addQuestion(line, this.#choice(number, read.label), false);
        else this.#faults.add(number, 'no-mark', line.text);
    }
  }

  #choice(line: number, label: Label): DraftQuestion {
    const rest = { important: false, hidden: false, fields: [], said: {}, options: [] };
    return { line, type: 'single', label, section: this.#section, ...rest };
  }

  #addToBody(kind: 'page' | 'fiche', label: Label, line: number): void {
    this.#open = [];
    this.#last = null;
    if (this.#root !== 'pages') this.#faults.add(line, 'not-here');
    else if (kind === 'fiche') this.#draft.fiches.push({ line, label });
    else this.#draft.pages.push({ line, label, questions: [] });
  }

  #page(line: number): DraftPage {
    const page = this.#draft.pages.at(-1) ?? { line, label: { text: this.#pageName }, questions: [] };
    if (this.#draft.pages.length === 0) this.#draft.pages.push(page);
    return page;
  }

  /** Adds a question under the nearest option that stands further left, or to the page. */
  #addQuestion({ indent, number }: Line, node: DraftQuestion, isBullet: boolean): void {
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
    // What is too deep is read on, for its faults, and leads nowhere.
    if (depth > MAX_DEPTH && parent?.kind === 'option') parent.node.questions.pop();
    this.#last = node;
    open.push({ kind: 'question', indent, node, isBullet, depth });
  }

  #addOptions(line: Line, read: Extract<ReadLine, { kind: 'options' }>, next: Line | undefined): void {
    const open = this.#open;
    const { indent, number } = line;
    for (let top = open.at(-1); top; top = open.at(-1)) {
      const isAbove = top.kind === 'option' || top.isBullet ? top.indent < indent : top.indent <= indent;
      const isSibling = top.kind === 'option' && indent - top.indent < DEEPER;
      if (isAbove && !isSibling) break;
      open.pop();
    }
    const top = open.at(-1);
    const [label] = read.labels;
    const hasUnder = next?.read.kind === 'options' && next.indent > indent;
    // Further left than the options before it, with others under it: it is a question itself.
    const isOutside = top?.kind === 'question' && indent < (top.optionIndent ?? 0);
    if (label && hasUnder && (isOutside || (!top && this.#root !== 'options'))) {
      this.#addQuestion(line, this.#choice(number, label), true);
      return;
    }
    // Bullets under a bullet answer a question that is not written: it goes by what they stand under.
    if (top?.kind === 'option')
      this.#addQuestion(line, this.#choice(number, { text: top.node.label.text }), false);
    else if (!top && this.#root !== 'options') {
      this.#faults.add(number, 'no-question', line.text);
      return;
    }
    this.#pushOptions(read, line);
  }

  #pushOptions(read: Extract<ReadLine, { kind: 'options' }>, { indent, number }: Line): void {
    const open = this.#open;
    const parent = open.at(-1);
    const question = parent?.kind === 'question' ? parent : null;
    if (question) question.optionIndent ??= indent;
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
