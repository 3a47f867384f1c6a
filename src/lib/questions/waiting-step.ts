import type { Answers } from './answers-schema.ts';
import type { ShownStep } from './attempt-schemas.ts';

/** A step that was validated without network: it waits on this device until the server has it. */
export interface WaitingStep {
  caseId: string;
  round: number;
  version: number | null;
  /** As it was shown; its answers are read again by it, whatever becomes of the case. */
  step: ShownStep;
  /** Number of its first question in the whole. */
  from: number;
  answers: Answers;
  /** When it was validated (ISO 8601), by the device's clock. */
  at: string;
  /** Why the server refused it: it is not sent again, and stays to be read until its person puts it away. */
  refused?: { code: string; message: string };
}

/** A username holds no colon (`accounts/username-rules.ts`): nobody's prefix begins another's. */
export const waitingPrefix = (person: string) => `questions:${person}:`;

/** Where a step waits: one of each attempt and step, so that it is answered once. One that was refused is beside it, by its time. */
export const waitingKey = (
  person: string,
  { caseId, round, step, at, refused }: Pick<WaitingStep, 'caseId' | 'round' | 'step' | 'at' | 'refused'>,
) => `${waitingPrefix(person)}${caseId}:${round}:${step.id}${refused ? `:${at}` : ''}`;

/** Whether two are one for the server. @param one of the same attempt and step as the other */
export const isSameAnswer = (one: WaitingStep, other: WaitingStep): boolean =>
  one.version === other.version && JSON.stringify(one.answers) === JSON.stringify(other.answers);

/** Whether the case of a step was gone, or closed to its person, when it was sent. */
export const isOfGoneCase = ({ refused }: WaitingStep): boolean => refused?.code === 'not_found';
