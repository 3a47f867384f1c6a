import type { ViewerCase } from '#lib/contract/viewer.ts';
import { findingEditorMessages as m } from '#lib/messages/finding-editor.ts';
import { readFindings } from '#lib/stores/findings-autosave.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { WritingPanel } from '../WritingPanel.tsx';
import { FindingList } from './FindingList.tsx';
import './finding-editor.css';

interface FindingEditorProps {
  engine: Engine;
  shown: ViewerCase;
  onClose(): void;
}

/** Writing what one points at, beside the images. */
export function FindingEditor({ engine, shown, onClose }: FindingEditorProps) {
  return (
    <WritingPanel className="finding-editor" words={m} shown={shown} read={readFindings} onClose={onClose}>
      {(opened) => <FindingList engine={engine} shown={shown} opened={opened} onClose={onClose} />}
    </WritingPanel>
  );
}
