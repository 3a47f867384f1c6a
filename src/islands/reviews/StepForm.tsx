import { type ReactNode, useId, useState } from 'react';
import { needsWord, REVIEW_WORD_MAX, type ReviewStatus } from '#lib/reviews/review-rules.ts';
import { reviewStepMessages as m } from '#lib/reviews/step-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import { withinLimit } from '../form/within-limit.ts';

interface StepFormProps {
  to: ReviewStatus;
  /** `hint` says who, besides the author, reads the comment. */
  words: { title: string; submit: string; hint?: string };
  /** Comment that was typed before signing in. */
  start?: string | undefined;
  /** Explanation of the step. */
  children: ReactNode;
  /** Resolves to whether the step was taken. */
  onTake(word: string): Promise<boolean>;
  onClose(): void;
}

/** Asks for a comment, then performs a step of a review. */
export function StepForm({ to, words, start = '', children, onTake, onClose }: StepFormProps) {
  const [word, setWord] = useState(start);
  const field = useId();
  const isNeeded = needsWord(to);
  return (
    <Dialog
      title={words.title}
      submitLabel={words.submit}
      onSubmit={() => onTake(word.trim())}
      onClose={onClose}
    >
      {children}
      <div className="field">
        <label htmlFor={field}>{isNeeded ? m.wordLabel : m.wordOptional}</label>
        <textarea
          id={field}
          className="input"
          rows={3}
          {...withinLimit(REVIEW_WORD_MAX)}
          required={isNeeded}
          aria-describedby={words.hint && `${field}-hint`}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        {words.hint && (
          <p className="hint" id={`${field}-hint`}>
            {words.hint}
          </p>
        )}
      </div>
    </Dialog>
  );
}
