import { formulasOf } from '../formulas/dependencies.ts';
import { referencesIn } from '../formulas/parse-formula.ts';
import { OPTION_PLACEHOLDER, type ReportSection } from '../report-sections.ts';
import { type Page, type Question, type QuestionOption, walkQuestions } from '../tree.ts';
import { findBranch, type OutlineBody } from './branch.ts';
import { escaped } from './escapes.ts';
import { conditionalWords } from './formulas.ts';
import { impliedMarks, markWords, type NormalMarks } from './normal-marks.ts';
import { repeatWords } from './repeats.ts';
import { termNames } from './term-names.ts';
import { FICHE_MARK, SECTION_WORDS, TYPE_MARKS } from './words.ts';
import { fieldsOf } from './write-fields.ts';
import { ARROWS_AND_BARS, LabelWriter } from './write-label.ts';

export interface WriteOptions {
  /** Id of the page, question or option that is written; the whole questionnaire when absent. */
  branch?: string | undefined;
  /** Whether to write all ids, which makes the text self-contained; otherwise only those that formulas need. */
  allIds?: boolean | undefined;
}

/** A questionnaire, or a branch of it, as an outline that `readOutline` reads back. */
export function writeOutline(body: OutlineBody, { branch: id, allIds = false }: WriteOptions = {}): string {
  const names = allIds ? new Map<string, string>() : termNames(body.pages);
  const writer = new OutlineWriter(new LabelWriter(body, allIds, unnamedIds(body, names)), names);
  const branch = id === undefined ? null : findBranch(body, id);
  if (!branch) writer.body(body);
  else if (branch.root === 'pages') writer.page(branch.page);
  else if (branch.root === 'questions') writer.question(branch.question, 0);
  else writer.options([branch.option], branch.of, 0);
  return writer.text();
}

/** Ids that formulas read and that have no name: without them nobody could tell what the formulas read. */
function unnamedIds(body: OutlineBody, names: ReadonlyMap<string, string>): Set<string> {
  const ids = new Set<string>();
  for (const { question } of walkQuestions(body.pages))
    for (const { text } of formulasOf(question))
      for (const id of referencesIn(text)) if (!names.has(id)) ids.add(id);
  return ids;
}

interface Said {
  sentence?: string | undefined;
  inConclusion?: boolean | undefined;
}

/** ` > sentence`; a backslash keeps a number from looking like a comparison. */
function arrow({ sentence, inConclusion }: Said): string {
  if (!sentence && !inConclusion) return '';
  const words = escaped(sentence ?? '').replace(/^(?=\d)/, '\\');
  return ` ${inConclusion ? '>>' : '>'} ${words}`.trimEnd();
}

const defaultsOf = (of: Question): readonly unknown[] =>
  'defaultAnswer' in of ? [of.defaultAnswer ?? []].flat() : [];

/** The marks of an option, apart from those that its words imply. */
function marksOf(
  of: Question,
  option: QuestionOption,
  defaults: readonly unknown[],
  names: ReadonlyMap<string, string>,
): string[] {
  const isDefault = defaults.includes(option.id);
  const implied = impliedMarks(of.type === 'multiple', { ...option, isDefault, section: of.section });
  return [...markWords(option, implied), ...conditionalWords(option, names)];
}

/** The marks that the default answer of a text question implies. */
function impliedOf(question: Question): NormalMarks {
  if (question.type !== 'text' || !question.defaultAnswer) return {};
  return impliedMarks(false, { ...question, text: question.defaultAnswer, isDefault: true });
}

class OutlineWriter {
  readonly #lines: string[] = [];
  readonly #labels: LabelWriter;
  #section: ReportSection = 'findings';

  readonly #names: ReadonlyMap<string, string>;

  constructor(labels: LabelWriter, names: ReadonlyMap<string, string>) {
    this.#labels = labels;
    this.#names = names;
  }

  text = (): string => this.#lines.join('\n');

