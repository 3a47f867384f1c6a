import { type Difference, type NodeType, textsIn } from '#lib/items/differences.ts';
import { type BodyNode, nodeDifferences } from '#lib/items/node-differences.ts';
import type { QuestionnaireBody } from './body-schema.ts';
import type { Code } from './codes.ts';
import { type FormulaName, formulaNames } from './formulas/formula-names.ts';
import { conditionText, formulaText } from './formulas/formula-text.ts';
import { namedSentence } from './repeats/sentence-names.ts';
import { optionsOf, type Question } from './tree.ts';

interface Choice {
  id: string;
  name: string;
}

/** The choices of a question: its options or its zones. */
function choicesOf(question: Question): Choice[] {
  if (question.type === 'hotspot') return question.zones.map(({ id, label }) => ({ id, name: label }));
  return optionsOf(question).map(({ id, text }) => ({ id, name: text }));
}

/** The default answer as readable text: chosen options by their names. */
function defaultOf(question: Question): string[] {
  if (!('defaultAnswer' in question) || question.defaultAnswer === undefined) return [];
  const names = new Map(choicesOf(question).map(({ id, name }) => [id, name]));
  return [question.defaultAnswer].flat().map((answer) => names.get(String(answer)) ?? String(answer));
}

/** The texts of a question that readers see, apart from its title. */
function wordsOf(question: Question, names: readonly FormulaName[]): string[] {
  const { sentence, unit, unitCode, min, max } = question as {
    sentence?: string;
    unit?: string;
    unitCode?: Code;
    min?: number;
    max?: number;
  };
  const formula = question.type === 'formula' ? formulaText(question.expression, names) : undefined;
  const conditions = conditionsOf(question, names);
  return textsIn([
    sentence,
    formula,
    conditions,
    unit,
    unitCode,
    question.codes,
    min,
    max,
    defaultOf(question),
    question.image?.alt,
  ]);
}

/** The conditions of a node, and of its sentence. */
function conditionsOf(
  node: { condition?: string | undefined; sentenceCondition?: string | undefined },
  names: readonly FormulaName[],
): string[] {
  return [conditionText(node.condition, names), conditionText(node.sentenceCondition, names)];
}

/** Every node of a questionnaire, in document order. */
function nodesOf({ pages, fiches = [] }: QuestionnaireBody): BodyNode[] {
  const names = formulaNames(pages);
  const nodes: BodyNode[] = [];
  const add = (type: NodeType, id: string, name: string, node: Omit<BodyNode, 'id' | 'type' | 'name'>) =>
    nodes.push({ id, type, name, ...node });

  function addQuestion(question: Question, parent: string): void {
    const { id, text } = question;
    const own = { ...question, id: '', options: null, zones: null };
    add('question', id, text, { parent, own, words: wordsOf(question, names) });
    if (question.type === 'hotspot')
      for (const zone of question.zones)
        add('zone', zone.id, zone.label, {
          parent: id,
          own: zone,
          words: textsIn([zone.sentence, conditionsOf(zone, names), zone.codes]),
        });
    for (const option of optionsOf(question)) {
      const { sentence, points, codes, image, repeat } = option;
      const words = textsIn([
        sentence,
        conditionsOf(option, names),
        points,
        codes,
        image?.alt,
        repeat?.name,
        repeat?.sentence && namedSentence(repeat.sentence, option),
      ]);
      add('option', option.id, option.text, { parent: id, own: { ...option, questions: null }, words });
      for (const sub of option.questions ?? []) addQuestion(sub, option.id);
    }
  }

  for (const page of pages) {
    add('page', page.id, page.name, { parent: '', own: page.codes ?? null, words: textsIn(page.codes) });
    for (const question of page.questions) addQuestion(question, page.id);
  }
  for (const { id, title, content } of fiches)
    add('fiche', id, title, { parent: '', own: content, words: textsIn(content) });
  return nodes;
}

/** The differences between two questionnaires: nodes that were added, removed, moved or changed. */
export function questionnaireDifferences(before: QuestionnaireBody, after: QuestionnaireBody): Difference[] {
  return nodeDifferences(nodesOf(before), nodesOf(after));
}
