import { casePublishing } from '#lib/cases/publishing.ts';
import { protocolPublishing } from '#lib/protocols/publishing.ts';
import { questionnairePublishing } from '#lib/questionnaires/publishing.ts';
import type { ItemKind, Visibility } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';
import type { PublishRules } from './kind.ts';
import { type Lack, lacking, type Publishable } from './lacks.ts';
import { showsLastVersion } from './shows-last-version.ts';

const PUBLISHING: { readonly [Kind in ItemKind]: PublishRules<Kind> } = {
  questionnaire: questionnairePublishing,
  case: casePublishing,
  protocol: protocolPublishing,
};

/** What an item currently lacks for publication, requirements first. */
export function lacksOf<Kind extends ItemKind>(kind: Kind, item: Publishable<BodyOfKind[Kind]>): Lack[] {
  const rules: PublishRules<Kind> = PUBLISHING[kind];
  return lacking(rules, item);
}

/** An item in the version that its authors see. */
interface Written<Body> extends Omit<Publishable<Body>, 'unattested' | 'isSending'> {
  /** The files that are not attested yet. */
  unattested: readonly string[];
  visibility: Visibility;
  publishedVersion: number | null;
}

/** The list shown before an item is published, on every page with that action. */
export function lacksOfOwn<Kind extends ItemKind>(
  kind: Kind,
  { title, tags, body, unattested, reviewStatus, ...published }: Written<BodyOfKind[Kind]>,
): Lack[] {
  if (showsLastVersion(kind, { ...published, reviewStatus })) return [];
  return lacksOf(kind, { title, tags, body, unattested: unattested.length, reviewStatus });
}
