import { useStore } from '@nanostores/react';
import { Loaded } from '../../form/Loaded.tsx';
import type { CaseEditor } from '../editor.ts';
import type { Intake } from '../intake.ts';

const load = async () => (await import('./TeachingReview.tsx')).TeachingReview;

interface TeachingStepProps {
  intake: Intake;
  editor?: CaseEditor;
  onSent(cases: readonly CaseEditor[]): void;
}

/** The texts of teaching exports among the files given, if any; the code of their review is loaded with them. */
export function TeachingStep({ intake, editor, onSent }: TeachingStepProps) {
  const { teaching, ...rest } = useStore(intake.$import);
  if (!teaching) return null;
  const giveUp = () => intake.$import.set({ ...rest, review: teaching.plain });
  return <Loaded load={load} giveUp={giveUp} props={{ intake, found: teaching, editor, onSent }} />;
}
