import { useMemo } from 'react';
import { imagePath, LIGHT_COPY, LIGHT_WIDTH } from '#lib/images/image-paths.ts';
import { type Answer, choicesOf } from '#lib/questionnaires/answers.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import { choiceText, type QuestionOption, type Zone } from '#lib/questionnaires/tree.ts';
import type { ImageRef } from '#lib/rich-text/rich-text.ts';
import { answerAfterPress, type ChoiceQuestion, chosenIn } from './choices.ts';
import { FicheBook } from './FicheBook.tsx';
import { optionLetters } from './option-letters.ts';
import { useIsThere, useReporting, useSided } from './reporting-context.ts';

interface ChoiceAnswerProps {
  question: ChoiceQuestion;
  answer: Answer | undefined;
  /** Called with the choice that is under the pointer or focused. */
  onPoint?: (choice: string | null) => void;
}

/** The picture of an option, inside of its label; without a text of its own it is decorative. */
function OptionImage({ image: { file, width, height, alt, caption } }: { image: ImageRef }) {
  const { session } = useReporting();
  const variant = width > LIGHT_WIDTH ? LIGHT_COPY : undefined;
  return (
    <img
      src={imagePath(session.item.id, file, variant)}
      width={width}
      height={height}
      alt={alt || caption || ''}
      title={caption}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Whether a choice's picture has a text alternative or a caption. */
function isDescribed(choice: QuestionOption | Zone): boolean {
  return 'image' in choice && Boolean(choice.image?.alt || choice.image?.caption);
}

interface ChoiceProps extends Omit<ChoiceAnswerProps, 'answer'> {
  choice: QuestionOption | Zone;
  text: string;
  letter: string | undefined;
  isChosen: boolean;
}

function Choice({ question, choice, text, letter, isChosen, onPoint }: ChoiceProps) {
  const { session } = useReporting();
  const point = onPoint && (() => onPoint(choice.id));
  const leave = onPoint && (() => onPoint(null));
  const press = () =>
    session.answer(question.id, answerAfterPress(question, session.$answers.get()[question.id], choice.id));
  return (
    <li>
      <label className="choice" onPointerEnter={point} onPointerLeave={leave}>
        {'image' in choice && choice.image && <OptionImage image={choice.image} />}
        <input
          type={question.type === 'single' ? 'radio' : 'checkbox'}
          name={question.id}
          value={choice.id}
          checked={isChosen}
          onChange={press}
          onFocus={point}
          onBlur={leave}
        />
        {'colour' in choice && <Swatch colour={choice.colour} />}
        <span data-letter={letter}>{text}</span>
        {'points' in choice && choice.points !== undefined && (
          <span className="points">{m.points(choice.points)}</span>
        )}
      </label>
      {'fiche' in choice && <FicheBook fiche={choice.fiche} />}
    </li>
  );
}

function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <rect width="16" height="16" rx="4" fill={colour} />
    </svg>
  );
}

/** The options of a question, each with the letter that selects it. */
export function ChoiceAnswer({ question, answer, onPoint }: ChoiceAnswerProps) {
  const sided = useSided();
  const chosen = chosenIn(answer);
  const isThere = useIsThere(choicesOf(question));
  const letters = useMemo(() => optionLetters(choicesOf(question).map(choiceText)), [question]);
  return (
    <ul className="choices">
      {choicesOf(question).map(
        (choice, at) =>
          isThere(choice.id) && (
            <Choice
              key={choice.id}
              question={question}
              choice={choice}
              text={sided(choiceText(choice)) || (isDescribed(choice) ? '' : m.unnamedChoice(at))}
              letter={letters[at]}
              isChosen={chosen.includes(choice.id)}
              {...(onPoint && { onPoint })}
            />
          ),
      )}
    </ul>
  );
}
