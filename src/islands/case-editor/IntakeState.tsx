import { useStore } from '@nanostores/react';
import { caseEditorMessages as m } from '#lib/cases/editor-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { SkippedFiles } from '../files/SkippedFiles.tsx';
import type { Intake } from './intake.ts';

/** Files that were not imported. */
export function IntakeSkippedFiles({ intake: { $import } }: { intake: Intake }) {
  const { skipped } = useStore($import);
  return <SkippedFiles skipped={skipped} onClose={() => $import.set({ ...$import.get(), skipped: [] })} />;
}

/** Files that are being read, which may be stopped. */
export function IntakeProgress({ intake }: { intake: Intake }) {
  const { reading } = useStore(intake.$import);
  if (!reading) return null;
  const { done, count, large, stop } = reading;
  return (
    <div className="reading">
      <p role="status">
        <span className="spinner" aria-hidden="true" />{' '}
        {count > 0 ? m.readingOne(Math.min(done + 1, count), count) : m.reading}
        {large && ` ${m.decodingLarge(large)}`}
      </p>
      <progress {...(count > 0 && { value: done, max: count })} aria-label={m.reading} />
      <button type="button" className="button small" onClick={() => stop.abort()}>
        {commonMessages.cancel}
      </button>
    </div>
  );
}
