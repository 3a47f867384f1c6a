import { useState } from 'react';
import { REVIEWING, type ReviewStatus, VALIDATED } from '#lib/reviews/review-rules.ts';
import { reviewStepMessages as m } from '#lib/reviews/step-texts.ts';
import { reviewMessages } from '#lib/reviews/texts.ts';
import { StepForm } from '../../reviews/StepForm.tsx';
import type { ProtocolEditor } from '../editor.ts';
import { MissingDialog } from './MissingDialog.tsx';
import { obstaclesTo } from './obstacles.ts';

interface StepDialogProps {
  editor: ProtocolEditor;
  to: ReviewStatus;
  /** The last validated version; 0 when there is none. */
  version: number;
  /** Names of the reviewers. */
  reviewers: readonly string[];
  /** Resolves to whether the step was taken. */
  onTake(word: string): Promise<boolean>;
  onClose(): void;
}

/** The texts of the dialog for a step, given the state of the protocol. */
function wordsOf({ editor, to, version, reviewers }: StepDialogProps) {
  const isPublic = editor.autosave.$visibility.get() === 'public';
  if (to === REVIEWING) return { title: m.askTitle, body: m.askBody(reviewers), submit: reviewMessages.ask };
  if (to === VALIDATED)
    return {
      title: m.validateTitle,
      body: m.validateBody(version + 1, isPublic),
      submit: reviewMessages.validate,
      hint: m.wordHint,
    };
  return { title: m.sendBackTitle, body: m.sendBackBody, submit: reviewMessages.sendBack };
}

/** Asks for a comment before a step is taken; where the step is not allowed, shows what is missing instead. */
export function StepDialog(props: StepDialogProps) {
  const { editor, to, reviewers, onTake, onClose } = props;
  const [found] = useState(() => obstaclesTo(to, editor));
  if (found) return <MissingDialog {...found} onClose={onClose} />;
  const words = wordsOf(props);
  return (
    <StepForm to={to} words={words} onTake={onTake} onClose={onClose}>
      <p>{words.body}</p>
      {to === VALIDATED && reviewers.length > 0 && <p>{m.validateAlone(reviewers)}</p>}
    </StepForm>
  );
}
