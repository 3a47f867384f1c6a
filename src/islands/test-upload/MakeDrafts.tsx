import { useState } from 'react';
import { examMessages as m } from '#lib/messages/exams.ts';
import type { GivenFiles } from '../case-editor/intake.ts';
import { Loaded } from '../form/Loaded.tsx';
import { examsOf } from '../image-review/exams.ts';
import type { Outcome } from './check-file.ts';

const loadNewCases = async () => (await import('../new-cases/NewCases.tsx')).NewCases;

interface MakeDraftsProps {
  files: readonly File[];
  outcomes: readonly Outcome[];
  /** Whether each of the files was checked. */
  isAll: boolean;
}

/** From the check to cases: the same files are reviewed as in a case, and only then sent. */
export function MakeDrafts({ files, outcomes, isAll }: MakeDraftsProps) {
  const [given, setGiven] = useState<GivenFiles>();
  const groups = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [] : outcome.groups));
  const count = Math.max(1, examsOf(groups).length);
  return (
    <div>
      {groups.length > 0 && (
        <p className="drop-actions">
          <button type="button" className="button" onClick={() => setGiven({ picked: files })}>
            <i className="i-lucide-plus" aria-hidden="true" />
            {isAll ? m.drafts(count) : m.draftsOfAll}
          </button>
          <span className="hint">{m.draftsHint}</span>
        </p>
      )}
      {/* Stays while other files are checked: it may be sending. */}
      {given && <Loaded load={loadNewCases} giveUp={() => setGiven(undefined)} props={{ given }} />}
    </div>
  );
}
