import { z } from 'zod';
import { boundedJson, freeText, nodeId, refuse } from '#lib/items/kinds/fields-schema.ts';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import { clamp } from '#lib/platform/numbers.ts';
import { choicesOf } from './answers.ts';
import { codes } from './code-schema.ts';
import { faultyFormulas } from './formulas/formula-faults.ts';
import { QUESTIONNAIRE_MAX as MAX } from './limits.ts';
import { question } from './question-schema.ts';
import { repeatFaults } from './repeats/repeat-faults.ts';
import {
  type Fiche,
  MAX_DEPTH,
  MAX_NODES,
  optionsOf,
  type Page,
  type Question,
  walkQuestions,
} from './tree.ts';

export const questionnairePage: z.ZodType<Page> = z.strictObject({
  id: nodeId,
  name: freeText(MAX.pageName),
  codes,
  questions: z.array(question).max(MAX.questions),
});

const fiche: z.ZodType<Fiche> = z.strictObject({
  id: nodeId,
  title: freeText(MAX.ficheTitle),
  content: richText,
});

const tree = z.strictObject({
  pages: z.array(questionnairePage).min(1).max(MAX.pages),
  fiches: z.array(fiche).max(MAX.fiches).optional(),
});

/** A question level costs four JSON levels; the margin holds pages, zones and rich text. */
export const MAX_JSON_DEPTH = 4 * MAX_DEPTH + 12;
const MAX_JSON_NODES = 60_000;

/**
 * The schema of a questionnaire, applied after its depth was checked. Refused with `too-deep`, `too-many-nodes`,
 * `duplicate-id`, `unknown-…`, `bad-…`.
 */
export const questionnaireTree = tree.superRefine((body, ctx) => {
  const size = checkIds(body, ctx);
  if (size > MAX_NODES) refuse(ctx, 'too-many-nodes', ['pages']);
  checkQuestions(body, ctx);
  for (const { node, code } of repeatFaults(body.pages)) refuse(ctx, code, ['pages', node, 'repeat']);
  for (const { node, field, code } of faultyFormulas(body.pages)) refuse(ctx, code, ['pages', node, field]);
});

export const questionnaireBody = boundedJson(MAX_JSON_DEPTH, MAX_JSON_NODES).pipe(questionnaireTree);

export type QuestionnaireBody = z.infer<typeof tree>;

/** Every id is unique in the whole body; returns how many questions, options and zones there are. */
function checkIds(body: QuestionnaireBody, ctx: z.RefinementCtx): number {
  const seen = new Set<string>();
  let size = 0;
  const claim = (id: string, path: PropertyKey[]): void => {
    if (seen.has(id)) refuse(ctx, 'duplicate-id', path);
    seen.add(id);
  };
  body.pages.forEach((each, index) => {
    claim(each.id, ['pages', index, 'id']);
  });
  body.fiches?.forEach((each, index) => {
    claim(each.id, ['fiches', index, 'id']);
  });
  for (const { question: node } of walkQuestions(body.pages)) {
    const children = choicesOf(node);
    for (const { id } of [node, ...children]) claim(id, ['pages', id]);
    size += 1 + children.length;
  }
  return size;
}

function checkQuestions(body: QuestionnaireBody, ctx: z.RefinementCtx): void {
  const fiches = new Set(body.fiches?.map(({ id }) => id));
  for (const { question: node, depth } of walkQuestions(body.pages)) {
    if (depth > MAX_DEPTH) refuse(ctx, 'too-deep', ['pages', node.id]);
    for (const { fiche: reference } of [node, ...optionsOf(node)]) {
      if (reference !== undefined && !fiches.has(reference)) refuse(ctx, 'unknown-fiche', ['pages', node.id]);
    }
    const problem = problemOf(node);
    if (problem) refuse(ctx, problem, ['pages', node.id]);
  }
}

/** The error code of the first problem inside one question, or null. */
function problemOf(node: Question): string | null {
  switch (node.type) {
    case 'single':
      return holds(node.options, node.defaultAnswer === undefined ? [] : [node.defaultAnswer]);
    case 'multiple':
      return holds(node.options, node.defaultAnswer ?? []);
    case 'hotspot':
      return holds(node.zones, node.defaultAnswer ?? []);
    case 'number': {
      const { min = -Infinity, max = Infinity, defaultAnswer = clamp(0, min, max) } = node;
      return min <= max && defaultAnswer >= min && defaultAnswer <= max ? null : 'bad-range';
    }
    default:
      return null;
  }
}

function holds(choices: { id: string }[], answers: string[]): string | null {
  return answers.every((id) => choices.some((choice) => choice.id === id)) ? null : 'unknown-default';
}
