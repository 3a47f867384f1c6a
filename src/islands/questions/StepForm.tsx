import { type FormEvent, useEffect, useState } from 'react';
import { isTooLong } from '#lib/questions/answer-length.ts';
import type { Answer, Answers } from '#lib/questions/answers-schema.ts';
import { keepAnswers, keptAnswers } from '#lib/questions/answers-store.ts';
import type { ShownQuestion, ShownStep } from '#lib/questions/attempt-schemas.ts';
import { answersOf, isAnswered, sentAnswers } from '#lib/questions/form-answers.ts';
import { AGAIN, questionsPath } from '#lib/questions/paths.ts';
import { fieldName } from '#lib/questions/report/field-words.ts';
import { refusedField } from '#lib/questions/report/fields.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { QuestionFields } from './QuestionFields.tsx';
import { pressKey } from './step-keys.ts';

interface StepFormProps {
  /** Null for a trial, whose answers are neither stored nor sent. */
  place: { caseId: string; round: number; version: number | null } | null;
  step: ShownStep;
  /** Number of the step's first question, counted over all steps. */
  from: number;
  typed?: Answers | undefined;
  isBusy: boolean;
  /** Why the step could not be validated. */
  fault: string | null;
  onValidate(answers: Answers): Promise<boolean>;
}

/** The error to correct before the step can be sent. */
function wrongAnswer(
  { id, expected, form }: ShownQuestion,
  answers: Answers,
  position: number,
): string | null {
  const { chosen = [], text = '' } = answers[id] ?? {};
  if (expected !== undefined && chosen.length > expected) return m.tooMany(position, expected);
  if (isTooLong(text)) return m.tooLong(position);
  const field = form && refusedField(form.pages, answers[id]?.report ?? {});
  return field ? m.refusedField(position, fieldName(field)) : null;
}

/** The answers in the form of the server's HTML. */
function answersInPage(id: string, questions: readonly ShownQuestion[]): Answers {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(id);
  return form instanceof HTMLFormElement ? answersOf(questions, new FormData(form)) : {};
}

/** The answers of the step, stored in the tab; keeps those given before the script ran. */
function useAnswers({ place, step, typed }: Pick<StepFormProps, 'place' | 'step' | 'typed'>) {
  const id = `reponses-${step.id}`;
  const [answers, setAnswers] = useState<Answers>(typed ?? {});
  // Read during the first render: hydration itself may reset form fields.
  const [before] = useState(() => answersInPage(id, step.questions));
  const key = place && { caseId: place.caseId, round: place.round, step: step.id };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script takes over
  useEffect(() => {
    setAnswers({ ...(key && keptAnswers(key)), ...before });
  }, []);
  const change = (id: string, part: Partial<Answer>) =>
    setAnswers((was) => {
      const next = { ...was, [id]: { ...was[id], ...part } };
      if (key) keepAnswers(key, next);
      return next;
    });
  return { id, answers, change };
}

/** The open step: its questions are answered, then validated together, which is final. */
export function StepForm({ place, step, from, typed, isBusy, fault, onValidate }: StepFormProps) {
  const { id, answers, change } = useAnswers({ place, step, typed });
  const [isWarned, setWarned] = useState(false);
  const wrong = step.questions
    .map((question, index) => wrongAnswer(question, answers, from + index))
    .find((each) => each !== null);
  const missing = step.questions.filter(({ id }) => !isAnswered(answers[id])).length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || wrong) return;
    if (missing > 0 && !isWarned) return setWarned(true);
    await onValidate(sentAnswers(step.questions, answers));
  };
  const again = place && place.round > 1 ? `?${AGAIN}=1` : '';
  return (
    <form
      id={id}
      className="step-form"
      method="post"
      action={place ? `${questionsPath(place.caseId)}${again}` : undefined}
      onSubmit={submit}
      onKeyDown={pressKey}
    >
      <input type="hidden" name="etape" value={step.id} />
      <input type="hidden" name="essai" value={place?.round} />
      <input type="hidden" name="version" value={place?.version ?? ''} />
      {step.questions.map((question, index) => (
        <QuestionFields
          key={question.id}
          question={question}
          caseId={place?.caseId ?? null}
          position={from + index}
          answer={answers[question.id] ?? {}}
          isNext={index === 0}
          onChange={(part) => {
            setWarned(false);
            change(question.id, part);
          }}
        />
      ))}
      <div className="step-end">
        <p className={wrong || fault ? 'step-fault' : 'hint'} role={wrong || fault ? 'alert' : undefined}>
          {wrong ?? fault ?? (isWarned ? m.unanswered(missing) : m.beforeValidating(place?.round === 1))}
        </p>
        <button type="submit" className="button primary" aria-busy={isBusy} data-validate>
          {isWarned && missing > 0 ? m.validateAnyway : m.validate}
        </button>
      </div>
    </form>
  );
}
