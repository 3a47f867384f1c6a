import type { Answers } from './answers-schema.ts';
import type { ShownStep } from './attempt-schemas.ts';

/** A step that was validated without network: it waits on this device until the server has it. */
export interface WaitingStep {
  caseId: string;
  round: number;
  version: number | null;
  /** The step as it was shown, so that its answers stay readable whatever becomes of the case. */
  step: ShownStep;
  /** Number of the step's first question among all questions of the case. */
  from: number;
  answers: Answers;
  /** When it was validated (ISO 8601), by the device's clock. */
  at: string;
  /** Why the step was refused: it is not sent again, and stays readable until the person erases it. */
  refused?: { code: string; message: string };
}

/** A username contains no colon (`accounts/username-rules.ts`), so no prefix is the beginning of another one. */
export const waitingPrefix = (person: string) => `questions:${person}:`;

/** The storage key of a step: one per attempt and step, so it is answered once. Refused steps also have their time. */
export const waitingKey = (
  person: string,
  { caseId, round, step, at, refused }: Pick<WaitingStep, 'caseId' | 'round' | 'step' | 'at' | 'refused'>,
) => `${waitingPrefix(person)}${caseId}:${round}:${step.id}${refused ? `:${at}` : ''}`;

/** Whether the server treats two steps as one. @param one of the same attempt and step as `other` */
export const isSameAnswer = (one: WaitingStep, other: WaitingStep): boolean =>
  one.version === other.version && JSON.stringify(one.answers) === JSON.stringify(other.answers);

/** Whether the case of a step was gone, or closed to its person, when it was sent. */
export const isOfGoneCase = ({ refused }: WaitingStep): boolean => refused?.code === 'not_found';
