import { caseRules } from '#lib/cases/body-rules.ts';
import { protocolRules } from '#lib/protocols/body-rules.ts';
import { questionnaireRules } from '#lib/questionnaires/body-rules.ts';
import type { ItemKind } from '../item.ts';
import type { BodyOfKind } from './bodies.ts';
import type { BodyRules, FigureOptions, PartCompletion } from './kind.ts';
import { COMMON_LACKS, type Lack } from './lacks.ts';
import type { FiguresOfKind, SummaryOfKind } from './summaries.ts';

const BODY_RULES: { readonly [Kind in ItemKind]: BodyRules<Kind> } = {
  questionnaire: questionnaireRules,
  case: caseRules,
  protocol: protocolRules,
};

/** The summary of a body for cards: lists never need to read bodies. */
export function summarise<Kind extends ItemKind>(kind: Kind, body: BodyOfKind[Kind]): SummaryOfKind[Kind] {
  // The summary of a whole body is complete.
  return summarisePart(kind, body) as SummaryOfKind[Kind];
}

/** The part of a summary that can be computed from some parts of a body. */
export function summarisePart<Kind extends ItemKind>(
  kind: Kind,
  body: Partial<BodyOfKind[Kind]>,
): Partial<SummaryOfKind[Kind]> {
  return BODY_RULES[kind].summarise(body);
}

/** The keys of the body needed for the summary of a saved part; null if the part alone is enough. */
export function summaryKeys<Kind extends ItemKind>(
  kind: Kind,
  part: string,
  summaries: readonly Partial<SummaryOfKind[Kind]>[],
): readonly string[] | null {
  return BODY_RULES[kind].summaryKeys(part, summaries);
}

/**
 * The requirements for publication that title and body do not meet, derived from the item's row: the bodies of a list
 * are not read. Attestations and reviews have rows of their own.
 */
export function lacksOfRow<Kind extends ItemKind>(
  kind: Kind,
  { title, summary }: { title: string; summary: SummaryOfKind[Kind] },
): Lack[] {
  const untitled = COMMON_LACKS.title({ title, tags: [], body: {}, unattested: 0 });
  return [...(untitled ? (['title'] as const) : []), ...BODY_RULES[kind].lacks(summary)];
}

/** The figures of a body for its card. */
export function figuresOf<Kind extends ItemKind>(
  kind: Kind,
  summary: SummaryOfKind[Kind],
  options: FigureOptions,
): FiguresOfKind[Kind] {
  return BODY_RULES[kind].figures(summary, options);
}

/**
 * A body, or some parts of it, without references to hidden files: without pictures that use them, links to these
 * pictures, and main images.
 */
export function withoutFiles<Kind extends ItemKind, Body extends Partial<BodyOfKind[Kind]>>(
  kind: Kind,
  body: Body,
  hidden: ReadonlySet<string>,
): Body {
  return hidden.size === 0 ? body : (BODY_RULES[kind].withoutFiles(body, hidden) as Body);
}

/** How many times each file is shown in a body, or in some parts of it. */
export function timesShown<Kind extends ItemKind>(
  kind: Kind,
  body: Partial<BodyOfKind[Kind]>,
): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const file of BODY_RULES[kind].shownFiles(body)) times.set(file, (times.get(file) ?? 0) + 1);
  return times;
}

/** How a part must be completed from another one before it is stored; undefined if it is complete. */
export function completionOf<Kind extends ItemKind>(
  kind: Kind,
  part: string,
): PartCompletion<Kind> | undefined {
  return BODY_RULES[kind].completions[part];
}
