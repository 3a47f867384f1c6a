import type { QuestionnaireBody } from '../body-schema.ts';
import { hasSide } from '../report/side.ts';
import { ficheFindings, normalFindings, numberFindings, sameTextFindings } from './answers.ts';
import { conclusionFindings, exclusionFindings } from './contradictions.ts';
import type { Finding } from './finding.ts';
import { formulaFindings } from './formulas.ts';
import { placesOf } from './places.ts';
import { placeholderFindings, reachFindings, sentenceFindings } from './sentences.ts';
import { sideFindings } from './sides.ts';

/** Everything that an author should check before a questionnaire is used, blocking faults first. */
export function check(body: Pick<QuestionnaireBody, 'pages' | 'fiches'>): Finding[] {
  const places = placesOf(body.pages);
  return [
    ...formulaFindings(places),
    ...reachFindings(places),
    ...conclusionFindings(places),
    ...exclusionFindings(places),
    ...placeholderFindings(places),
    ...sideFindings(places, hasSide(body)),
    ...sentenceFindings(places),
    ...normalFindings(places),
    ...sameTextFindings(places),
    ...numberFindings(places),
    ...ficheFindings(places, body.fiches ?? []),
  ];
}
