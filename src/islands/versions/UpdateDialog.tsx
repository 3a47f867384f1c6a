import { useId, useState } from 'react';
import { itemVersions } from '#lib/items/browser/item-versions.ts';
import { type ItemKind, WORD_MAX } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { publishedMessages } from '#lib/items/published-texts.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { withinLimit } from '../form/within-limit.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';

interface UpdateDialogProps {
  kind: ItemKind;
  id: string;
  lacks: readonly Lack[];
  mend(lack: Lack): string | undefined;
  cover?: string | null | undefined;
  onClose(): void;
}

const WORDS = { title: m.updateTitle, ready: m.updateReady, publish: m.updateDo, done: m.published };

/** Publishes an update: the same checks as before a first publication, and a note about the version. */
export function UpdateDialog({ kind, id, ...asked }: UpdateDialogProps) {
  const [word, setWord] = useState('');
  const field = useId();
  return (
    <PublishDialog
      {...asked}
      kind={kind}
      id={id}
      words={WORDS}
      onPublish={() => itemVersions(kind, id).publish(word)}
      // Undo would return a protocol to use without a review.
      undo={
        KINDS[kind].reviewed ? undefined : () => itemVersions(kind, id).undo(publishedMessages.updateUndone)
      }
    >
      <div className="field">
        <label htmlFor={field}>{m.word}</label>
        <input
          id={field}
          className="input"
          autoComplete="off"
          {...withinLimit(WORD_MAX)}
          aria-describedby={`${field}-hint`}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <p className="hint" id={`${field}-hint`}>
          {m.wordHint}
        </p>
      </div>
    </PublishDialog>
  );
}
