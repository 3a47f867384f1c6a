import { useEffect, useRef, useState } from 'react';
import { questionEditorMessages as m } from '#lib/questions/editor-texts.ts';
import { addStep } from '#lib/questions/edits.ts';
import { EXPLAINED, QUESTIONS_MAX } from '#lib/questions/formats.ts';
import { questionOutlineMessages } from '#lib/questions/outline-texts.ts';
import { placedQuestions } from '#lib/questions/question-tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import { KeysDialog } from '../../form/KeysDialog.tsx';
import type { CaseEditor } from '../editor.ts';
import { QuestionStepForm } from './QuestionStepForm.tsx';
import { OTHER_KEYS, QUESTION_KEYS } from './question-keys.ts';
import { Check } from './ToMend.tsx';
import { type QuestionsDesk, useQuestions } from './use-questions.ts';
import './questions.css';
import './image-questions.css';

const EXPLAINED_OPTIONS = EXPLAINED.map((value) => ({ value, label: m.explainedWhen[value] }));
const HELP = [...QUESTION_KEYS.flatMap(({ help }) => help ?? []), ...OTHER_KEYS];

function KeysButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="button small questions-keys" onClick={() => setOpen(true)}>
        <i className="i-lucide-keyboard" aria-hidden="true" />
        {m.keyboard}
      </button>
      {isOpen && <KeysDialog title={m.keysTitle} lines={HELP} onClose={() => setOpen(false)} />}
    </>
  );
}

function AddStep({ desk }: { desk: QuestionsDesk }) {
  const { questions } = desk;
  if (questions && questions.steps.length >= QUESTIONS_MAX.steps)
    return <p className="hint">{m.stepsFull}</p>;
  return (
    <button
      type="button"
      className="button question-add"
      onClick={() => {
        desk.make((before) => addStep(before));
        if (questions) desk.announce(m.stepAdded);
      }}
    >
      <i className="i-lucide-plus" aria-hidden="true" />
      {questions ? m.addStep : questionOutlineMessages.add}
    </button>
  );
}

interface QuestionsEditorProps {
  editor: CaseEditor;
  /** The question that is open initially. */
  first?: string | undefined;
}

/** The editor of a case's questions: steps, questions, when explanations are shown, and a list of problems. */
export function QuestionsEditor({ editor, first }: QuestionsEditorProps) {
  const desk = useQuestions(editor, first);
  const { questions, make } = desk;
  const hasBegun = useRef(false);
  // Opening the editor of a case without questions begins the first one.
  useEffect(() => {
    if (!hasBegun.current && !questions) make((before) => addStep(before));
    hasBegun.current = true;
  });
  if (!questions)
    return (
      <>
        <p className="hint">{questionOutlineMessages.hint}</p>
        <AddStep desk={desk} />
      </>
    );
  const placed = placedQuestions(questions);
  const explain = (explained: (typeof EXPLAINED)[number]) =>
    make((before) => ({ questions: before && { ...before, explained } }));
  return (
    <div className="questions-editor">
      <div className="questions-settings">
        <ChoiceField
          label={m.explained}
          value={questions.explained}
          options={EXPLAINED_OPTIONS}
          onChange={explain}
        />
        <KeysButton />
      </div>
      <ol className="question-steps">
        {questions.steps.map((step, index) => (
          <QuestionStepForm
            key={step.id}
            desk={desk}
            step={step}
            index={index}
            count={questions.steps.length}
            placed={placed}
          />
        ))}
      </ol>
      <AddStep desk={desk} />
      <Check desk={desk} />
    </div>
  );
}
