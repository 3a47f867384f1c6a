import { readFindings } from '#lib/cases/browser/findings-autosave.ts';
import { findingEditorMessages as m } from '#lib/cases/finding-editor-texts.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
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
