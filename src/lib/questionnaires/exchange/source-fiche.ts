import { QUESTIONNAIRE_MAX as MAX } from '../limits.ts';
import type { Fiche } from '../tree.ts';

/** Maximum length of one fact about a source. */
const FACT_MAX = 2_000;

/** A fiche that names the source of a questionnaire: licences require that its author be named. */
export function sourceFiche(id: string, title: string, facts: readonly string[]): Fiche | undefined {
  const said = [...new Set(facts.map((fact) => fact.replace(/\s+/g, ' ').trim()))].filter(
    (fact) => fact !== '',
  );
  if (said.length === 0) return undefined;
  const content = said.map((fact) => ({
    type: 'paragraph' as const,
    text: [{ text: fact.slice(0, FACT_MAX) }],
  }));
  return { id, title: title.slice(0, MAX.ficheTitle), content };
}
