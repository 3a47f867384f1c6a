/** Levels of a teaching file as our difficulty from 1 to 5. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['primary', 1],
  ['beginner', 1],
  ['intermediate', 3],
  ['advanced', 5],
]);

/** The difficulty of a level that a file names; undefined where it is none of the usual words. */
export const difficultyOfLevel = (level: string): number | undefined =>
  LEVELS.get(level.trim().toLowerCase());

/** The level that a difficulty is nearest to. */
export function levelOf(difficulty: number): string {
  if (difficulty <= 2) return 'Beginner';
  return difficulty === 3 ? 'Intermediate' : 'Advanced';
}
