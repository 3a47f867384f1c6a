import { useState } from 'react';
import type { CaseFolder } from '#lib/cases/body-schema.ts';
import { removeImages } from '#lib/cases/edits.ts';
import { goneFindings } from '#lib/cases/findings.ts';
import { LONG_SERIES, placesOf, wholeSeries } from '#lib/images/part-of-series.ts';
import { partOfSeriesMessages as m } from '#lib/images/part-of-series-texts.ts';
import { PartFields } from '../image-review/PartFields.tsx';
import type { CaseEditor } from './editor.ts';

interface PartOfFolderProps {
  editor: CaseEditor;
  folder: CaseFolder;
  /** Takes images out of the folder, as one step that can be undone. */
  onRemove(indexes: readonly number[]): void;
}

/** The range of images to keep, and the button that removes the rest. */
function Part({ editor, folder, onRemove }: PartOfFolderProps) {
  const count = folder.images.length;
  const [part, setPart] = useState(() => wholeSeries(count));
  const kept = new Set(placesOf(count, part));
  const others = folder.images.flatMap((_, index) => (kept.has(index) ? [] : [index]));
  const draft = editor.autosave.$draft.get();
  const lost = draft.findings?.length ? goneFindings(draft, removeImages(draft, folder.id, others)) : [];
  return (
    <>
      <PartFields count={count} part={part} onPart={setPart} />
      <p className="hint" role="status">
        {m.kept(kept.size, count)} {lost.length > 0 && m.losesFindings(lost)}
      </p>
      <button
        type="button"
        className="button small"
        disabled={kept.size === 0 || others.length === 0}
        onClick={() => onRemove(others)}
      >
        <i className="i-lucide-trash-2" aria-hidden="true" />
        {m.removal(others.length)}
      </button>
    </>
  );
}

/** A range of the slices of a long folder may be kept, and only every nth slice of that range. */
export function PartOfFolder(props: PartOfFolderProps) {
  const [isOpen, setOpen] = useState(false);
  const count = props.folder.images.length;
  if (count < LONG_SERIES) return null;
  return (
    <details className="part-of-series" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{m.title}</summary>
      {isOpen && <Part key={count} {...props} />}
    </details>
  );
}
