/** The label of a case's difficulty icons. @param level 1 to 5 */
export const difficultyOf = (level: number) => `Difficulté ${level} sur 5`;
