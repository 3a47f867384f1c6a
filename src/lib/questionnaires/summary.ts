import { foldedWords } from '#lib/platform/fold.ts';
import { hasBlanks } from './blanks.ts';
import type { QuestionnaireBody } from './body-schema.ts';
import { walkQuestions } from './tree.ts';

export interface QuestionnaireSummary {
  /** Ids of all questions, sub-questions included, in order. */
  questions: string[];
  /** The folded words of its fiches' titles; absent only in older summaries of questionnaires without fiches. */
  ficheWords?: string;
  /**
   * Whether some text that readers would see is still missing; absent in summaries stored before this property existed,
   * which leave it unknown.
   */
  blanks?: boolean;
}

/** Maximum number of fiche words in a summary: a list page carries those of a hundred cards. */
const FICHE_WORDS_MAX = 100;

/** The folded words of fiches' titles, each once, as one text. */
export function ficheWords(fiches: QuestionnaireBody['fiches']): string {
  const words = foldedWords((fiches ?? []).map(({ title }) => title).join(' '));
  return words.slice(0, FICHE_WORDS_MAX).join(' ');
}

/** The summary of a questionnaire for cards. */
export function summariseQuestionnaire({
  pages = [],
  fiches,
}: Partial<QuestionnaireBody>): QuestionnaireSummary {
  return {
    questions: Array.from(walkQuestions(pages), ({ question }) => question.id),
    ficheWords: ficheWords(fiches),
    blanks: hasBlanks({ pages, ...(fiches && { fiches }) }),
  };
}
