import { type FormulaName, formulaNames } from './formulas/formula-names.ts';
import { type Fiche, optionsOf, type Page, walkQuestions } from './tree.ts';

/** Indexes for displaying a questionnaire. */
export interface QuestionnaireIndex {
  /** Each fiche with the first question or option that refers to it, or null if none does. */
  fiches: ReadonlyMap<string, { fiche: Fiche; home: string | null }>;
  /** The names of questions and options in formulas. */
  names: readonly FormulaName[];
}

/** A fiche is shown in full only where it is first referenced; further references are links to it. */
export function indexQuestionnaire(body: {
  pages: Page[];
  fiches?: Fiche[] | undefined;
}): QuestionnaireIndex {
  const homes = new Map<string, string>();
  for (const { question } of walkQuestions(body.pages)) {
    for (const { id, fiche } of [question, ...optionsOf(question)])
      if (fiche !== undefined && !homes.has(fiche)) homes.set(fiche, id);
  }
  const fiches = (body.fiches ?? []).map(
    (fiche) => [fiche.id, { fiche, home: homes.get(fiche.id) ?? null }] as const,
  );
  return { fiches: new Map(fiches), names: formulaNames(body.pages) };
}
