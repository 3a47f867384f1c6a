import type { ReportSection } from '#lib/kinds/questionnaire/report-sections.ts';
import type { Page, Question, QuestionOption } from '#lib/kinds/questionnaire/tree.ts';
import { french } from './typography.ts';

/**
 * Questionnaire pages from an outline, so that radiological content reads as content. One line each:
 *
 *     == Page name            §I §T §R §C  section of the following questions
 *     ? one choice            ?? several choices        " free text        d date        i information
 *     # number | unit | min..max | decimals             = formula | expression | unit | decimals
 *     - option                + option answered by default
 *     / a | b | c > Siège : {o}.      several options that share a sentence
 *
 * ` > ` starts the report sentence, ` >> ` one that also goes to the conclusion. Before a question, `!` marks it
 * important and `~` hides it; after its text `{id}` names it for formulas and `[f:id]` attaches a fiche.
 * Sub-questions are indented by two spaces under their option.
 */
export function outline(source: string): Page[] {
  const pages: Page[] = [];
  const optionAt: QuestionOption[] = [];
  const questionAt: Question[] = [];
  let section: ReportSection = 'findings';
  let count = 0;
  for (const raw of source.split('\n')) {
    const line = raw.trim();
    const level = (raw.length - raw.trimStart().length) / 2;
    if (line === '') continue;
    if (line.startsWith('==')) {
      pages.push({ id: `p${pages.length + 1}`, name: french(line.slice(2).trim()), questions: [] });
    } else if (line.startsWith('§')) {
      section = SECTIONS[line.slice(1)] ?? fail(raw);
    } else if (/^[-+/] /.test(line)) {
      const question = questionAt[level] ?? fail(raw);
      optionAt[level] = addOptions(question, line) ?? fail(raw);
    } else {
      count += 1;
      const question = parseQuestion(line, `q${count}`, section) ?? fail(raw);
      const parent = level === 0 ? pages.at(-1) : optionAt[level - 1];
      if (!parent) fail(raw);
      parent.questions ??= [];
      parent.questions.push(question);
      questionAt[level] = question;
    }
  }
  return pages;
}

/** An outline moved under an option. */
export const nested = (block: string): string => block.replace(/^(?=.)/gm, '  ');

const SECTIONS: Record<string, ReportSection> = {
  I: 'indication',
  T: 'technique',
  R: 'findings',
  C: 'conclusion',
};

function fail(line: string): never {
  throw new Error(`outline: ${line}`);
}

function splitSentence(text: string): [string, { sentence?: string; inConclusion?: boolean }] {
  const match = /^(.*?) (>>?) (.*)$/.exec(text);
  if (!match) return [text.trim(), {}];
  const [, before = '', arrow, sentence = ''] = match;
  return [before.trim(), { sentence: french(sentence), ...(arrow === '>>' && { inConclusion: true }) }];
}

function parseQuestion(line: string, automaticId: string, section: ReportSection): Question | null {
  const match = /^([!~]*)(\?\??|["#=di]) (.*)$/.exec(line);
  if (!match) return null;
  const [, flags = '', mark, rest = ''] = match;
  const [head, said] = splitSentence(rest);
  const [label = '', ...fields] = head.split('|').map((field) => field.trim());
  const fiche = /\[f:([\w-]+)\]/.exec(label)?.[1];
  const id = /\{([\w-]+)\}/.exec(label)?.[1] ?? automaticId;
  const text = french(label.replace(/\s*(\[f:[\w-]+\]|\{[\w-]+\})/g, ''));
  const base = {
    id,
    text,
    section,
    ...(flags.includes('!') && { important: true }),
    ...(flags.includes('~') && { hidden: true }),
    ...(fiche && { fiche }),
  };
  switch (mark) {
    case '?':
      return { ...base, type: 'single', options: [] };
    case '??':
      return { ...base, type: 'multiple', options: [] };
    case '#':
      return { ...base, type: 'number', ...numberFields(fields), ...said };
    case '=': {
      const [expression = '', unit, decimals] = fields;
      return { ...base, type: 'formula', expression, ...unitAndDecimals(unit, decimals), ...said };
    }
    case '"':
      return { ...base, type: 'text', multiline: true, ...said };
    case 'd':
      return { ...base, type: 'date', ...said };
    default:
      return { ...base, type: 'information' };
  }
}

function numberFields([unit, range, decimals]: string[]) {
  const [min, max] = range ? range.split('..').map(Number) : [];
  return { ...unitAndDecimals(unit, decimals ?? '0'), ...(range && { min, max }) };
}

function unitAndDecimals(unit?: string, decimals?: string) {
  return { ...(unit && { unit }), ...(decimals && { decimals: Number(decimals) }) };
}

/** Adds the options of a line to their question and returns the last one. */
function addOptions(question: Question, line: string): QuestionOption | undefined {
  if (question.type !== 'single' && question.type !== 'multiple') return undefined;
  const [head, said] = splitSentence(line.slice(2));
  for (const label of line.startsWith('/') ? head.split('|') : [head]) {
    const text = label.trim();
    const id = `${question.id}o${question.options.length + 1}`;
    const sentence = said.sentence?.replace('{o}', french(lowerFirst(text))).replace('{O}', french(text));
    question.options.push({ id, text: french(text), ...said, ...(sentence && { sentence }) });
    if (line.startsWith('+') && question.type === 'single') question.defaultAnswer = id;
    if (line.startsWith('+') && question.type === 'multiple')
      question.defaultAnswer = [...(question.defaultAnswer ?? []), id];
  }
  return question.options.at(-1);
}

/** « Corne postérieure » → « corne postérieure »; acronyms such as « LCA » stay as they are. */
function lowerFirst(text: string): string {
  return /^\p{Lu}[\p{Lu}\d]/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
