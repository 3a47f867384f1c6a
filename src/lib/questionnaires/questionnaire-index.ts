import { type Fiche, optionsOf, type Page, walkQuestions } from './tree.ts';

/** What one looks up across a questionnaire while showing it. */
export interface QuestionnaireIndex {
  /** Each fiche with the first question or option that names it, null when none does. */
  fiches: ReadonlyMap<string, { fiche: Fiche; home: string | null }>;
  /** Text of each question, by id. */
  texts: ReadonlyMap<string, string>;
}

/** A fiche is shown whole once, where it is first named; elsewhere a link leads there. */
export function indexQuestionnaire(body: {
  pages: Page[];
  fiches?: Fiche[] | undefined;
}): QuestionnaireIndex {
  const homes = new Map<string, string>();
  const texts = new Map<string, string>();
  for (const { question } of walkQuestions(body.pages)) {
    texts.set(question.id, question.text);
    for (const { id, fiche } of [question, ...optionsOf(question)])
      if (fiche !== undefined && !homes.has(fiche)) homes.set(fiche, id);
  }
  const fiches = (body.fiches ?? []).map(
    (fiche) => [fiche.id, { fiche, home: homes.get(fiche.id) ?? null }] as const,
  );
  return { fiches: new Map(fiches), texts };
}

const SIGNS: Record<string, string> = { '*': '×', '/': '÷', '-': '−' };

/** A formula as people write one: `{q1} * {q2} * 0,52` → « Longueur × Largeur × 0,52 ». */
export function readableFormula(expression: string, texts: QuestionnaireIndex['texts']): string {
  return expression
    .split(/(\{[^}]*\}|[*/-])/)
    .map((part) => texts.get(part.slice(1, -1)) ?? SIGNS[part] ?? part)
    .join('');
}
