import type { QuestionKey, ShownQuestion } from '#lib/questions/attempt-schemas.ts';
import { SCALE } from '#lib/questions/formats.ts';
import { scaleMessages } from '#lib/questions/scale-texts.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { AnsweredMeasure, AnsweredZone, ExplainedFindings } from './AnsweredOnImages.tsx';
import { AnsweredReport } from './AnsweredReport.tsx';
import { QuestionHead } from './QuestionHead.tsx';
import { Script } from './Script.tsx';

interface ValidatedProps {
  question: ShownQuestion;
}

type Proposition = NonNullable<ShownQuestion['propositions']>[number];

interface PropositionProps {
  proposition: Proposition;
  index: number;
  isTicked: boolean;
  /** Absent until the key may be shown. */
  answerKey: QuestionKey | undefined;
}

/** A proposition with the person's answer and, once the key may be shown, whether it was right. */
function AnsweredProposition({ proposition: { id, text }, index, isTicked, answerKey }: PropositionProps) {
  const isRight = answerKey?.right?.includes(id) === true;
  const state = !answerKey || (!isRight && !isTicked) ? '' : isRight && isTicked ? 'is-matched' : 'is-missed';
  const weight = answerKey?.weights?.[id];
  const explanation = answerKey?.explanations?.[id];
  return (
    <li className={`answered ${state}`}>
      <span className="letter tabular">{m.letter(index)}</span>
      <span>
        {text} {weight && <span className="hint">({m[weight]})</span>}
        {explanation && <span className="proposition-explanation">{explanation}</span>}
      </span>
      <span className="outcome">{answerKey ? m.outcome(isRight, isTicked) : isTicked ? m.ticked : ''}</span>
    </li>
  );
}

function AnsweredPropositions({ question: { propositions = [], answer, key } }: ValidatedProps) {
  return (
    <ul className="propositions">
      {propositions.map((each, index) => (
        <AnsweredProposition
          key={each.id}
          proposition={each}
          index={index}
          isTicked={answer?.chosen?.includes(each.id) === true}
          answerKey={key}
        />
      ))}
    </ul>
  );
}

function AnsweredText({ question: { answer, key } }: ValidatedProps) {
  return (
    <dl className="answered-text">
      <dt>{m.ownAnswer}</dt>
      <dd>{answer?.text || m.noAnswer}</dd>
      {key?.accepted && (
        <>
          <dt>{m.accepted}</dt>
          <dd>{key.accepted.join(' · ')}</dd>
        </>
      )}
      {key?.misspelt && <dd className="hint">{m.misspelt(key.misspelt)}</dd>}
    </dl>
  );
}

function AnsweredScale({ question }: ValidatedProps) {
  const { answer, key } = question;
  return (
    <>
      <Script question={question} />
      <ul className="propositions">
        {SCALE.map((step, index) => (
          <li key={step} className="answered">
            <span className="letter tabular">{scaleMessages.sign(step)}</span>
            <span>{scaleMessages.name(step)}</span>
            <span className="outcome">
              {[key?.panel && m.experts(key.panel[index] ?? 0), answer?.scale === step && m.ownAnswer]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const ANSWERED = {
  qru: AnsweredPropositions,
  qrm: AnsweredPropositions,
  qrp: AnsweredPropositions,
  'qrp-long': AnsweredPropositions,
  qroc: AnsweredText,
  tcs: AnsweredScale,
  zone: AnsweredZone,
  measure: AnsweredMeasure,
  report: AnsweredReport,
};

/** A question of a validated step: the person's answer, and once they may be shown its key, points and explanation. */
export function ValidatedQuestion({ question, position }: ValidatedProps & { position: number }) {
  const { format, answer, key } = question;
  const Answered = ANSWERED[format];
  return (
    <fieldset className="question">
      <QuestionHead question={question} position={position} />
      <Answered question={question} />
      <p className="question-marks">
        {key && (
          <>
            <strong className="tabular">{m.points(key.points)}</strong>
            <span className="hint">{m.rule(format)}</span>
          </>
        )}
        {answer?.certainty && <span className="hint">{m.sureAt(answer.certainty)}</span>}
      </p>
      {key?.explanation && (
        <div className="question-explanation">
          <strong>{m.explanation}</strong>
          <p>{key.explanation}</p>
        </div>
      )}
      <ExplainedFindings question={question} />
    </fieldset>
  );
}
