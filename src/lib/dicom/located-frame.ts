import type { FramePlace, InspectedFrame } from './inspect.ts';

/** A frame and its file, given by the caller's own key. */
export interface LocatedFrame extends InspectedFrame {
  file: number;
}

/**
 * Identifies the exam of a frame; includes the patient, since faulty exports give several patients the same UIDs. It
 * identifies a patient, so it stays in the author's browser.
 */
export const examKey = ({ place: { patient, study } }: ExamPlace): string => `${patient}|${study}`;

interface ExamPlace {
  place: Pick<FramePlace, 'patient' | 'study'>;
}
