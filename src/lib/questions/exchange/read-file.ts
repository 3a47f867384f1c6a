import { readGift } from './read-gift.ts';
import { isMoodle, readMoodle } from './read-moodle.ts';
import type { SourceFile, TruthWords } from './source-question.ts';

/** Why nothing is taken of a file. */
export type ImportProblem = 'unreadable' | 'too-large' | 'no-question';

/** Bytes of a file beyond which nothing is read; pictures inside of it are most of them. */
export const QUESTIONS_FILE_MAX = 16 * 1024 * 1024;

export type ReadQuestions = SourceFile | { problem: ImportProblem };

/** What a file of questions holds, or why it holds none. */
export function readQuestionsFile(text: string, words: TruthWords): ReadQuestions {
  const file = isMoodle(text) ? readMoodle(text, words) : readGift(text, words);
  return file.questions.length === 0 ? { problem: 'no-question' } : file;
}
