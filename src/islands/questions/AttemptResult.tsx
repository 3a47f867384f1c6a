import { casePaths } from '#lib/cases/paths.ts';
import type { AttemptState } from '#lib/questions/attempt-schemas.ts';
import { AGAIN, questionsPath } from '#lib/questions/paths.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { useIsLive } from '../form/use-is-live.ts';
import { Revisit } from './Revisit.tsx';

interface AttemptResultProps {
  /** Null for a trial. */
  caseId: string | null;
  state: AttemptState;
  onAgain(): void;
}

/** The total of all questions, and what the person can do next. */
export function AttemptResult({ caseId, state: { points, marked, steps }, onAgain }: AttemptResultProps) {
  const isLive = useIsLive();
  const wrongly = steps
    .flatMap(({ questions }) => questions)
    .filter(({ answer, key }) => answer?.certainty === 95 && key?.points === 0).length;
  return (
    <section className="panel attempt-result" data-next tabIndex={-1} aria-labelledby="resultat">
      <h2 id="resultat">{m.result}</h2>
      <p className="attempt-score tabular">{m.score(points, marked)}</p>
      {wrongly > 0 && <p className="step-fault">{m.sureAndWrong(wrongly)}</p>}
      {caseId !== null && isLive && <Revisit caseId={caseId} points={points} marked={marked} />}
      <p className="attempt-ways">
        <a
          className="button"
          href={caseId === null ? '#questions' : `${questionsPath(caseId)}?${AGAIN}=1`}
          onClick={(event) => {
            event.preventDefault();
            onAgain();
          }}
        >
          {m.again}
        </a>
        {caseId !== null && (
          <a className="button" href={`${casePaths.item(caseId)}?reponse=1`}>
            {m.seeAnswer}
          </a>
        )}
      </p>
    </section>
  );
}
