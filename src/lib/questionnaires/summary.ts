import { foldedWords } from '#lib/platform/fold.ts';
import { hasBlanks } from './blanks.ts';
import type { QuestionnaireBody } from './body-schema.ts';
import { walkQuestions } from './tree.ts';

export interface QuestionnaireSummary {
  /** Ids of all questions, sub-questions included, in order. */
  questions: string[];
  /** The words by which its fiches are found; absent only in older summaries of questionnaires without fiches. */
  ficheWords?: string;
  /**
   * Whether something that readers would see is not written yet; absent in summaries from before that, which say
   * nothing.
   */
  blanks?: boolean;
}

/** Cards carry these words, a hundred to a page: what a questionnaire may add to them is bounded. */
const FICHE_WORDS_MAX = 100;

/** The folded words of fiches' titles, each once, as one text. */
export function ficheWords(fiches: QuestionnaireBody['fiches']): string {
  const words = foldedWords((fiches ?? []).map(({ title }) => title).join(' '));
  return words.slice(0, FICHE_WORDS_MAX).join(' ');
}

/** The facts of a questionnaire for cards. */
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
