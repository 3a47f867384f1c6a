import { z } from 'zod';
import {
  ATTEMPTS_MAX,
  CONFIDENCES,
  DIAGNOSIS_MAX,
  DIFFERENTIAL_MAX,
  GRADES,
  HYPOTHESIS_MAX,
} from './attempt-rules.ts';
import { CRITERIA } from './request-rules.ts';
import { CASES_MAX, CHOICES, MINUTES_MAX, MINUTES_MIN, RETENTION } from './session-rules.ts';
import { DAY_START_MAX, TIME_ZONES } from './time-zone-rules.ts';

const ID_MAX = 64;
const NAME_MAX = 100;
const VALUES_MAX = 30;

const itemId = z.string().min(1).max(ID_MAX);

/** An attempt at a case. Sent when the answer is shown, and again with the same id when it is graded. */
export const attempt = z.strictObject({
  id: z.uuid(),
  caseId: itemId,
  at: z.iso.datetime({ offset: true }),
  sessionId: itemId.nullish(),
  hypothesis: z.string().trim().max(HYPOTHESIS_MAX).optional(),
  differential: z.array(z.string().trim().max(DIAGNOSIS_MAX)).max(DIFFERENTIAL_MAX).optional(),
  confidence: z.literal(CONFIDENCES).nullish(),
  grade: z.literal(GRADES).nullish(),
  /** Whether the grade is removed; the case then becomes due as before the grade. */
  takenBack: z.literal(true).optional(),
  /** Time at which the grade was given, corrected or removed: between two devices the later change counts. */
  changedAt: z.iso.datetime({ offset: true }).optional(),
});
export type Attempt = z.infer<typeof attempt>;

/** Attempts are validated one by one (`attempt`): an invalid one must not block the others. */
export const attempts = z.strictObject({
  attempts: z
    .array(z.looseObject({ id: z.string().max(ID_MAX) }))
    .min(1)
    .max(ATTEMPTS_MAX),
});

/** Enough for the maximum number of attempts at full length, in French. */
export const ATTEMPTS_BODY_MAX = 256 * 1024;

const gradedState = z.object({
  attemptId: z.string(),
  grade: z.literal(GRADES),
  /** Date on which the case is due again; null if it was graded again since. */
  due: z.string().nullable(),
});
export type GradedState = z.infer<typeof gradedState>;

export const attemptsAnswer = z.object({
  /** Stored attempts. `due`: date on which the case is due again; null without a grade. */
  accepted: z.array(z.object({ id: z.string(), caseId: z.string(), due: z.string().nullable() })),
  /** Attempts that must not be sent again. `message`: the reason, in French; `graded`: the valid grade, if any. */
  refused: z.array(
    z.object({ id: z.string(), code: z.string(), message: z.string(), graded: gradedState.nullable() }),
  ),
});
export type AttemptsAnswer = z.infer<typeof attemptsAnswer>;

const values = z.array(z.string().max(NAME_MAX)).max(VALUES_MAX);
const levels = z.array(z.int().min(1).max(5)).max(5);

/** Criteria for cases: all must be met, each by one of its values. */
export const criteria = z.strictObject({
  /** Tags of this category. */
  modality: values.optional(),
  specialty: values.optional(),
  region: values.optional(),
  tag: values.optional(),
  difficulty: levels.optional(),
  /** Search words, interpreted as in lists. */
  search: z.string().max(NAME_MAX).optional(),
  /** A username. */
  author: z.string().max(NAME_MAX).optional(),
  /** The id of the person's own collection, or the token of a shared one. */
  collection: itemId.optional(),
});
export type Criteria = z.infer<typeof criteria>;

const listed = z
  .string()
  .max(1000)
  .transform((text) => text.split(',').filter(Boolean));

