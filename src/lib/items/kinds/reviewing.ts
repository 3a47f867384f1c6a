import { missingFields } from '#lib/protocols/missing-fields.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';

/** The facts checked before something is validated. */
export interface Validatable<Body> {
  title: string;
  body: Body;
}

type MissingOf<Kind extends ItemKind> = (item: Validatable<BodyOfKind[Kind]>) => string[];

const nothing = () => [];

const MISSING: { readonly [Kind in ItemKind]: MissingOf<Kind> } = {
  questionnaire: nothing,
  case: nothing,
  protocol: missingFields,
};

/** The codes of what an item would lack if it were validated now. */
export function missingOf<Kind extends ItemKind>(kind: Kind, item: Validatable<BodyOfKind[Kind]>): string[] {
  const missing: MissingOf<Kind> = MISSING[kind];
  return missing(item);
}
