import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import type { CaseQuestions, ChoiceQuestion, Proposition } from '../questions-schema.ts';
import { lines, paragraph, pictureHtml, small } from './card-html.ts';
import { type ExportedQuestion, isExportable, questionsOnFirstImages } from './exportable.ts';
import type { OcclusionWords } from './occlusion-notes.ts';
import type { QuestionPicture } from './question-picture.ts';
import { toldQuestions } from './told-questions.ts';

/** A card: the question, and the text shown after the answer; both are HTML. */
export interface AnkiNote {
  /** The question's id. */
  id: string;
  front: string;
  back: string;
}

/** Our own texts on cards. */
export interface AnkiWords extends OcclusionWords {
  /** The number of propositions to choose; `count` is used where the format reveals it. */
  choose(format: ChoiceQuestion['format'], count: number): string;
  letter(at: number): string;
  weights: Record<NonNullable<Proposition['weight']>, string>;
}

const rightCount = ({ propositions }: ChoiceQuestion) => propositions.filter(({ isRight }) => isRight).length;

function choiceFront(question: ChoiceQuestion, words: AnkiWords): string {
  const items = question.propositions.map(({ text }) => `<li>${lines(text)}</li>`).join('');
  return `<p><i>${escapeMarkup(words.choose(question.format, rightCount(question)))}</i></p><ol type="A">${items}</ol>`;
}

/** The right propositions, then explanations of the others. */
function choiceBack({ propositions }: ChoiceQuestion, words: AnkiWords): string {
  const placed = propositions.map((proposition, at) => ({ ...proposition, letter: words.letter(at) }));
  const line = ({ letter, text, weight, explanation, isRight }: (typeof placed)[number]) => {
    const said = `${letter}. ${lines(text)}${weight ? ` (${escapeMarkup(words.weights[weight])})` : ''}`;
    const why = explanation?.trim() ? `<br><small>${lines(explanation)}</small>` : '';
    return `<li>${isRight ? `<b>${said}</b>` : said}${why}</li>`;
  };
  const right = placed.filter(({ isRight }) => isRight);
  const told = placed.filter(({ isRight, explanation, weight }) => !isRight && (explanation || weight));
  return `<ul>${[...right, ...told].map(line).join('')}</ul>`;
}

/** The case's picture is on the front; the credit is on the back, since titles of works often name diagnoses. */
const shown = ({ name, alt, more }: QuestionPicture) => `<p>${pictureHtml(name, alt)}</p>${small(more)}`;

interface Told {
  /** The texts of the step and of earlier ones. */
  told: readonly string[];
  picture: QuestionPicture | undefined;
}

function noteOf(question: ExportedQuestion, { told, picture }: Told, words: AnkiWords): AnkiNote {
  const isOpen = 'accepted' in question;
  const asked = told.map(paragraph).join('') + paragraph(question.text) + (picture ? shown(picture) : '');
  const accepted = isOpen ? question.accepted.filter((text) => text.trim() !== '') : [];
  return {
    id: question.id,
    front: isOpen ? asked : asked + choiceFront(question, words),
    back:
      (isOpen ? `<p><b>${accepted.map(lines).join('</b> · <b>')}</b></p>` : choiceBack(question, words)) +
      paragraph(question.explanation) +
      small(picture?.credit ?? ''),
  };
}

/**
 * A card for each question that can stand alone, after the texts of its step and of earlier steps.
 * @param picture the first image of the case, on each card whose question refers to it
 */
export function ankiNotes(
  questions: CaseQuestions | null,
  words: AnkiWords,
  picture?: QuestionPicture,
): AnkiNote[] {
  const pictured = questionsOnFirstImages(questions);
  return toldQuestions(questions).flatMap(({ question, told }) => {
    if (!isExportable(question)) return [];
    const own = pictured.has(question.id) ? picture : undefined;
    return [noteOf(question, { told, picture: own }, words)];
  });
}
