import { useState } from 'react';
import { attemptStateOf, type ValidatedStep } from '#lib/questions/attempt.ts';
import type { NamedFolder } from '#lib/questions/images-there.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { AttemptView } from './AttemptView.tsx';

interface QuestionsTrialProps {
  questions: CaseQuestions;
  /** Of the case: those that steps bring are named. */
  folders: readonly NamedFolder[];
}

/** An author's own questions as a reader gets them, marked in the page: nothing is sent or kept. */
export function QuestionsTrial({ questions, folders }: QuestionsTrialProps) {
  const [attempt, setAttempt] = useState<{ round: number; validated: ValidatedStep[] }>({
    round: 1,
    validated: [],
  });
  const { round, validated } = attempt;
  const state = attemptStateOf({ questions, findings: [], folders }, validated, { round, version: null });
  const hasZones = questions.steps.some((step) => step.questions.some(({ format }) => format === 'zone'));
  const zones = hasZones && <p className="hint">{m.zonesInViewer}</p>;
  if (state.total === 0) return zones || <p className="hint">{m.nothingToTry}</p>;
  return (
    <>
      {zones}
      <AttemptView
        caseId={null}
        state={state}
        isBusy={false}
        fault={null}
        onValidate={async (step, answers) => {
          setAttempt({ round, validated: [...validated, { step, answers }] });
          return true;
        }}
        onAgain={() => setAttempt({ round: round + 1, validated: [] })}
      />
    </>
  );
}
