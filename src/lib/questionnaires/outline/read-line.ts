import type { ReportSection } from '../report-sections.ts';
import type { QuestionType } from '../tree.ts';
import { bulletOf } from './bullets.ts';
import { lastBracket, splitAtArrow, splitAtBars, unescaped } from './escapes.ts';
import { type FormLine, formLineOf, formQuestion } from './form-lines.ts';
import { headedSection, sectionOf } from './words.ts';

/** A text with the attributes in brackets after it. */
export interface Label {
  text: string;
  id?: string;
  fiche?: string;
  image?: string;
  zone?: string;
  multiline?: string;
  /** The scope given after « normal », if any. */
  normal?: string;
  notNormal?: string;
  exclusive?: string;
  notExclusive?: string;
  neutral?: string;
  /** Formulas, as typed. */
  condition?: string;
  sentenceCondition?: string;
  points?: string;
}

export interface LineSentence {
  sentence?: string;
  inConclusion?: true;
}

/** The content of an outline line, parsed without its context. */
export type ReadLine =
  | { kind: 'page' | 'fiche'; label: Label }
  | { kind: 'section'; section: ReportSection | undefined; word: string }
  | {
      kind: 'question';
      type: QuestionType;
      important: boolean;
      hidden: boolean;
      label: Label;
      fields: string[];
      said: LineSentence;
    }
  | {
      kind: 'options';
      isDefault: boolean;
      columns: number;
      labels: Label[];
      said: LineSentence;
      isNumbered?: boolean;
      /** Whether it is a checkbox of a form, of which several may be ticked. */
      isBox?: boolean;
    }
  | { kind: 'repeat'; name: string; fields: string[]; said: LineSentence }
  | { kind: 'sentence'; said: LineSentence }
  /** The heading of a section of a report: « RÉSULTATS ». */
  | { kind: 'heading'; section: ReportSection; label: Label }
  /** A whole question on one line of a form; without a text it belongs to the line before. */
  | { kind: 'form'; columns: number; asked: FormLine; important: boolean }
  | { kind: 'plain'; label: Label };

