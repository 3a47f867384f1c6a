import { type Fiche, optionsOf, type Page, walkQuestions } from './questionnaire-tree.ts';

/** Each fiche with the first question or option that names it, null when none does. */
export type FicheShelf = ReadonlyMap<string, { fiche: Fiche; home: string | null }>;

/** A fiche is shown whole once, where it is first named; elsewhere a link leads there. */
export function shelveFiches(pages: Page[], fiches: readonly Fiche[] = []): FicheShelf {
  const homes = new Map<string, string>();
  for (const { question } of walkQuestions(pages)) {
    for (const { id, fiche } of [question, ...optionsOf(question)])
      if (fiche !== undefined && !homes.has(fiche)) homes.set(fiche, id);
  }
  return new Map(fiches.map((fiche) => [fiche.id, { fiche, home: homes.get(fiche.id) ?? null }]));
}
