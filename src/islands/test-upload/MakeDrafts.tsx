import { useState } from 'react';
import { examMessages as m } from '#lib/cases/exams-texts.ts';
import { examKey } from '#lib/dicom/located-frame.ts';
import type { GivenFiles } from '../case-editor/intake.ts';
import { Loaded } from '../form/Loaded.tsx';
import type { ImageGroup } from '../image-review/group.ts';
import type { Outcome } from './check-file.ts';

const loadNewCases = async () => (await import('../new-cases/NewCases.tsx')).NewCases;

/**
 * Files were parsed separately, so that series of different files do not share a random exam id: use the exam in
 * their frames.
 */
function countExams(groups: readonly ImageGroup[]): number {
  const frames = groups.flatMap((group) => (group.kind === 'series' ? (group.series.frames[0] ?? []) : []));
  return new Set(frames.map(examKey)).size;
}

interface MakeDraftsProps {
  files: readonly File[];
  outcomes: readonly Outcome[];
  /** Whether all of the files were checked. */
  isAll: boolean;
}

/** Continues from the check to cases: the same files are reviewed as in a case, and only then uploaded. */
export function MakeDrafts({ files, outcomes, isAll }: MakeDraftsProps) {
  const [given, setGiven] = useState<GivenFiles>();
  const groups = outcomes.flatMap((outcome) => (outcome.kind === 'refused' ? [] : outcome.groups));
  const count = Math.max(1, countExams(groups));
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
      {/* Stays mounted while other files are checked, because it may be uploading. */}
      {given && <Loaded load={loadNewCases} giveUp={() => setGiven(undefined)} props={{ given }} />}
    </div>
  );
}
