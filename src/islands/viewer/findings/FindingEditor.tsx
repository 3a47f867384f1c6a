import { useEffect, useState } from 'react';
import type { ViewerCase } from '#lib/contract/viewer.ts';
import { findingEditorMessages as m } from '#lib/messages/finding-editor.ts';
import { type FindingsDraft, readFindings } from '#lib/stores/findings-autosave.ts';
import { notify } from '#lib/stores/notices.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { FindingList } from './FindingList.tsx';
import './finding-editor.css';

interface FindingEditorProps {
  engine: Engine;
  shown: ViewerCase;
  onClose(): void;
}

/** Writing what one points at, beside the images. */
export function FindingEditor({ engine, shown, onClose }: FindingEditorProps) {
  const { _id: id } = shown.facts;
  const [opened, setOpened] = useState<(FindingsDraft & { revision: number }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each case
  useEffect(() => {
    let left = false;
    const failed = () => {
      if (left) return;
      notify('error', m.readFailure);
      onClose();
    };
    readFindings(id).then((read) => !left && setOpened(read), failed);
    return () => {
      left = true;
    };
  }, [id]);
  return (
    <aside className="case-texts finding-editor" aria-label={m.title}>
      {opened ? (
        <FindingList engine={engine} shown={shown} opened={opened} onClose={onClose} />
      ) : (
        <p role="status">{m.reading}</p>
      )}
    </aside>
  );
}
