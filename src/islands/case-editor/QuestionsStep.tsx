import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { questionOutlineMessages as m } from '#lib/questions/outline-texts.ts';
import { placedQuestions } from '#lib/questions/question-tree.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { Loaded } from '../form/Loaded.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';
import type { CaseEditor } from './editor.ts';
import { QuestionLine } from './questions/QuestionLine.tsx';
import { StepHeading } from './StepHeading.tsx';
import './questions-panel.css';

const load = async () => (await import('./questions/QuestionsEditor.tsx')).QuestionsEditor;

/** The questions, step by step, with the way to each. */
function Outline({ questions, onOpen }: { questions: CaseQuestions; onOpen(question: string): void }) {
  const placed = placedQuestions(questions);
  return (
    <ol className="question-steps">
      {questions.steps.map((step, index) => (
        <li key={step.id}>
          <h3 className="hint">{m.stepCount(index + 1, step.questions.length)}</h3>
          <ol className="question-lines">
            {placed
              .filter((each) => each.step === step)
              .map((each) => (
                <li key={each.question.id}>
                  <QuestionLine placed={each} onOpen={() => onOpen(each.question.id)} />
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** What is asked about the case: listed here; its editor is fetched once it is asked for. */
export function QuestionsStep({ editor }: { editor: CaseEditor }) {
  const { questions = null } = useStore(editor.autosave.$draft);
  const [opened, setOpened] = useState<{ question?: string }>();
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpened(undefined);
    button.current?.focus();
  };
  const closed = questions ? (
    <Outline questions={questions} onOpen={(question) => setOpened({ question })} />
  ) : (
    <p className="hint">{m.hint}</p>
  );
  return (
    <section
      className={opened ? 'panel questions-panel is-open' : 'panel questions-panel'}
      id={FIELD_IDS.faultyQuestions}
      tabIndex={-1}
      aria-labelledby="questions-titre"
    >
      <div className="questions-panel-head">
        <StepHeading step="questions" />
        <button
          ref={button}
          type="button"
          className="button"
          aria-expanded={opened !== undefined}
          onClick={() => setOpened(opened ? undefined : {})}
        >
          <i
            className={opened ? 'i-lucide-chevron-down' : questions ? 'i-lucide-pencil' : 'i-lucide-plus'}
            aria-hidden="true"
          />
          {opened ? m.close : questions ? m.open : m.add}
        </button>
      </div>
      {opened ? (
        <Loaded
          load={load}
          giveUp={close}
          waiting={<p role="status">{m.opening}</p>}
          props={{ editor, first: opened.question }}
        />
      ) : (
        closed
      )}
    </section>
  );
}
