import { missingFields } from '#lib/protocols/missing-fields.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';

/** The data checked before a validation. */
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

/** The codes of what an item currently lacks for validation. */
export function missingOf<Kind extends ItemKind>(kind: Kind, item: Validatable<BodyOfKind[Kind]>): string[] {
  const missing: MissingOf<Kind> = MISSING[kind];
  return missing(item);
}
