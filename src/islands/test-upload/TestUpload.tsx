import { useRef, useState } from 'react';
import { testUploadMessages as m } from '#lib/images/test-upload-texts.ts';
import { AddButton } from '../files/AddButton.tsx';
import { usePageDrop } from '../files/use-page-drop.ts';
import { checkFile, forget, type Outcome } from './check-file.ts';
import { FileOutcome } from './FileOutcome.tsx';
import { MakeDrafts } from './MakeDrafts.tsx';
import '../case-editor/case-editor.css';
import '../files/files.css';
import '../image-review/image-review.css';

/** Maximum number of files checked together; checking a whole disc would give no more information. */
const FILES_MAX = 20;

/** Checks files one after the other; each outcome is shown as soon as it is known. */
function useOutcomes() {
  const [given, setGiven] = useState<readonly File[]>([]);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [left, setLeft] = useState<{ done: number; count: number }>();
  const [omitted, setOmitted] = useState(0);
  const shown = useRef(outcomes);
  const show = (next: readonly Outcome[]) => {
    shown.current = next;
    setOutcomes(next);
  };
  const take = async (files: readonly File[]) => {
    if (files.length === 0 || left) return;
    for (const outcome of shown.current) forget(outcome);
    show([]);
    setGiven(files);
    const some = files.slice(0, FILES_MAX);
    setOmitted(files.length - some.length);
    for (const [done, file] of some.entries()) {
      setLeft({ done, count: some.length });
      show([...shown.current, await checkFile(file)]);
    }
    setLeft(undefined);
  };
  return { given, outcomes, left, omitted, take };
}

/** Page on which files are dropped to see what would be stored of each. Nothing is stored. */
export function TestUpload() {
  const { given, outcomes, left, omitted, take } = useOutcomes();
  const isOver = usePageDrop(
    (items) => void take(items.flatMap((item) => (item.kind === 'file' ? (item.getAsFile() ?? []) : []))),
  );
  return (
    <div className="case-editor">
      <p className="banner error without-script">{m.needsScript}</p>
      <div className={isOver ? 'panel drop-zone is-over' : 'panel drop-zone'}>
        <p className="hint">{m.dropHint}</p>
        <div className="drop-actions">
          <AddButton label={m.choose} primary onFiles={(files) => void take(files)} />
        </div>
      </div>
      <p role="status">
        {left ? m.working(left.done + 1, left.count) : outcomes.length > 0 && m.checked(outcomes.length)}
        {!left && omitted > 0 && ` ${m.omitted(omitted, FILES_MAX)}`}
      </p>
      <MakeDrafts files={given} outcomes={left ? [] : outcomes} isAll={omitted === 0} />
      {outcomes.map((outcome, at) => (
        // Two files may have the same name; entries are only appended.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <FileOutcome key={at} outcome={outcome} />
      ))}
    </div>
  );
}
