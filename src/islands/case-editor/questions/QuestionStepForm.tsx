import { useId } from 'react';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import {
  addQuestion,
  duplicateStep,
  moveStep,
  removeStep,
  setKeyFeature,
  setStepText,
} from '#lib/questions/edits.ts';
import { stepFaultText } from '#lib/questions/fault-texts.ts';
import { stepFaultsOf } from '#lib/questions/faults.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { questionOutlineMessages } from '#lib/questions/outline-texts.ts';
import type { PlacedQuestion } from '#lib/questions/question-tree.ts';
import type { QuestionStep } from '#lib/questions/questions-schema.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { MoveButtons } from '../../form/MoveButtons.tsx';
import { NodeText } from './NodeText.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionLine } from './QuestionLine.tsx';
import { StepFolders } from './StepFolders.tsx';
import { fieldIdOf, type QuestionsDesk } from './use-questions.ts';

interface QuestionStepFormProps {
  desk: QuestionsDesk;
  step: QuestionStep;
  index: number;
  /** How many steps there are. */
  count: number;
  /** All questions of the case. */
  placed: readonly PlacedQuestion[];
}

/** The number of a step, and the actions on it as a whole. */
function StepHead({ desk, step, index, count, titleId }: QuestionStepFormProps & { titleId: string }) {
  const number = index + 1;
  const move = (to: number) => {
    desk.make((before) => moveStep(before, step.id, to < index ? -1 : 1));
    desk.announce(m.stepMoved(to + 1, count));
  };
  return (
    <div className="question-step-head">
      <h3 id={titleId}>{questionOutlineMessages.step(number)}</h3>
      {count > 1 && (
        <MoveButtons
          index={index}
          count={count}
          upLabel={m.moveStepUp(number)}
          downLabel={m.moveStepDown(number)}
          onMove={move}
        />
      )}
      <IconButton
        icon="i-lucide-copy"
        label={m.duplicateStep(number)}
        disabled={count >= QUESTIONS_MAX.steps}
        onPress={() => {
          desk.make((before) => duplicateStep(before, step.id));
          desk.announce(m.stepAdded);
        }}
      />
      <IconButton
        icon="i-lucide-trash-2"
        label={m.removeStep(number)}
        onPress={() => {
          desk.remove((before) => removeStep(before, step.id));
          desk.announce(m.stepRemoved(number));
        }}
      />
    </div>
  );
}

/** Whether the step is a key-feature problem, and what it lacks to be one. */
function KeyFeature({ desk, step, index }: Pick<QuestionStepFormProps, 'desk' | 'step' | 'index'>) {
  const faults = stepFaultsOf(step);
  return (
    <>
      <label className="key-feature">
        <input
          type="checkbox"
          checked={step.isKeyFeature === true}
          aria-label={m.keyFeatureOf(index + 1)}
          onChange={({ target }) =>
            desk.make((before) => ({ questions: setKeyFeature(before, step.id, target.checked) }))
          }
        />
        {m.keyFeature}
      </label>
      {faults.length > 0 && (
        <ul className="to-mend">
          {faults.map((fault) => (
            <li key={fault} className="is-fault">
              <i className="i-lucide-circle-alert" aria-hidden="true" />
              {stepFaultText(fault)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** A step of the dossier: its text, and its questions, at most one of which is open for editing. */
export function QuestionStepForm(props: QuestionStepFormProps) {
  const { desk, step, index, placed } = props;
  const titleId = useId();
  const asked = placed.filter((each) => each.step === step);
  const isFull = step.questions.length >= QUESTIONS_MAX.questions;
  const add = () => {
    const format = step.questions.at(-1)?.format ?? 'qru';
    desk.make((before) => addQuestion(before, step.id, format));
    desk.announce(m.added);
  };
  return (
    <li className="question-step" aria-labelledby={titleId}>
      <StepHead {...props} titleId={titleId} />
      <NodeText
        id={fieldIdOf(step.id)}
        label={m.stepTextShort}
        name={m.stepText(index + 1)}
        {...(index === 0 && { hint: m.stepTextHint })}
        value={step.text}
        most={QUESTIONS_MAX.stepText}
        onChange={(text) =>
          desk.make((before) => ({ questions: setStepText(before, step.id, text) }), step.id)
        }
      />
      <StepFolders desk={desk} step={step} index={index} />
      <KeyFeature desk={desk} step={step} index={index} />
      {asked.length === 0 && <p className="hint">{m.noQuestion}</p>}
      <ol className="question-lines">
        {asked.map((each) => (
          <li key={each.question.id}>
            {each.question.id === desk.openId ? (
              <QuestionForm desk={desk} placed={each} count={placed.length} />
            ) : (
              <QuestionLine
                placed={each}
                findings={desk.findings}
                onOpen={() => desk.open(each.question.id)}
              />
            )}
          </li>
        ))}
      </ol>
      {isFull ? (
        <p className="hint">{m.questionsFull}</p>
      ) : (
        <button
          type="button"
          className="button small question-add"
          aria-label={m.addQuestionTo(index + 1)}
          onClick={add}
        >
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.addQuestion}
        </button>
      )}
    </li>
  );
}
