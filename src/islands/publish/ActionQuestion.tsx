import type { ReactNode } from 'react';
import { commonMessages } from '#lib/platform/common-texts.ts';

interface ActionQuestionProps {
  headingId: string;
  title: string;
  submitLabel: string;
  isDanger?: boolean;
  isBusy: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A confirmation question: what the action means, a button to cancel, a button to continue. */
export function ActionQuestion(props: ActionQuestionProps) {
  const { headingId, title, submitLabel, isDanger = false, isBusy, onClose, children } = props;
  return (
    <>
      <h2 id={headingId}>{title}</h2>
      {children}
      <div className="dialog-actions">
        <button type="button" className="button" disabled={isBusy} onClick={onClose}>
          {commonMessages.cancel}
        </button>
        <button type="submit" className={`button ${isDanger ? 'danger' : 'primary'}`} disabled={isBusy}>
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {submitLabel}
        </button>
      </div>
    </>
  );
}
