import type { WaitingStep } from '#lib/questions/waiting-step.ts';
import { RefusedAnswers } from '../questions/WaitingAnswers.tsx';
import '../questions/questions.css';

interface GoneAnswersProps {
  steps: readonly WaitingStep[];
  onPutAway(step: WaitingStep): void;
}

/** The stored answers of steps whose case no longer exists, or is closed to this person. */
export function GoneAnswers({ steps, onPutAway }: GoneAnswersProps) {
  return (
    <div className="questions">
      {steps.map((step) => (
        <RefusedAnswers
          key={`${step.caseId} ${step.round} ${step.step.id} ${step.at}`}
          refused={step}
          place={{ position: null, isOver: false }}
          onPutAway={() => onPutAway(step)}
        />
      ))}
    </div>
  );
}
