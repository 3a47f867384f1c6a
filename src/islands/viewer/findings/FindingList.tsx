import { type KeyboardEvent, type RefObject, useRef } from 'react';
import type { FindingsDraft } from '#lib/cases/browser/findings-autosave.ts';
import { FINDINGS_MAX } from '#lib/cases/finding.ts';
import { findingEditingWords, findingEditorMessages as m } from '#lib/cases/finding-editor-texts.ts';
import type { CaseFinding } from '#lib/cases/findings-schema.ts';
import { findingMessages } from '#lib/cases/findings-texts.ts';
import type { ViewerCase } from '#lib/cases/viewer-schemas.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { usePageChanges } from '../../editing/use-page-changes.ts';
import { IconButton } from '../../form/IconButton.tsx';
import { MoveButtons } from '../../form/MoveButtons.tsx';
import { MaskHere } from '../MaskHere.tsx';
import { WritingHead } from '../WritingPanel.tsx';
import { FindingFields } from './FindingFields.tsx';
import { useDrawing } from './use-drawing.ts';
import { useFindings, type WrittenFindings } from './use-findings.ts';

interface FindingListProps {
  engine: Engine;
  shown: ViewerCase;
  /** The loaded findings, and the one to open; if none is given, the one on the slice on screen. */
  opened: FindingsDraft & { revision: number; chosen: string | undefined };
  onClose(): void;
}

/** Functions that move rows, by their buttons and by Alt with the arrow keys. */
function movingRows(list: RefObject<HTMLOListElement | null>, written: WrittenFindings) {
  /** The moved row keeps the focus. */
  const move = (from: number, to: number) => {
    const id = written.findings[from]?.id;
    written.move(from, to);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-finding="${id}"]`)?.focus());
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || by === undefined) return;
    event.preventDefault();
    move(index, index + by);
  };
  return { move, onKey };
}

/** The findings in the order of their tour, which buttons and Alt with arrow keys change; the selected one is open. */
export function FindingList({ engine, shown, opened, onClose }: FindingListProps) {
  const written = useFindings(engine, shown.facts._id, opened);
  const { autosave, findings, chosen } = written;
  const list = useRef<HTMLOListElement>(null);
  usePageChanges(autosave);
  useDrawing(engine, chosen, {
    onChange: (id, marks) => written.change(id, { marks }, 'marks'),
    onNew: (marks) => {
      if (written.isFull) notify('error', m.full(FINDINGS_MAX.count));
      return written.add(marks);
    },
  });
  const { move, onKey } = movingRows(list, written);
  return (
    <>
      <WritingHead
        words={m}
        editingWords={findingEditingWords}
        shown={shown}
        writing={written}
        onClose={onClose}
      />
      <ol className="finding-rows" ref={list}>
        {findings.map((finding, index) => (
          <FindingRow
            key={finding.id}
            engine={engine}
            shown={shown}
            finding={finding}
            index={index}
            written={written}
            onKey={onKey}
            onMove={(to) => move(index, to)}
            onRemoved={() => list.current?.parentElement?.querySelector<HTMLElement>('.finding-add')?.focus()}
          />
        ))}
      </ol>
      <button
        type="button"
        className="button finding-add"
        aria-disabled={written.isFull}
        onClick={() => written.add()}
      >
        <i className="i-lucide-plus" aria-hidden="true" />
        {m.add}
      </button>
      <MaskHere engine={engine} shown={shown} autosave={autosave} />
      <p className="visually-hidden" role="status">
        {written.announcement}
      </p>
    </>
  );
}

interface FindingRowProps {
  engine: Engine;
  shown: ViewerCase;
  finding: CaseFinding;
  index: number;
  written: WrittenFindings;
  onKey(event: KeyboardEvent, index: number): void;
  onMove(to: number): void;
  onRemoved(): void;
}

/** A finding in the list, open if it is the selected one. */
function FindingRow({ engine, shown, finding, index, written, onKey, onMove, onRemoved }: FindingRowProps) {
  const { findings, chosen, choose, remove } = written;
  return (
    <li onKeyDown={(event) => onKey(event, index)}>
      <div className="finding-row">
        <Choose finding={finding} index={index} isChosen={finding === chosen} onChoose={choose} />
        <MoveButtons
          index={index}
          count={findings.length}
          upLabel={m.moveUp(finding.name)}
          downLabel={m.moveDown(finding.name)}
          onMove={onMove}
        />
        <IconButton
          icon="i-lucide-trash-2"
          label={m.remove(finding.name)}
          danger
          onPress={() => {
            remove(finding);
            onRemoved();
          }}
        />
      </div>
      {finding === chosen && (
        <FindingFields engine={engine} shown={shown} finding={finding} written={written} />
      )}
    </li>
  );
}

interface ChooseProps {
  finding: CaseFinding;
  index: number;
  isChosen: boolean;
  onChoose(id: string | undefined): void;
}

function Choose({ finding: { id, name }, index, isChosen, onChoose }: ChooseProps) {
  return (
    <button
      type="button"
      className="finding-choose"
      data-finding={id}
      aria-expanded={isChosen}
      onClick={() => onChoose(isChosen ? undefined : id)}
    >
      {findingMessages.numbered(index + 1, name)}
    </button>
  );
}
