import type { FramePlace, InspectedFrame } from './inspect.ts';

/** A frame and the file it comes from, by the caller's own key. */
export interface LocatedFrame extends InspectedFrame {
  file: number;
}

/**
 * Identifies the exam of a frame. One exam is one patient's: bad exports give the same identifiers to several. It
 * names a patient, so it stays in the author's browser.
 */
export const examKey = ({ place: { patient, study } }: ExamPlace): string => `${patient}|${study}`;

interface ExamPlace {
  place: Pick<FramePlace, 'patient' | 'study'>;
}