/** The criteria as URL parameters, with comma-separated values. */
export const criteriaQuery = z.object({
  modality: listed.pipe(values).optional(),
  specialty: listed.pipe(values).optional(),
  region: listed.pipe(values).optional(),
  tag: listed.pipe(values).optional(),
  difficulty: listed
    .transform((each) => each.map(Number))
    .pipe(levels)
    .optional(),
  search: criteria.shape.search,
  author: criteria.shape.author,
  collection: criteria.shape.collection,
});

const sessionSummary = z.object({
  id: z.string(),
  /** Index of the current case. */
  position: z.int(),
  total: z.int(),
  startedAt: z.string(),
});
export type SessionSummary = z.infer<typeof sessionSummary>;

export const practiceOverview = z.object({
  due: z.int(),
  failed: z.int(),
  /** Number of cases never practised. */
  fresh: z.int(),
  total: z.int(),
  /** Number of matching cases that the person set aside; they are not included in other counts. */
  setAside: z.int(),
  /** If no case matches: how many would match without one of the criteria, or without all of them. */
  loosened: z.array(z.object({ without: z.enum([...CRITERIA, 'all']), total: z.int() })),
  /** Date on which the next case becomes due; null for none. */
  nextDue: z.string().nullable(),
  bySpecialty: z.array(z.object({ specialty: z.string(), due: z.int(), fresh: z.int() })),
  /** The unfinished session. */
  session: sessionSummary.nullable(),
  retention: z.number(),
  /** Time zone and hour in which the person's days begin. */
  timeZone: z.string(),
  dayStart: z.int(),
});
export type PracticeOverview = z.infer<typeof practiceOverview>;

export const newSession = z.strictObject({
  criteria: criteria.default({}),
  choice: z.enum(CHOICES),
  minutes: z.int().min(MINUTES_MIN).max(MINUTES_MAX).optional(),
  count: z.int().min(1).max(CASES_MAX).optional(),
});
export type NewSession = z.infer<typeof newSession>;

/** A session for its page; must not reveal the answers of its cases. */
export const practiceSession = z.object({
  id: z.string(),
  startedAt: z.string(),
  position: z.int(),
  endedAt: z.string().nullable(),
  cases: z.array(
    z.object({
      caseId: z.string(),
      due: z.boolean(),
      seenBefore: z.boolean(),
      /** Whether the images or the answer of the case have changed since its last grade. */
      changed: z.boolean(),
      /** The grade of the case in this session, which may be corrected. */
      graded: z.object({ attemptId: z.string(), grade: z.literal(GRADES) }).nullable(),
    }),
  ),
});
export type PracticeSession = z.infer<typeof practiceSession>;

const setAsideCase = z.object({
  caseId: z.string(),
  /** Null before the answer was viewed, which the title would reveal, and for a withdrawn case. */
  title: z.string().nullable(),
  isReadable: z.boolean(),
  /** Time at which the case was set aside, in ISO 8601. */
  at: z.string(),
});
export type SetAsideCase = z.infer<typeof setAsideCase>;
export const setAsideCases = z.array(setAsideCase);

export const sessionPosition = z.strictObject({
  position: z.int().min(0).max(CASES_MAX),
  ended: z.boolean().optional(),
  /** The case at this position, which identifies the position if other cases were removed since. */
  caseId: itemId.optional(),
  /** Age of the position (ms), if it is sent late: a newer one from another device takes precedence. */
  ago: z.int().min(0).optional(),
});
export type SessionPosition = z.infer<typeof sessionPosition>;

export const practiceSettings = z.object({
  retention: z.number().min(RETENTION.min).max(RETENTION.max),
  /** The person's days begin at this hour in this time zone. */
  timeZone: z.string(),
  dayStart: z.int().min(0).max(DAY_START_MAX),
});
export type PracticeSettings = z.infer<typeof practiceSettings>;

/** Absent fields stay unchanged. */
export const practiceSettingsChange = z.strictObject({
  retention: practiceSettings.shape.retention.optional(),
  timeZone: z.enum(TIME_ZONES).optional(),
  dayStart: practiceSettings.shape.dayStart.optional(),
});
export type PracticeSettingsChange = z.infer<typeof practiceSettingsChange>;
