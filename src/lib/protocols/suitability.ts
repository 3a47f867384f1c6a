import { fold } from '#lib/platform/fold.ts';
import type { ProtocolBody } from './body-schema.ts';
import { TABLE_NAMES } from './fields/acquisition-fields.ts';
import { PATIENT_GROUPS, type PatientGroup } from './vocabulary.ts';

/** Spellings, in the contrast agent's field, of « no contrast agent ». */
const NO_AGENT = new Set([
  'aucun',
  'aucune',
  'aucun produit',
  'aucun produit de contraste',
  'aucune injection',
  'neant',
  'non injecte',
  'pas d injection',
  'pas de produit de contraste',
  'sans',
  'sans contraste',
  'sans injection',
  'sans produit de contraste',
]);

/** Matches texts in a row that say that nothing is injected. */
const NOT_INJECTED =
  /\b(?:sans (?:l |aucune )?|non |pas d |pas de )(?:inject(?:ion|e|ee)?|inj|contraste|produit de contraste|gado(?:linium)?|gd|iode|pdc)\b/g;
/** Matches words in a row that mention, or may mention, an injection: in doubt, the protocol does not qualify. */
const INJECTED = /\b(?:inj|gado|gd\b|iod|contraste|pdc\b|c$|arteriel|portal|veineu)/;

const words = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a text may mention an injection; « avec et sans » does. */
function mayInject(text: string): boolean {
  const said = words(text);
  return INJECTED.test(/\b(?:avec|puis|et|ou)\b/.test(said) ? said : said.replaceAll(NOT_INJECTED, ''));
}

/**
 * Whether a protocol certainly injects no contrast agent: its author wrote this, gave no dose, rate or comment, and no
 * row may mention an injection. Missing information about contrast is not enough.
 */
export function isWithoutContrast({ contrast, acquisition = {} }: Partial<ProtocolBody>): boolean {
  if (!NO_AGENT.has(words(contrast?.agent ?? ''))) return false;
  const { doseMlPerKg, maximumDoseMl, rateMlPerSecond, delaySeconds, bolusTracking } = contrast ?? {};
  if ([doseMlPerKg, maximumDoseMl, rateMlPerSecond, delaySeconds].some((value) => value)) return false;
  const { concentration, flush, comment } = contrast ?? {};
  if ([bolusTracking, concentration, flush, comment].some((text) => text?.trim())) return false;
  if ((acquisition.runs ?? []).length > 0) return false;
  return TABLE_NAMES.every((table) =>
    (acquisition[table] ?? []).every((row) =>
      Object.values(row).every((value) => typeof value !== 'string' || !mayInject(value)),
    ),
  );
}

/** Whether a protocol is suitable with an allergy to contrast agents: the author's answer, else what is certain. */
export function contrastAllergyOf(body: Partial<ProtocolBody>): {
  answer: 'Oui' | 'Non' | undefined;
  isDerived: boolean;
} {
  const said = body.suitability?.contrastAllergy;
  if (said !== undefined) return { answer: said, isDerived: false };
  return isWithoutContrast(body)
    ? { answer: 'Oui', isDerived: true }
    : { answer: undefined, isDerived: false };
}

/** Whether it is known for whom a protocol is suitable. */
export const saysWhom = (body: Partial<ProtocolBody>): boolean =>
  Object.values(body.suitability ?? {}).some((value) => value !== '') ||
  contrastAllergyOf(body).answer !== undefined;

/** The groups of patients for whom a protocol is suitable, for filters; none if it does not say. */
export function suitedOf(body: Partial<ProtocolBody>): PatientGroup[] {
  const { ages, pregnancy } = body.suitability ?? {};
  const suits: Record<PatientGroup, boolean> = {
    Adulte: ages === 'Adulte' || ages === 'Adulte et enfant',
    Enfant: ages === 'Enfant' || ages === 'Adulte et enfant',
    'Femme enceinte': pregnancy === 'Oui',
    'Allergie au contraste': contrastAllergyOf(body).answer === 'Oui',
  };
  return PATIENT_GROUPS.filter((each) => suits[each]);
}
