import { escapeMarkup } from '#lib/platform/escape-markup.ts';
import type { CaseQuestions, ChoiceQuestion, Proposition } from '../questions-schema.ts';
import { lines, paragraph, pictureHtml, small } from './card-html.ts';
import { type ExportedQuestion, isExportable, questionsOnFirstImages } from './exportable.ts';
import type { OcclusionWords } from './occlusion-notes.ts';
import type { QuestionPicture } from './question-picture.ts';
import { toldQuestions } from './told-questions.ts';

/** A card: what is asked, and what is shown once one has answered; both are HTML. */
export interface AnkiNote {
  /** The question's id. */
  id: string;
  front: string;
  back: string;
}

/** What cards say in words of ours. */
export interface AnkiWords extends OcclusionWords {
  /** How many propositions are to be chosen; the number is there where the format tells it. */
  choose(format: ChoiceQuestion['format'], count: number): string;
  letter(at: number): string;
  weights: Record<NonNullable<Proposition['weight']>, string>;
}

const rightCount = ({ propositions }: ChoiceQuestion) => propositions.filter(({ isRight }) => isRight).length;

function choiceFront(question: ChoiceQuestion, words: AnkiWords): string {
  const items = question.propositions.map(({ text }) => `<li>${lines(text)}</li>`).join('');
  return `<p><i>${escapeMarkup(words.choose(question.format, rightCount(question)))}</i></p><ol type="A">${items}</ol>`;
}

/** Right propositions, then what explains the others. */
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

/** The picture of the case stands on the front, its credit on the back, since titles of works name diagnoses. */
const shown = ({ name, alt, more }: QuestionPicture) => `<p>${pictureHtml(name, alt)}</p>${small(more)}`;

interface Told {
  /** The texts of the steps by then. */
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
 * A card for each question that stands alone: behind what its step and those before it tell.
 * @param picture the first image of the case, on each card that is asked of it
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
