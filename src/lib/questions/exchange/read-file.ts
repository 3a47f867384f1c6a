import { readGift } from './read-gift.ts';
import { isMoodle, readMoodle } from './read-moodle.ts';
import type { SourceFile, TruthWords } from './source-question.ts';

/** The reasons why no question of a file is imported. */
export type ImportProblem = 'unreadable' | 'too-large' | 'no-question';

/** Maximum size of a file in bytes, most of which are usually pictures. */
export const QUESTIONS_FILE_MAX = 16 * 1024 * 1024;

export type ReadQuestions = SourceFile | { problem: ImportProblem };

/** The questions of a file, or the reason why there are none. */
export function readQuestionsFile(text: string, words: TruthWords): ReadQuestions {
  const file = isMoodle(text) ? readMoodle(text, words) : readGift(text, words);
  return file.questions.length === 0 ? { problem: 'no-question' } : file;
}
