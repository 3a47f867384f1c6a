import type { TeachingAnswer, TeachingQuestion } from '#lib/cases/teaching/teaching-file.ts';
import { teachingMessages as m } from '#lib/cases/teaching-texts.ts';
import { MarkedText } from './MarkedText.tsx';
import { Tick } from './Tick.tsx';

interface QuestionReviewProps {
  number: number;
  question: TeachingQuestion & { isTicked: boolean };
  names: ReadonlySet<string>;
  onChange(part: Partial<TeachingQuestion & { isTicked: boolean }>): void;
}

/** A question of a quiz with its answers, ticked as a whole. */
export function QuestionReview({ number, question, names, onChange }: QuestionReviewProps) {
  const { text, answers, isTicked } = question;
  const changeAnswer = (at: number, part: Partial<TeachingAnswer>) =>
    onChange({ answers: answers.with(at, { ...answers[at]!, ...part }) });
  return (
    <fieldset className="teaching-text">
      <legend>{m.question(number)}</legend>
      <Tick
        isTicked={isTicked}
        label={m.takeQuestion(number)}
        onTick={(next) => onChange({ isTicked: next })}
      />
      <MarkedText
        label={m.questionText}
        text={text}
        names={names}
        onChange={(next) => onChange({ text: next })}
      />
      {answers.map((answer, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: answers never move here
        <div key={at} className="teaching-answer">
          <MarkedText
            label={m.answer(at + 1)}
            text={answer.text}
            names={names}
            rows={1}
            onChange={(next) => changeAnswer(at, { text: next })}
          />
          {answer.response !== '' && (
            <MarkedText
              label={m.response(at + 1)}
              text={answer.response}
              names={names}
              rows={1}
              onChange={(next) => changeAnswer(at, { response: next })}
            />
          )}
        </div>
      ))}
      {answers.every(({ isRight }) => !isRight) && <p className="hint">{m.noKey}</p>}
    </fieldset>
  );
}
