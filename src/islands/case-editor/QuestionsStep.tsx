import { useStore } from '@nanostores/react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { questionOutlineMessages as m } from '#lib/questions/outline-texts.ts';
import { questionFiguresPath } from '#lib/questions/paths.ts';
import { placedQuestions } from '#lib/questions/question-tree.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { Loaded } from '../form/Loaded.tsx';
import { FIELD_IDS } from '../publish/field-links.ts';
import type { CaseEditor } from './editor.ts';
import { QuestionLine } from './questions/QuestionLine.tsx';
import { QuestionFiles } from './questions-files/QuestionFiles.tsx';
import { StepHeading } from './StepHeading.tsx';
import './questions-panel.css';

const load = async () => (await import('./questions/QuestionsEditor.tsx')).QuestionsEditor;
const loadTrial = async () => (await import('../questions/QuestionsTrial.tsx')).QuestionsTrial;

interface OutlineProps {
  questions: CaseQuestions;
  findings: readonly CaseFinding[];
  onOpen(question: string): void;
}

/** The questions, step by step, with a button that opens each. */
function Outline({ questions, findings, onOpen }: OutlineProps) {
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
                  <QuestionLine placed={each} findings={findings} onOpen={() => onOpen(each.question.id)} />
                </li>
              ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

/** The content of the panel: the list, the editor or a trial. */
type Shown = { what: 'list' } | { what: 'editor'; question?: string } | { what: 'trial' };

interface WaysProps {
  caseId: string;
  shown: Shown;
  hasQuestions: boolean;
  open: Ref<HTMLButtonElement>;
  onShow(shown: Shown): void;
  /** The buttons to import from a file and to export to one. */
  children: ReactNode;
}

/** Opens and closes the editor, tries the questions as a reader, imports others from a file. */
function Ways({ caseId, shown: { what }, hasQuestions, open, onShow, children }: WaysProps) {
  const isOpen = what === 'editor';
  const isTried = what === 'trial';
  const icon = isOpen ? 'i-lucide-chevron-down' : hasQuestions ? 'i-lucide-pencil' : 'i-lucide-plus';
  return (
    <div className="questions-panel-ways">
      {hasQuestions && (
        <a className="button" href={questionFiguresPath(caseId)}>
          <i className="i-lucide-chart-column" aria-hidden="true" />
          {m.figures}
        </a>
      )}
      {hasQuestions && (
        <button
          type="button"
          className="button"
          aria-pressed={isTried}
          onClick={() => onShow({ what: isTried ? 'list' : 'trial' })}
        >
          <i className="i-lucide-play" aria-hidden="true" />
          {isTried ? m.endTrial : m.try}
        </button>
      )}
      {children}
      <button
        ref={open}
        type="button"
        className="button"
        aria-expanded={isOpen}
        onClick={() => onShow({ what: isOpen ? 'list' : 'editor' })}
      >
        <i className={icon} aria-hidden="true" />
        {isOpen ? m.close : hasQuestions ? m.open : m.add}
      </button>
    </div>
  );
}

/** The questions about the case: listed here; their editor and a trial are fetched on demand. */
export function QuestionsStep({ editor }: { editor: CaseEditor }) {
  const { questions = null, findings = [], folders } = useStore(editor.autosave.$draft);
  const [shown, setShown] = useState<Shown>({ what: 'list' });
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setShown({ what: 'list' });
    button.current?.focus();
  };
  const waiting = <p role="status">{m.opening}</p>;
  return (
    <section
      className={shown.what === 'editor' ? 'panel questions-panel is-open' : 'panel questions-panel'}
      id={FIELD_IDS.faultyQuestions}
      tabIndex={-1}
      aria-labelledby="questions-titre"
    >
      <div className="questions-panel-head">
        <StepHeading step="questions" />
        <Ways
          caseId={editor.id}
          shown={shown}
          hasQuestions={questions !== null}
          open={button}
          onShow={setShown}
        >
          <QuestionFiles
            editor={editor}
            hasQuestions={questions !== null}
            onImported={(question) => setShown({ what: 'editor', question })}
          />
        </Ways>
      </div>
      {shown.what === 'editor' && (
        <Loaded load={load} giveUp={close} waiting={waiting} props={{ editor, first: shown.question }} />
      )}
      {shown.what === 'trial' && questions && (
        <Loaded load={loadTrial} giveUp={close} waiting={waiting} props={{ questions, folders, findings }} />
      )}
      {shown.what !== 'editor' && !questions && <p className="hint">{m.hint}</p>}
      {shown.what === 'list' && questions && (
        <Outline
          questions={questions}
          findings={findings}
          onOpen={(question) => setShown({ what: 'editor', question })}
        />
      )}
    </section>
  );
}
