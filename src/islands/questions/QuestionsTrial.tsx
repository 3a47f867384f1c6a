import { useMemo, useState } from 'react';
import type { EditedCase } from '#lib/cases/body-schema.ts';
import { askedPartOf } from '#lib/questions/asked-part.ts';
import { type AskedPart, attemptStateOf, type ValidatedStep } from '#lib/questions/attempt.ts';
import { askedSteps } from '#lib/questions/faults.ts';
import type { CaseQuestions } from '#lib/questions/questions-schema.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { AttemptView } from './AttemptView.tsx';

interface QuestionsTrialProps extends Pick<EditedCase, 'folders' | 'findings'> {
  questions: CaseQuestions;
}

/** Whether structures are to be pointed at, for which there are no images here. */
const asksZones = ({ questions, findings }: AskedPart) =>
  askedSteps(questions, findings).some((step) => step.questions.some(({ format }) => format === 'zone'));

/** A trial of the author's own questions as a reader gets them, marked in the browser: nothing is sent or stored. */
export function QuestionsTrial({ questions, folders, findings }: QuestionsTrialProps) {
  const [attempt, setAttempt] = useState<{ round: number; validated: ValidatedStep[] }>({
    round: 1,
    validated: [],
  });
  const { round, validated } = attempt;
  const asked = useMemo(() => askedPartOf({ questions, folders, findings }), [questions, folders, findings]);
  const state = attemptStateOf(asked, validated, { round, version: null });
  if (state.total === 0) return <p className="hint">{m.nothingToTry}</p>;
  return (
    <>
      {asksZones(asked) && <p className="hint">{m.zonesInViewer}</p>}
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
