import { z } from 'zod';
import {
  ATTEMPTS_MAX,
  CONFIDENCES,
  DIAGNOSIS_MAX,
  DIFFERENTIAL_MAX,
  GRADES,
  HYPOTHESIS_MAX,
} from './attempt-rules.ts';
import { CASES_MAX, CHOICES, MINUTES_MAX, MINUTES_MIN, RETENTION } from './session-rules.ts';

const ID_MAX = 64;
const NAME_MAX = 100;
const VALUES_MAX = 30;

const itemId = z.string().min(1).max(ID_MAX);

/** One person tries one case. Sent when the answer is asked for, and again with the same id once it is graded. */
export const attempt = z.strictObject({
  id: z.uuid(),
  caseId: itemId,
  at: z.iso.datetime({ offset: true }),
  sessionId: itemId.nullish(),
  hypothesis: z.string().trim().max(HYPOTHESIS_MAX).optional(),
  differential: z.array(z.string().trim().max(DIAGNOSIS_MAX)).max(DIFFERENTIAL_MAX).optional(),
  confidence: z.literal(CONFIDENCES).nullish(),
  grade: z.literal(GRADES).nullish(),
});
export type Attempt = z.infer<typeof attempt>;

/** Each attempt is looked at by itself (`attempt`): one that is wrong does not keep the others from being written. */
export const attempts = z.strictObject({
  attempts: z
    .array(z.looseObject({ id: z.string().max(ID_MAX) }))
    .min(1)
    .max(ATTEMPTS_MAX),
});

/** As many attempts as one call sends, each as long as it may be, in French. */
export const ATTEMPTS_BODY_MAX = 256 * 1024;

const gradedState = z.object({
  attemptId: z.string(),
  grade: z.literal(GRADES),
  /** When the case comes back; null when it was graded again since. */
  due: z.string().nullable(),
});
export type GradedState = z.infer<typeof gradedState>;

export const attemptsAnswer = z.object({
  /** When the case comes back; null of what is not graded. */
  accepted: z.array(z.object({ id: z.string(), caseId: z.string(), due: z.string().nullable() })),
  /** Never to be sent again: `message` says why, in French; `graded` is the grade that stands instead, if there is one. */
  refused: z.array(
    z.object({ id: z.string(), code: z.string(), message: z.string(), graded: gradedState.nullable() }),
  ),
});
export type AttemptsAnswer = z.infer<typeof attemptsAnswer>;

const values = z.array(z.string().max(NAME_MAX)).max(VALUES_MAX);
const levels = z.array(z.int().min(1).max(5)).max(5);

/** Which cases are practised: all of what is said must hold, of several values one. */
export const criteria = z.strictObject({
  /** Tags. */
  modality: values.optional(),
  specialty: values.optional(),
  difficulty: levels.optional(),
  /** A username. */
  author: z.string().max(NAME_MAX).optional(),
  /** The id of a collection of one's own. */
  collection: itemId.optional(),
});
export type Criteria = z.infer<typeof criteria>;

const listed = z
  .string()
  .max(1000)
  .transform((text) => text.split(',').filter(Boolean));

/** The same in an address: values separated by commas. */
export const criteriaQuery = z.object({
  modality: listed.pipe(values).optional(),
  specialty: listed.pipe(values).optional(),
  difficulty: listed
    .transform((each) => each.map(Number))
    .pipe(levels)
    .optional(),
  author: criteria.shape.author,
  collection: criteria.shape.collection,
});

const sessionSummary = z.object({
  id: z.string(),
  /** Index of the case one is at. */
  position: z.int(),
  total: z.int(),
  startedAt: z.string(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

export const practiceOverview = z.object({
  due: z.int(),
  failed: z.int(),
  /** Never practised. */
  fresh: z.int(),
  total: z.int(),
  /** When the next case that is not due yet will be; null for none. */
  nextDue: z.string().nullable(),
  bySpecialty: z.array(z.object({ specialty: z.string(), due: z.int(), fresh: z.int() })),
  /** The session that one has not finished. */
  session: sessionSummary.nullable(),
  retention: z.number(),
});
export type PracticeOverview = z.infer<typeof practiceOverview>;

export const newSession = z.strictObject({
  criteria: criteria.default({}),
  choice: z.enum(CHOICES),
  minutes: z.int().min(MINUTES_MIN).max(MINUTES_MAX).optional(),
  count: z.int().min(1).max(CASES_MAX).optional(),
});
export type NewSession = z.infer<typeof newSession>;

/** Nothing in it says what a case is about. */
export const practiceSession = z.object({
  id: z.string(),
  position: z.int(),
  endedAt: z.string().nullable(),
  cases: z.array(
    z.object({
      caseId: z.string(),
      due: z.boolean(),
      seenBefore: z.boolean(),
      /** Its images or its answer are not those that were graded the last time. */
      changed: z.boolean(),
      /** The grade that it got in this session: another one corrects it. */
      graded: z.object({ attemptId: z.string(), grade: z.literal(GRADES) }).nullable(),
    }),
  ),
});
export type PracticeSession = z.infer<typeof practiceSession>;

export const sessionPosition = z.strictObject({
  position: z.int().min(0).max(CASES_MAX),
  ended: z.boolean().optional(),
});
export type SessionPosition = z.infer<typeof sessionPosition>;

export const practiceSettings = z.strictObject({
  retention: z.number().min(RETENTION.min).max(RETENTION.max),
});
export type PracticeSettings = z.infer<typeof practiceSettings>;
