import { choicesOf } from '../answers.ts';
import type { Code } from '../codes.ts';
import { faultyFormulas } from '../formulas/formula-faults.ts';
import { type Page, type Question, walkQuestions } from '../tree.ts';
import { allOf, enableWhenText, entryWords } from './read-conditions.ts';
import type { FileCondition, FileImport, PendingFormula } from './reading.ts';

/** Rounds in which formulas that cannot be computed are removed: one may have depended on another. */
const ROUNDS = 20;

function conditionText(condition: FileCondition, reading: FileImport): string | undefined {
  if ('expression' in condition) return reading.readExpression(condition.expression);
  return enableWhenText(condition, reading.targets, reading.difference);
}

const wordsOf = (condition: FileCondition): string =>
  'expression' in condition ? condition.expression : condition.entries.map(entryWords).join(', ');

/** Gives a question its pending conditions and calculation; those that formulas cannot express are noted. */
function give(
  { question, conditions, expression }: PendingFormula,
  reading: FileImport,
): Question | undefined {
  const texts = conditions.flatMap((each) => {
    const text = conditionText(each, reading);
    if (text === undefined) reading.note('condition', question.text, wordsOf(each));
    return text ?? [];
  });
  if (texts.length > 0) question.condition = allOf([...new Set(texts)]);
  if (expression === undefined) return undefined;
  const formula = reading.readExpression(expression);
  if (formula === undefined) {
    reading.note('expression', question.text, expression);
    return undefined;
  }
  const typed = { ...question };
  const { id, text, section, important, hidden, condition } = question;
  const { codes } = question;
  const { unit, unitCode, decimals } = question as { unit?: string; unitCode?: Code; decimals?: number };
  for (const key of Object.keys(question)) delete (question as unknown as Record<string, unknown>)[key];
  const base = { id, text, section, important, hidden, condition, codes, unit, unitCode, decimals };
  const kept = Object.entries(base).filter(([, value]) => value !== undefined);
  Object.assign(question, Object.fromEntries(kept), { type: 'formula', expression: formula });
  return typed;
}

/** Converts the pending formulas once every item is read; formulas that cannot be computed are removed. */
export function settleFormulas(pages: readonly Page[], reading: FileImport): void {
  const typed = new Map<string, Question>();
  for (const pending of reading.pending) {
    const before = give(pending, reading);
    if (before) typed.set(before.id, before);
  }
  const nodes = nodesOf(pages);
  for (let round = 0; round < ROUNDS; round += 1) {
    const faulty = faultyFormulas(pages);
    if (faulty.length === 0) return;
    for (const { node: id, field, text } of faulty) {
      const node = nodes.get(id);
      if (!node || node[field] === undefined) continue;
      const before = typed.get(id);
      reading.note(
        field === 'expression' ? 'expression' : 'condition',
        String(node.text ?? node.label ?? ''),
        text,
      );
      if (field !== 'expression') delete node[field];
      else if (before) restore(node, before);
      else node.expression = '';
    }
  }
  for (const node of nodes.values()) forget(node);
}

function restore(node: Record<string, unknown>, before: Question): void {
  for (const key of Object.keys(node)) delete node[key];
  Object.assign(node, before);
}

function forget(node: Record<string, unknown>): void {
  delete node.condition;
  delete node.sentenceCondition;
  if (node.type === 'formula') node.expression = '';
}

function nodesOf(pages: readonly Page[]): Map<string, Record<string, unknown>> {
  const nodes = new Map<string, Record<string, unknown>>();
  for (const { question } of walkQuestions(pages))
    for (const node of [question, ...choicesOf(question)])
      nodes.set(node.id, node as unknown as Record<string, unknown>);
  return nodes;
}
