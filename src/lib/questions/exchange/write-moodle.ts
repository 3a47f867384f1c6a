import { escapeXml } from '#lib/platform/escape-markup.ts';
import { firstWords } from '#lib/platform/first-words.ts';
import type { CaseQuestions, ChoiceQuestion, OpenQuestion } from '../questions-schema.ts';
import { type ExportedQuestion, exportedQuestions, questionsOnFirstImages } from './exportable.ts';
import { fractionOf } from './marks-written.ts';
import { askedHtml, toldHtml } from './moodle-blocks.ts';
import type { EmbeddedPicture } from './question-picture.ts';
import { withoutMeaning } from './short-answers.ts';
import { NAME_LENGTH } from './write-gift.ts';

const written = (text: string) => `<text>${escapeXml(text.trim().replace(/\r\n?/g, '\n'))}</text>`;

/** Plain text, which Moodle shows with its line breaks. */
const plain = (name: string, text = '') => `<${name} format="plain_text">${written(text)}</${name}>`;

const answer = (fraction: string, text: string, feedback = '') =>
  `<answer fraction="${fraction}" format="plain_text">${written(text)}${plain('feedback', feedback)}</answer>`;

function choiceLines(question: ChoiceQuestion): string[] {
  const fraction = fractionOf(question);
  return [
    `<single>${question.format === 'qru'}</single>`,
    '<shuffleanswers>0</shuffleanswers>',
    '<answernumbering>ABCD</answernumbering>',
    ...question.propositions.map((each) => answer(fraction(each), each.text, each.explanation)),
  ];
}

const openLines = ({ accepted }: OpenQuestion): string[] => [
  '<usecase>0</usecase>',
  ...accepted.filter((text) => text.trim() !== '').map((text) => answer('100', withoutMeaning(text))),
];

/** The question's text, with the picture of the case if there is one. */
function asked(text: string, picture: EmbeddedPicture | undefined): string {
  if (!picture) return plain('questiontext', text);
  const { name, base64 } = picture;
  const file = `<file name="${name}" path="/" encoding="base64">${base64}</file>`;
  return `<questiontext format="html">${written(askedHtml(text, picture))}${file}</questiontext>`;
}

/** Shown after the answer: the picture's credit appears only here. */
const told = (explanation = '', credit = '') =>
  credit === ''
    ? plain('generalfeedback', explanation)
    : `<generalfeedback format="html">${written(toldHtml(explanation, credit))}</generalfeedback>`;

function writeQuestion(question: ExportedQuestion, picture: EmbeddedPicture | undefined): string[] {
  const { id, text, explanation } = question;
  return [
    `<question type="${'accepted' in question ? 'shortanswer' : 'multichoice'}">`,
    `<name>${written(firstWords(text, NAME_LENGTH))}</name>`,
    asked(text, picture),
    told(explanation, picture?.credit),
    '<defaultgrade>1</defaultgrade>',
    '<penalty>0</penalty>',
    '<hidden>0</hidden>',
    `<idnumber>${id}</idnumber>`,
    ...('accepted' in question ? openLines(question) : choiceLines(question)),
    '</question>',
  ];
}

/**
 * The exportable questions of a case as Moodle XML (`lossesOf` lists the others).
 * @param picture the first image of the case, shown with each question that refers to it
 */
export function writeMoodle(questions: CaseQuestions | null, picture?: EmbeddedPicture): string {
  const pictured = questionsOnFirstImages(questions);
  const lines = exportedQuestions(questions).flatMap((question) =>
    writeQuestion(question, pictured.has(question.id) ? picture : undefined),
  );
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<quiz>', ...lines, '</quiz>', ''].join('\n');
}
