import type { ProtocolBody } from '../body-schema.ts';
import { contrastAllergyOf } from '../suitability.ts';
import { protocolMessages as m } from '../texts.ts';
import { protocolViewMessages as view } from '../view-texts.ts';

/** The patients for whom a protocol is suitable, for its page; missing information is stated, since it is not a yes. */
export function suitabilityFacts(body: ProtocolBody): [label: string, value: string][] {
  const { ages, agesDetail, pregnancy } = body.suitability ?? {};
  const { answer, isDerived } = contrastAllergyOf(body);
  const fields = m.suitabilityFields;
  return [
    [fields.ages, view.ages(ages, agesDetail) || m.notSaid],
    [fields.pregnancy, pregnancy ? view.suits[pregnancy] : m.notSaid],
    [fields.contrastAllergy, isDerived ? view.withoutContrast : answer ? view.suits[answer] : m.notSaid],
  ];
}
