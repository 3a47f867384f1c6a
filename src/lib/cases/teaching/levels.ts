/** Levels of teaching files with our difficulty from 1 to 5. */
const LEVELS: ReadonlyMap<string, number> = new Map([
  ['primary', 1],
  ['beginner', 1],
  ['intermediate', 3],
  ['advanced', 5],
]);

/** The difficulty for a level named in a file; undefined for an unknown word. */
export const difficultyOfLevel = (level: string): number | undefined =>
  LEVELS.get(level.trim().toLowerCase());

/** The level closest to a difficulty. */
export function levelOf(difficulty: number): string {
  if (difficulty <= 2) return 'Beginner';
  return difficulty === 3 ? 'Intermediate' : 'Advanced';
}
