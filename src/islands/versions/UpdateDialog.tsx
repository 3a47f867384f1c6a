import { useId, useState } from 'react';
import { itemVersions } from '#lib/items/browser/item-versions.ts';
import { type ItemKind, WORD_MAX } from '#lib/items/item.ts';
import type { Lack } from '#lib/items/kinds/lacks.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { withinLimit } from '../form/within-limit.ts';
import { PublishDialog } from '../publish/PublishDialog.tsx';

interface UpdateDialogProps {
  kind: ItemKind;
  id: string;
  lacks: readonly Lack[];
  mend(lack: Lack): string | undefined;
  onClose(): void;
}

const WORDS = { title: m.updateTitle, ready: m.updateReady, publish: m.updateDo };

/** Publishes anew: the same that is looked at before the first publication, and a word about the version. */
export function UpdateDialog({ kind, id, lacks, mend, onClose }: UpdateDialogProps) {
  const [word, setWord] = useState('');
  const field = useId();
  return (
    <PublishDialog
      kind={kind}
      lacks={lacks}
      mend={mend}
      onClose={onClose}
      words={WORDS}
      onPublish={() => itemVersions(kind, id).publish(word)}
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
