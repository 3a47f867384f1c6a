import { useStore } from '@nanostores/react';
import { Loaded } from '../../form/Loaded.tsx';
import type { Intake } from '../intake.ts';

const load = async () => (await import('./MarksReview.tsx')).MarksReview;

/** Review of the marks that documents draw on the given images, before the images are reviewed; loaded on demand. */
export function MarksStep({ intake: { $import } }: { intake: Intake }) {
  const { marks, review, ...rest } = useStore($import);
  if (!marks || !review) return null;
  const goOn = () => $import.set({ ...rest, review });
  return <Loaded load={load} giveUp={goOn} props={{ $import, found: marks, review }} />;
}
