import { z } from 'zod';

/** The facts of a questionnaire's body on a card. */
export const questionnaireFigures = z.object({
  questionCount: z.number().int(),
  /** Ids of the questions, in the API's answers only: pages carry just their count. */
  questions: z.array(z.string()).optional(),
  /** The search looks at them too: the words of its fiches' titles, folded. Absent when there are none. */
  ficheWords: z.string().optional(),
});
export type QuestionnaireFigures = z.infer<typeof questionnaireFigures>;
