import { useId, useState } from 'react';
import { COLLECTED_WORD_MAX } from '#lib/collections/rules.ts';
import { collectionMessages as m } from '#lib/collections/texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { Dialog } from '../form/Dialog.tsx';
import { withinLimit } from '../form/within-limit.ts';

interface WordDialogProps {
  word: string;
  onSave(word: string): Promise<boolean>;
  onClose(): void;
}

/** Dialog for the reason why a case is in a list. */
export function WordDialog({ word: before, onSave, onClose }: WordDialogProps) {
  const [word, setWord] = useState(before);
  const id = useId();
  return (
    <Dialog
      title={m.wordTitle}
      submitLabel={commonMessages.save}
      onSubmit={() => onSave(word.trim())}
      onClose={onClose}
    >
      <div className="field">
        <label htmlFor={id}>{m.wordLabel}</label>
        <input
          id={id}
          className="input"
          autoComplete="off"
          {...withinLimit(COLLECTED_WORD_MAX)}
          aria-describedby={`${id}-hint`}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <p className="hint" id={`${id}-hint`}>
          {m.wordHint}
        </p>
      </div>
    </Dialog>
  );
}
