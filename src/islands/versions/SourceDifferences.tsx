import { useCallback, useId } from 'react';
import type { ItemKind } from '#lib/domain/item.ts';
import { commonMessages } from '#lib/messages/common.ts';
import { versionMessages as m } from '#lib/messages/versions.ts';
import { sourceDifferences } from '#lib/stores/item-versions.ts';
import { Modal } from '../form/Modal.tsx';
import { Differences } from './Differences.tsx';
import { ReadFailure } from './ReadFailure.tsx';
import { useRead } from './use-read.ts';

interface SourceDifferencesProps {
  kind: ItemKind;
  /** The copy. */
  id: string;
  onClose(): void;
}

/** What the author of a copy's source has published since: it may give the answer away, so it is asked for. */
export function SourceDifferences({ kind, id, onClose }: SourceDifferencesProps) {
  const [reading, again] = useRead(useCallback(() => sourceDifferences(kind, id), [kind, id]));
  const heading = useId();
  return (
    <Modal className="versions-dialog" labelledBy={heading} onEscape={onClose}>
      <h2 id={heading}>{m.sourceChanged}</h2>
      <div aria-live="polite">
        {reading.state === 'reading' && <p>{m.loading}</p>}
        {reading.state === 'failed' && (
          <p>
            <ReadFailure again={again} />
          </p>
        )}
        {reading.state === 'read' && <Differences differences={reading.result} />}
      </div>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {commonMessages.close}
        </button>
      </div>
    </Modal>
  );
}
