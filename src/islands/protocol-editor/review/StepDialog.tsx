import { useId, useState } from 'react';
import { needsWord, REVIEW_WORD_MAX, REVIEWING, type ReviewStatus, VALIDATED } from '#lib/domain/review.ts';
import { TABLE_OF_TYPE } from '#lib/kinds/protocol/fields/acquisition-fields.ts';
import { missingFields } from '#lib/kinds/protocol/missing-fields.ts';
import { missingPlaces } from '#lib/messages/missing-fields.ts';
import { reviewMessages as m } from '#lib/messages/review.ts';
import { Dialog } from '../../form/Dialog.tsx';
import type { ProtocolEditor } from '../editor.ts';
import { MissingDialog } from './MissingDialog.tsx';

interface StepDialogProps {
  editor: ProtocolEditor;
  to: ReviewStatus;
  /** The last version that was validated; 0 when there is none. */
  version: number;
  /** Resolves to whether the step was taken. */
  onTake(word: string): Promise<boolean>;
  onClose(): void;
}

/** What a step means, for the protocol as it is. */
function wordsOf(to: ReviewStatus, version: number, isPublic: boolean) {
  if (to === REVIEWING) return { title: m.askTitle, body: m.askBody, submit: m.ask };
  if (to === VALIDATED)
    return { title: m.validateTitle, body: m.validateBody(version + 1, isPublic), submit: m.validate };
  return { title: m.sendBackTitle, body: m.sendBackBody, submit: m.sendBack };
}

/** Asks for a word before a step is taken; what is missing is told instead, where it may not be. */
export function StepDialog({ editor, to, version, onTake, onClose }: StepDialogProps) {
  const [word, setWord] = useState('');
  const field = useId();
  const { title: name } = editor.autosave.$draft.get();
  const body = editor.body();
  const missing = to === VALIDATED ? missingFields({ title: name, body }) : [];
  if (missing.length > 0) {
    const rows = body.acquisition?.[TABLE_OF_TYPE[body.imagingType]] ?? [];
    return <MissingDialog places={missingPlaces(missing, rows)} onClose={onClose} />;
  }
  const words = wordsOf(to, version, editor.autosave.$visibility.get() === 'public');
  const isNeeded = needsWord(to);
  return (
    <Dialog
      title={words.title}
      submitLabel={words.submit}
      onSubmit={() => onTake(word.trim())}
      onClose={onClose}
    >
      <p>{words.body}</p>
      <div className="field">
        <label htmlFor={field}>{isNeeded ? m.wordLabel : m.wordOptional}</label>
        <textarea
          id={field}
          className="input"
          rows={3}
          maxLength={REVIEW_WORD_MAX}
          required={isNeeded}
          aria-describedby={to === VALIDATED ? `${field}-hint` : undefined}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        {to === VALIDATED && (
          <p className="hint" id={`${field}-hint`}>
            {m.wordHint}
          </p>
        )}
      </div>
    </Dialog>
  );
}
