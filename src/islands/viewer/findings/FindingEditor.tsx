import { readFindings } from '#lib/cases/browser/findings-autosave.ts';
import { findingEditorMessages as m } from '#lib/cases/finding-editor-texts.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import type { WritingPlace } from '#lib/cases/writing-place.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { WritingPanel } from '../WritingPanel.tsx';
import { beginAt } from './begin-at.ts';
import { FindingList } from './FindingList.tsx';
import './finding-editor.css';

interface FindingEditorProps {
  engine: Engine;
  shown: ViewerCase;
  /** Where editing starts; if absent, at the image on screen. */
  begunAt: WritingPlace | undefined;
  onClose(): void;
}

/** The editor of the findings, beside the images, after loading them. */
export function FindingEditor({ engine, shown, begunAt, onClose }: FindingEditorProps) {
  const read = async (id: string) => {
    const found = await readFindings(id);
    return { ...found, chosen: begunAt && beginAt(engine, begunAt, found.findings) };
  };
  return (
    <WritingPanel className="finding-editor" words={m} shown={shown} read={read} onClose={onClose}>
      {(opened) => <FindingList engine={engine} shown={shown} opened={opened} onClose={onClose} />}
    </WritingPanel>
  );
}
