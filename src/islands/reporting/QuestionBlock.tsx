import { useStore } from '@nanostores/react';
import { memo } from 'react';
import type { Answer } from '#lib/questionnaires/answers.ts';
import { isRepeated } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { reportingMessages as m } from '#lib/questionnaires/reporting-texts.ts';
import { questionnaireMessages } from '#lib/questionnaires/texts.ts';
import { optionsOf, type Question } from '#lib/questionnaires/tree.ts';
import { ContentImage } from '../rich-text/ContentImage.tsx';
import { ChoiceAnswer } from './ChoiceAnswer.tsx';
import { chosenIn } from './choices.ts';
import { DateAnswer } from './DateAnswer.tsx';
import { FicheBook } from './FicheBook.tsx';
import { FormulaAnswer } from './FormulaAnswer.tsx';
import { HotspotAnswer } from './HotspotAnswer.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import { $repeats } from './repeats-store.ts';
import { useAnswer, useIsThere, useReporting, useSided } from './reporting-context.ts';
import { TextAnswer } from './TextAnswer.tsx';
import { useFormulaWords } from './use-formula-words.ts';
import './questions.css';

interface QuestionProps {
  question: Question;
}

interface AnsweredProps extends QuestionProps {
  answer: Answer | undefined;
}

function AnswerField({ question, answer }: AnsweredProps) {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return <ChoiceAnswer question={question} answer={answer} />;
    case 'hotspot':
      return <HotspotAnswer question={question} />;
    case 'text':
      return <TextAnswer question={question} />;
    case 'number':
      return <NumberAnswer question={question} />;
    case 'date':
      return <DateAnswer question={question} />;
    case 'formula':
      return <FormulaAnswer question={question} />;
    case 'information':
      return null;
  }
}

/** The text of a question. */
function QuestionText({ question: { id, type, text, important } }: QuestionProps) {
  const sided = useSided();
  const words = (
    <>
      {sided(text)}
      {important && (
        <>
          <span className="important" title={questionnaireMessages.importantHint} aria-hidden="true">
            *
          </span>
          <span className="visually-hidden">{m.important}</span>
        </>
      )}
    </>
  );
  const isField = type === 'text' || type === 'number' || type === 'date';
  return isField ? <label htmlFor={`a-${id}`}>{words}</label> : words;
}

/** Clears an answer by mouse or touch; not a tab stop, because keyboard users have Backspace. */
function ClearButton({ question: { id, text } }: QuestionProps) {
  const { session } = useReporting();
  const label = m.clear(text);
  return (
    <button
      type="button"
      tabIndex={-1}
      className="clear"
      aria-label={label}
      title={label}
      onClick={() => session.answer(id, undefined)}
    >
      <i className="i-lucide-x" aria-hidden="true" />
    </button>
  );
}

/** The sub-questions of the chosen options. */
function SubQuestions({ question, answer }: AnsweredProps) {
  const sided = useSided();
  const chosen = chosenIn(answer);
  const isThere = useIsThere(optionsOf(question));
  const repeats = useStore($repeats);
  const open = optionsOf(question).filter(
    ({ id, questions = [] }) => chosen.includes(id) && isThere(id) && questions.length > 0,
  );
  return open.map((option) => (
    <fieldset
      key={option.id}
      aria-label={questionnaireMessages.subQuestionsOf(sided(option.text))}
      className="sub-questions"
    >
      {question.type === 'multiple' && (
        <p className="under" aria-hidden="true">
          {sided(option.text)}
        </p>
      )}
      {repeats && isRepeated(option) ? (
        <repeats.RepeatedQuestions group={option}>
          {(own) => <QuestionBlocks questions={own} />}
        </repeats.RepeatedQuestions>
      ) : (
        <QuestionBlocks questions={option.questions ?? []} />
      )}
    </fieldset>
  ));
}

/** The clear button and the fiche, at the end of a question's first line. */
function Beside({ question, answer }: AnsweredProps) {
  if (question.fiche === undefined && answer === undefined) return null;
  return (
    <div className="beside">
      <FicheBook fiche={question.fiche} />
      {answer !== undefined && <ClearButton question={question} />}
    </div>
  );
}

/** The condition under which the question is shown. */
function Condition({ condition }: { condition: string }) {
  const words = useFormulaWords(condition);
  return <p className="only-if">{words && questionnaireMessages.onlyIf(words)}</p>;
}

/** One question with its answer, and below it the sub-questions of the answer. */
const QuestionBlock = memo(function QuestionBlock({ question }: QuestionProps) {
  const { session } = useReporting();
  const { id, type, image } = question;
  const answer = useAnswer(id);
  return (
    <li>
      <fieldset className={`answer-question ${type}`} id={`q-${id}`} data-question={id} tabIndex={-1}>
        <legend>
          <QuestionText question={question} />
        </legend>
        <Beside question={question} answer={answer} />
        {question.condition && <Condition condition={question.condition} />}
        {type !== 'hotspot' && image && (
          <ContentImage
            itemId={session.item.id}
            image={image}
            alt={questionnaireMessages.imageOf(question.text)}
          />
        )}
        <AnswerField question={question} answer={answer} />
      </fieldset>
      {answer !== undefined && <SubQuestions question={question} answer={answer} />}
    </li>
  );
});

/** Questions of a page or an option, without hidden ones and those whose condition is not met. */
export function QuestionBlocks({ questions }: { questions: readonly Question[] }) {
  const isThere = useIsThere(questions);
  const shown = questions.filter(({ id, hidden }) => !hidden && isThere(id));
  return (
    <ol className="answer-questions">
      {shown.map((question) => (
        <QuestionBlock key={question.id} question={question} />
      ))}
    </ol>
  );
}
