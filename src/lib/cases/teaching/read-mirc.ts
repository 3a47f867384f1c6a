import {
  attributeOf,
  childOf,
  childrenOf,
  parseXml,
  type XmlElement,
} from '#lib/questions/exchange/xml-tree.ts';
import { difficultyOfLevel } from './levels.ts';
import { INFORMATION, type MircImage, readFolders } from './mirc-folders.ts';
import { plainLines, signedLines } from './mirc-markup.ts';
import { addLeft, addText, emptyTeachingFile, type Section, type TeachingFile } from './teaching-file.ts';

/** MIRC documents (RSNA): their texts and pictures. Scripts, external resources and entities are ignored. */

/** Maximum size of a document in bytes. */
export const MIRC_BYTES_MAX = 2 << 20;
const QUESTIONS_MAX = 200;

export interface MircDocument {
  file: TeachingFile;
  /** The images of each section, which becomes a folder. */
  folders: MircImage[][];
  /** Names and numbers in the ignored parts, for which the texts are searched. */
  identities: string[];
}

/** Our tag (of the closed list) for a word; undefined for any other word. */
type TagOfWord = (word: string) => string | undefined;

const ANSWER = /^((final|confirmed) )?diagnosis$/i;
const SECTION_NAMES: readonly (readonly [RegExp, Section])[] = [
  [/^((imaging|radiologic(al)?|image) )?findings$/i, 'findings'],
  [/^(ddx|differential( diagnosis)?)$/i, 'differential'],
  [/^discussion$/i, 'discussion'],
  [/^pathology$/i, 'pathology'],
  [/^references$/i, 'references'],
];
/** Heading of the section that contains the whole sheet in our own exports. */
export const SHEET_HEADING = 'Sheet';

/** Whether a text looks like the beginning of a MIRC document. */
export const isMirc = (text: string): boolean =>
  /<(?:[\w.-]{1,40}:)?MIRCdocument[\s>]/.test(text.slice(0, 20_000));

function readSection(file: TeachingFile, section: XmlElement): void {
  const heading = (attributeOf(section, 'heading') ?? '').trim();
  const signed = () => signedLines(file, section.nodes);
  if (INFORMATION.test(heading))
    addText(file, { target: 'information', text: plainLines(file, section.nodes) });
  else if (ANSWER.test(heading)) addText(file, { target: 'answer', text: plainLines(file, section.nodes) });
  else if (heading === '' || heading === SHEET_HEADING)
    addText(file, { target: 'sheet', section: 'plain', text: signed() });
  else {
    const known = SECTION_NAMES.find(([pattern]) => pattern.test(heading))?.[1];
    const text = signed();
    if (known) addText(file, { target: 'sheet', section: known, text });
    else if (text !== '')
      addText(file, { target: 'sheet', section: 'plain', text: `## ${heading}\n\n${text}` });
    // Images and quizzes are read by other functions.
    else if (section.children.some(({ name }) => !/^(image|quiz)$/.test(name)))
      addLeft(file, 'comments', heading);
  }
}

function readQuiz(file: TeachingFile, quiz: XmlElement, index: number): void {
  const context = childOf(quiz, 'quiz-context');
  if (context) addText(file, { target: 'step', quiz: index, text: plainLines(file, context.nodes) });
  for (const question of childrenOf(quiz, 'question').slice(0, QUESTIONS_MAX)) {
    const body = (of: XmlElement, name: string) => plainLines(file, childOf(of, name)?.nodes ?? []);
    file.questions.push({
      id: `q${file.questions.length + 1}`,
      quiz: index,
      text: body(question, 'question-body'),
      answers: childrenOf(question, 'answer').map((answer) => ({
        text: body(answer, 'answer-body').replaceAll('\n', ' '),
        isRight: /^(yes|true|1)$/i.test(attributeOf(answer, 'correct') ?? ''),
        response: body(answer, 'response'),
      })),
    });
  }
}

/** Quizzes occur beside sections or inside them. */
const quizzesIn = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => (child.name === 'quiz' ? [child] : quizzesIn(child)));

/** Reads the elements beside the sections. */
function readHead(file: TeachingFile, document: XmlElement, tagOf: TagOfWord): void {
  const plain = (name: string) => plainLines(file, childOf(document, name)?.nodes ?? []);
  addText(file, { target: 'title', text: plain('title').replaceAll(/\s+/g, ' ') });
  const history = childrenOf(document, 'section').find((each) =>
    INFORMATION.test(attributeOf(each, 'heading') ?? ''),
  );
  const told = plainLines(emptyTeachingFile('mirc'), history?.nodes ?? []).replaceAll(/\s+/g, ' ');
  for (const name of ['alternative-title', 'alternative-abstract']) {
    const text = plain(name);
    // In our own exports, the abstract repeats the beginning of the clinical information.
    if (!told.startsWith(text.replaceAll(/\s+/g, ' ').replace(/\s?…$/, '')))
      addText(file, { target: 'information', text });
  }
  addText(file, {
    target: 'sheet',
    section: 'abstract',
    text: signedLines(file, childOf(document, 'abstract')?.nodes ?? []),
  });
  for (const name of ['keywords', 'anatomy']) addText(file, { target: 'tags', text: plain(name) });
  addText(file, { target: 'sheet', section: 'pathology', text: plain('pathology') });
  for (const name of ['category', 'modality'])
    for (const { text } of childrenOf(document, name)) readTag(file, text.trim(), tagOf);
}

function readTag(file: TeachingFile, word: string, tagOf: TagOfWord): void {
  const tag = tagOf(word);
  if (tag === undefined) addText(file, { target: 'tags', text: word });
  else if (!file.tags.includes(tag)) file.tags.push(tag);
}

function readLevel(file: TeachingFile, level: XmlElement | undefined): void {
  if (!level) return;
  const own = Number(attributeOf(level, 'difficulty'));
  const difficulty = own >= 1 && own <= 5 && Number.isInteger(own) ? own : difficultyOfLevel(level.text);
  if (difficulty !== undefined) file.difficulty = difficulty;
  else addLeft(file, 'concept', level.text.trim());
}

/** Elements whose content is never imported. */
const UNTAKEN = ['phi', 'patient', 'author', 'creator', 'authorization'];

function identitiesIn(document: XmlElement): string[] {
  const textsOf = ({ text, children }: XmlElement): string[] => [text, ...children.flatMap(textsOf)];
  return UNTAKEN.flatMap((name) => childrenOf(document, name))
    .flatMap(textsOf)
    .map((text) => text.trim().slice(0, 200))
    .filter(Boolean)
    .slice(0, 100);
}

/** The content of a MIRC document; undefined if the text is not a MIRC document. */
export function readMirc(xml: string, tagOf: TagOfWord): MircDocument | undefined {
  const document = childOf(parseXml(xml), 'MIRCdocument');
  if (!document) return undefined;
  const file = emptyTeachingFile('mirc');
  readHead(file, document, tagOf);
  for (const section of childrenOf(document, 'section')) readSection(file, section);
  readLevel(file, childOf(document, 'level'));
  for (const [index, quiz] of quizzesIn(document).entries()) readQuiz(file, quiz, index);
  for (const name of ['author', 'rights']) if (childOf(document, name)) addLeft(file, 'author', name);
  for (const name of ['phi', 'patient', 'authorization', 'publication-date', 'creator', 'owner'])
    if (childOf(document, name)) addLeft(file, 'identity', name);
  return { file, folders: readFolders(file, document), identities: identitiesIn(document) };
}
