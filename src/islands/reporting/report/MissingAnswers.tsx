import { useId } from 'react';
import { SIDE, type Unanswered } from '#lib/kinds/questionnaire/report/unanswered.ts';
import { missingAnswersMessages as m } from '#lib/messages/missing-answers.ts';
import { Modal } from '../../form/Modal.tsx';

interface MissingAnswersProps {
  missing: readonly Unanswered[];
  show(id: string): void;
  onCopy(): void;
  onClose(): void;
}

/** The important questions without an answer, before copying: each leads to its question, all can be passed over. */
export function MissingAnswers({ missing, show, onCopy, onClose }: MissingAnswersProps) {
  const id = useId();
  return (
    <Modal className="missing-answers" labelledBy={id} onEscape={onClose}>
      <h2 id={id}>{m.title(missing.length)}</h2>
      <ul>
        {missing.map((each) => (
          <li key={each.id}>
            <button type="button" className="link-button" onClick={() => show(each.id)}>
              {each.id === SIDE ? m.side : each.text}
            </button>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {m.back}
        </button>
        <button type="button" className="button primary" onClick={onCopy}>
          {m.copyAnyway}
        </button>
      </div>
    </Modal>
  );
}
