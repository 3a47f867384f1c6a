import type { Answers } from '#lib/questions/answers-schema.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { AttemptView } from './AttemptView.tsx';
import { useAttempt } from './use-attempt.ts';
import { useWaitingSteps } from './use-waiting-steps.ts';

interface QuestionsProps {
  caseId: string;
  /** The state rendered by the server; absent when the script has to load it. */
  first?: AttemptState | undefined;
  /** The answers of a form that was sent without script and refused. */
  typed?: Answers | undefined;
  error?: string | undefined;
}

/** The questions of a case; the server marks each validated step. */
export function Questions({ caseId, first, typed, error }: QuestionsProps) {
  const { state, isUnread, isBusy, fault, read, again, validate } = useAttempt(caseId, first, error);
  const offline = useWaitingSteps(caseId, state);
  if (isUnread && !state)
    return (
      <div className="banner error" role="alert">
        {m.readFailure}{' '}
        <button type="button" className="button" onClick={() => void read()}>
          {m.retry}
        </button>
      </div>
    );
  if (!state) return <p className="hint">{m.loading}</p>;
  return (
    <AttemptView
      caseId={caseId}
      state={state}
      typed={typed}
      isBusy={isBusy}
      fault={fault}
      offline={offline}
      onValidate={validate}
      onAgain={() => void again()}
    />
  );
}
