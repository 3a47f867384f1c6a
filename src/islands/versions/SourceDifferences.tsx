import { useCallback } from 'react';
import { sourceDifferences } from '#lib/items/browser/item-versions.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { ReadDialog } from '../form/ReadDialog.tsx';
import { Differences } from './Differences.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { useRead } from './use-read.ts';

interface SourceDifferencesProps {
  kind: ItemKind;
  /** Id of the copy. */
  id: string;
  onClose(): void;
}

/** Changes published in the source since the copy was made: shown on demand, as they may give the answer away. */
export function SourceDifferences({ kind, id, onClose }: SourceDifferencesProps) {
  const [reading, again] = useRead(useCallback(() => sourceDifferences(kind, id), [kind, id]));
  return (
    <ReadDialog className="versions-dialog" title={m.sourceChanged} onClose={onClose}>
      <div aria-live="polite">
        {reading.state === 'reading' && <p>{m.loading}</p>}
        {reading.state === 'failed' && (
          <p>
            <ReadFailure reason={reading.reason} again={again} />
          </p>
        )}
        {reading.state === 'read' && <Differences differences={reading.result} />}
      </div>
    </ReadDialog>
  );
}
