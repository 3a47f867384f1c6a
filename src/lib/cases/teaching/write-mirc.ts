import { escapeXml } from '#lib/platform/escape-markup.ts';
import { firstWords } from '#lib/platform/first-words.ts';
import type { CaseQuestions, ChoiceQuestion } from '#lib/questions/questions-schema.ts';
import {
  type Block,
  itemLists,
  itemText,
  type List,
  type RichText,
  type Span,
} from '#lib/rich-text/rich-text.ts';
import { CASE_MAX } from '../limits.ts';
import { levelOf } from './levels.ts';
import { SHEET_HEADING } from './read-mirc.ts';

/** A case to be written as a MIRC document: its texts, and the file names of its pictures. */
export interface MircCase {
  title: string;
  tags: readonly string[];
  difficulty: number;
  clinicalInformation: string;
  answer: string;
  sheet: RichText | null;
  questions: CaseQuestions | null;
  /** The authors of the images, and the licence. */
  rights: string;
  folders: readonly { name: string; pictures: readonly string[] }[];
}

const lined = (text: string): string => escapeXml(text).replaceAll('\n', '<br/>');
const tag = (name: string, content: string): string =>
  content === '' ? '' : `<${name}>${content}</${name}>`;

/** Plain text as XML paragraphs. */
const paragraphs = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((each) => tag('p', lined(each.trim())))
    .join('');

function spanXml({ text, bold, italic, shift, href }: Span): string {
  let xml = lined(text);
  if (shift) xml = tag(shift, xml);
  if (italic) xml = tag('i', xml);
  if (bold) xml = tag('b', xml);
  // Paths of the site are not linked: they lead nowhere from a file.
  return href && !href.startsWith('/') ? `<a href="${escapeXml(href)}">${xml}</a>` : xml;
}

const spansXml = (spans: readonly Span[]): string => spans.map(spanXml).join('');

function listXml(list: List): string {
  const items = list.items.map(
    (item) => `<li>${spansXml(itemText(item))}${itemLists(item).map(listXml).join('')}</li>`,
  );
  return tag(list.ordered ? 'ol' : 'ul', items.join(''));
}

function blockXml(block: Block): string {
  if (block.type === 'heading') return tag(`h${block.level}`, spansXml(block.text));
  if (block.type === 'paragraph') return tag('p', spansXml(block.text));
  if (block.type === 'list') return listXml(block);
  if (block.type === 'image') return '';
  const rows = block.rows.map((cells) =>
    tag('tr', cells.map((cell) => `<td>${spansXml(cell)}</td>`).join('')),
  );
  return tag('table', rows.join(''));
}

const section = (heading: string, content: string): string =>
  content === '' ? '' : `<section heading="${escapeXml(heading)}">${content}</section>`;

const imageSection = ({ name, pictures }: MircCase['folders'][number]): string => {
  const images = pictures.map((picture) => `<image src="${escapeXml(picture)}"/>`).join('');
  return images === '' ? '' : `<image-section heading="${escapeXml(name)}">${images}</image-section>`;
};

/** Whether a MIRC quiz can express a question. */
export const isQuizQuestion = (
  question: CaseQuestions['steps'][number]['questions'][number],
): question is ChoiceQuestion => 'propositions' in question;

function questionXml({ text, propositions }: ChoiceQuestion): string {
  const answers = propositions.map(
    (each) =>
      `<answer${each.isRight ? ' correct="yes"' : ''}><answer-body>${lined(each.text)}</answer-body>${tag('response', lined(each.explanation ?? ''))}</answer>`,
  );
  return `<question><question-body>${paragraphs(text)}</question-body>${answers.join('')}</question>`;
}

/** One quiz for each step with choice questions. */
function quizzesXml(questions: CaseQuestions | null): string {
  return (questions?.steps ?? [])
    .map(({ text, questions: own }) => {
      const asked = own.filter(isQuizQuestion).map(questionXml).join('');
      return asked === '' ? '' : `<quiz>${tag('quiz-context', paragraphs(text))}${asked}</quiz>`;
    })
    .join('\n');
}

/** Writes the document. Readers first see its alternative title, which says no more than the clinical information. */
export function writeMirc(of: MircCase): string {
  const parts = [
    tag('title', lined(of.title)),
    tag('alternative-title', lined(firstWords(of.clinicalInformation, CASE_MAX.indication))),
    tag('keywords', lined(of.tags.join('; '))),
    `<level difficulty="${of.difficulty}">${levelOf(of.difficulty)}</level>`,
    tag('rights', lined(of.rights)),
    section('History', paragraphs(of.clinicalInformation)),
    ...of.folders.map(imageSection),
    section('Diagnosis', paragraphs(of.answer)),
    section(SHEET_HEADING, (of.sheet ?? []).map(blockXml).join('\n')),
    quizzesXml(of.questions),
  ];
  const body = parts.filter(Boolean).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<MIRCdocument display="mstf">\n${body}\n</MIRCdocument>\n`;
}
