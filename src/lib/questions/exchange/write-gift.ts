import { firstWords } from '#lib/platform/first-words.ts';
import type { CaseQuestions, ChoiceQuestion, OpenQuestion } from '../questions-schema.ts';
import { type ExportedQuestion, exportedQuestions } from './exportable.ts';
import { ARROW } from './losses.ts';
import { fractionOf } from './marks-written.ts';
import { withoutMeaning } from './short-answers.ts';

/** Maximum length of a question's name, taken from its text. */
export const NAME_LENGTH = 80;

/** A text with GIFT's control characters escaped; line breaks become `\n`. */
const escaped = (text: string) =>
  text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/[\\~=#{}:]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** A text that begins like a format marker gets an explicit marker. */
const guarded = (text: string) =>
  text.trimStart().startsWith('[') ? `[plain]${escaped(text)}` : escaped(text);

const answer = (sign: string, text: string, feedback = '') =>
  `\t${sign}${guarded(text)}${feedback && `#${guarded(feedback)}`}`;

/** An arrow after « = » would make a matching pair. */
const withoutArrows = (text: string) => text.replaceAll(ARROW, '→');

function choiceLines(question: ChoiceQuestion): string[] {
  const fraction = fractionOf(question);
  return question.propositions.map((proposition) => {
    const { text, isRight, explanation } = proposition;
    const isSingle = question.format === 'qru';
    // A text that begins with « % » would be read as a weight, so an explicit weight precedes it.
    const weight = !isSingle || text.trimStart().startsWith('%') ? `%${fraction(proposition)}%` : '';
    return isSingle && isRight
      ? answer(`=${weight}`, withoutArrows(text), explanation)
      : answer(`~${weight}`, text, explanation);
  });
}

function openLines({ accepted }: OpenQuestion): string[] {
  return accepted
    .filter((text) => text.trim() !== '')
    .map((text) => answer('=%100%', withoutMeaning(withoutArrows(text))));
}

function writeQuestion(question: ExportedQuestion): string {
  const { id, text, explanation } = question;
  const isOpen = question.format === 'qroc';
  const general = explanation && (isOpen ? withoutArrows(explanation) : explanation);
  return [
    `// [id:${id}]`,
    `::${escaped(firstWords(text, NAME_LENGTH))}::[plain]${escaped(text)}{`,
    ...('accepted' in question ? openLines(question) : choiceLines(question)),
    ...(general ? [`\t####${guarded(general)}`] : []),
    '}',
  ].join('\n');
}

/** The exportable questions of a case in Moodle's GIFT format (`lossesOf` lists the others). */
export const writeGift = (questions: CaseQuestions | null): string =>
  `${exportedQuestions(questions).map(writeQuestion).join('\n\n')}\n`;
