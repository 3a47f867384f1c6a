import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from './bodies.ts';
import { casePublishing } from './case/publishing.ts';
import type { PublishRules } from './kind.ts';
import { type Lack, lacking, type Publishable } from './lacks.ts';
import { protocolPublishing } from './protocol/publishing.ts';
import { questionnairePublishing } from './questionnaire/publishing.ts';

const PUBLISHING: { readonly [Kind in ItemKind]: PublishRules<Kind> } = {
  questionnaire: questionnairePublishing,
  case: casePublishing,
  protocol: protocolPublishing,
};

/** What an item would lack if it were published now, what is required first. */
export function lacksOf<Kind extends ItemKind>(kind: Kind, item: Publishable<BodyOfKind[Kind]>): Lack[] {
  const rules: PublishRules<Kind> = PUBLISHING[kind];
  return lacking(rules, item);
}
