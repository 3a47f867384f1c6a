import { z } from 'zod';

/** Summary of a questionnaire's body for cards. */
export const questionnaireFigures = z.object({
  questionCount: z.number().int(),
  /** Ids of the questions, only in API responses: pages contain just their number. */
  questions: z.array(z.string()).optional(),
  /** The folded words of its fiches' titles, for the search. Absent when there are none. */
  ficheWords: z.string().optional(),
});
export type QuestionnaireFigures = z.infer<typeof questionnaireFigures>;