const MARK =
  /^(?:(==)|(fiche) ?:|(chaque) ?:|(§)(?!\t)|([!~]*) ?(\?\??|["“”#=]|(?:date|info|image)\s?:)(?=\s|$)|(\/|\+)(?=\s|$)|(>>?)(?=\s))\s*/i;
const TYPES: Record<string, QuestionType> = {
  '?': 'single',
  '??': 'multiple',
  '"': 'text',
  '“': 'text',
  '”': 'text',
  '#': 'number',
  '=': 'formula',
  'date:': 'date',
  'image:': 'hotspot',
  'info:': 'information',
};
/** Types whose lines carry fields between bars. */
const FIELDED: readonly QuestionType[] = ['text', 'number', 'formula', 'date'];

const ATTRIBUTE =
  /^(id|fiche|image|zone|plusieurs lignes|(?:pas )?normale?|(?:pas )?seule?|neutre|phrase si|si)(?:\s+([\s\S]*))?$/i;
const POINTS = /^([-−]?\d+(?:[.,]\d+)?)\s?points?$/i;
/** Keys of attributes whose name in an outline differs from their key. */
const ATTRIBUTE_NAMES: Readonly<Record<string, keyof Label>> = {
  'plusieurs lignes': 'multiline',
  normal: 'normal',
  normale: 'normal',
  'pas normal': 'notNormal',
  'pas normale': 'notNormal',
  seul: 'exclusive',
  seule: 'exclusive',
  'pas seul': 'notExclusive',
  'pas seule': 'notExclusive',
  neutre: 'neutral',
  si: 'condition',
  'phrase si': 'sentenceCondition',
};

function labelOf(raw: string): Label {
  const label: Label = { text: '' };
  let text = raw.trim();
  for (let open = lastBracket(text); open >= 0; open = lastBracket(text)) {
    const inside = text.slice(open + 1, -1).trim();
    const [, word = '', value = ''] = ATTRIBUTE.exec(inside) ?? [];
    const [, points] = POINTS.exec(inside) ?? [];
    if (word === '' && points === undefined) break;
    const name = word.toLowerCase();
    if (points === undefined) label[ATTRIBUTE_NAMES[name] ?? (name as 'id')] = unescaped(value);
    else label.points = points;
    text = text.slice(0, open).trimEnd();
  }
  return { ...label, text: unescaped(text) };
}

function saidOf(arrow: string | undefined, after: string): LineSentence {
  const sentence = unescaped(after);
  return { ...(sentence !== '' && { sentence }), ...(arrow === '>>' && { inConclusion: true }) };
}

function question(flags: string, mark: string, rest: string): ReadLine {
  const type = TYPES[mark.toLowerCase().replace(/\s/, '')] ?? 'single';
  const [before, arrow, after = ''] = splitAtArrow(rest);
  const [label = '', ...fields] = FIELDED.includes(type) ? splitAtBars(before) : [before];
  return {
    kind: 'question',
    type,
    important: flags.includes('!'),
    hidden: flags.includes('~'),
    label: labelOf(label),
    fields: fields.map((field) => unescaped(field)).filter((field) => field !== ''),
    said: saidOf(arrow, after),
  };
}

function options(mark: string, columns: number, rest: string): Extract<ReadLine, { kind: 'options' }> {
  const [before, arrow, after = ''] = splitAtArrow(rest);
  const labels = (mark === '/' ? splitAtBars(before) : [before]).map(labelOf);
  return { kind: 'options', isDefault: mark === '+', columns, labels, said: saidOf(arrow, after) };
}

function repeatLine(rest: string): ReadLine {
  // A line without a name begins with the arrow.
  const [before, arrow, after = ''] = splitAtArrow(` ${rest}`);
  const [name = '', ...fields] = splitAtBars(before).map(unescaped);
  return { kind: 'repeat', name, fields: fields.filter((field) => field !== ''), said: saidOf(arrow, after) };
}

/** Parses a line without outline marks, such as one pasted from a word processor, a mail or a form. */
function foreign(text: string, isRoman: boolean): ReadLine {
  const bullet = bulletOf(text, isRoman);
  const rest = bullet ? text.slice(bullet.length) : text;
  const isOption = bullet && !bullet.isNumbered;
  const section = bullet ? undefined : headedSection(text);
  if (section) return { kind: 'heading', section, label: labelOf(text.replace(/\s*:$/, '')) };
  const asked = isOption ? null : formLineOf(rest);
  if (asked) {
    const { text: name, important } = formQuestion(asked.text);
    return { kind: 'form', columns: bullet?.columns ?? 0, asked: { ...asked, text: name }, important };
  }
  if (!bullet) return { kind: 'plain', label: labelOf(text.endsWith(':') ? text.slice(0, -1) : text) };
  const { columns, isNumbered, isBox, isTicked } = bullet;
  return { ...options(isTicked ? '+' : '-', columns, rest), isNumbered, isBox };
}

/**
 * Parses one line by its first characters.
 * @param isRoman whether its « i. » is a Roman number (`romanLines`)
 */
export function readLine(text: string, isRoman = false): ReadLine {
  const [whole = '', page, fiche, repeat, section, flags = '', type, choice, arrow] = MARK.exec(text) ?? [];
  const rest = text.slice(whole.length);
  if (page) return { kind: 'page', label: labelOf(rest) };
  if (fiche) return { kind: 'fiche', label: labelOf(rest) };
  if (repeat) return repeatLine(rest);
  if (repeat) return repeatLine(rest);
  if (section) return { kind: 'section', section: sectionOf(rest), word: rest };
  if (type) return question(flags, type, rest);
  if (choice) return options(choice, 1, rest);
  if (arrow) return { kind: 'sentence', said: saidOf(arrow, rest) };
  return foreign(text, isRoman);
}
