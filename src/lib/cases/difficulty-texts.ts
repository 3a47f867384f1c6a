/** What the brains of a case say. @param level 1 to 5 */
export const difficultyOf = (level: number) => `Difficulté ${level} sur 5`;