  /** Adds a line; line feeds in the text become continuation lines. */
  #add(depth: number, line: string): void {
    const indent = '  '.repeat(depth);
    this.#lines.push(indent + line.replaceAll('\n', `\\\n${indent}    `));
  }

  body({ pages, fiches = [] }: OutlineBody): void {
    for (const page of pages) {
      if (this.#lines.length > 0) this.#lines.push('');
      this.page(page);
    }
    if (fiches.length > 0) this.#lines.push('');
    for (const fiche of fiches) this.#add(0, `${FICHE_MARK} ${this.#labels.fiche(fiche)}`);
  }

  page(page: Page): void {
    this.#add(0, `== ${this.#labels.label(page.name, page.id)}`);
    for (const question of page.questions) this.question(question, 0);
  }

  question(question: Question, depth: number): void {
    const { type, section, id, text, important, hidden } = question;
    if (section !== this.#section) this.#add(depth, `§ ${SECTION_WORDS[section]}`);
    this.#section = section;
    const flags = `${important ? '!' : ''}${hidden ? '~' : ''}`;
    const fields = fieldsOf(question, this.#names).map((field) => ` | ${escaped(field, ARROWS_AND_BARS)}`);
    const hasBars = ['text', 'number', 'date', 'formula'].includes(type);
    const marks = markWords(
      { neutral: question.neutral, ...('normal' in question && question) },
      impliedOf(question),
    );
    const label = this.#labels.label(text, id, {
      ...question,
      hasBars,
      marks: [...marks, ...conditionalWords(question, this.#names)],
    });
    const said = 'sentence' in question || 'inConclusion' in question ? arrow(question) : '';
    this.#add(depth, `${flags}${TYPE_MARKS[type]} ${label}${fields.join('')}${said}`);
    if (type === 'hotspot') this.#zones(question, depth + 1);
    else if (type === 'single' || type === 'multiple') this.options(question.options, question, depth + 1);
  }

  #zones(question: Extract<Question, { type: 'hotspot' }>, depth: number): void {
    for (const zone of question.zones) {
      const mark = question.defaultAnswer?.includes(zone.id) ? '+' : '-';
      const label = this.#labels.label(zone.label, zone.id, {
        zone,
        marks: conditionalWords(zone, this.#names),
      });
      this.#add(depth, `${mark} ${label}${arrow(zone)}`);
    }
  }

  options(options: readonly QuestionOption[], of: Question, depth: number): void {
    const defaults = defaultsOf(of);
    for (let at = 0; at < options.length; ) {
      const shared = this.#sharing(options, of, at);
      const [option] = shared;
      if (!option) return;
      at += shared.length;
      if (shared.length > 1) {
        const labels = shared.map(({ text, id }) => this.#labels.label(text, id, { hasBars: true }));
        this.#add(depth, `/ ${labels.join(' | ')}${arrow(option)}`);
        continue;
      }
      const mark = defaults.includes(option.id) ? '+' : '-';
      this.#add(
        depth,
        `${mark} ${this.#labels.label(option.text, option.id, { ...option, marks: marksOf(of, option, defaults, this.#names) })}${arrow(option)}`,
      );
      if (option.repeat) {
        const { line, said } = repeatWords(option.repeat, option);
        this.#add(depth + 1, `${line}${arrow(said)}`);
      }
      for (const question of option.questions ?? []) this.question(question, depth + 1);
    }
  }

  /** The consecutive options from a position that share one sentence and can be written on one line. */
  #sharing(options: readonly QuestionOption[], of: Question, at: number): QuestionOption[] {
    const defaults = defaultsOf(of);
    const first = options[at];
    if (!first) return [];
    const isBare = (option: QuestionOption) => {
      const { id, image, fiche, questions = [], repeat } = option;
      return (
        !image &&
        !fiche &&
        !repeat &&
        questions.length === 0 &&
        !defaults.includes(id) &&
        marksOf(of, option, defaults, this.#names).length === 0
      );
    };
    const isShared = (option: QuestionOption) =>
      isBare(option) &&
      option.sentence === first.sentence &&
      Boolean(option.inConclusion) === Boolean(first.inConclusion);
    if (!first.sentence?.includes(OPTION_PLACEHOLDER) || !isBare(first)) return [first];
    let end = at + 1;
    for (let next = options[end]; next && isShared(next); next = options[end]) end += 1;
    return options.slice(at, end);
  }
}
