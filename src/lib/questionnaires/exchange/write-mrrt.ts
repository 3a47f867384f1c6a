import { choicesOf } from '../answers.ts';
import type { QuestionnaireBody } from '../body-schema.ts';
import { questionsByNode } from '../formulas/dependencies.ts';
import type { Formula } from '../formulas/formula.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { optionsOf, type Page, type Question } from '../tree.ts';
import { OWN_MRRT } from './own-mrrt.ts';
import { codedContent } from './write-mrrt-codes.ts';
import { choiceValues, escaped, tag, writeField } from './write-mrrt-field.ts';
import type { Owners } from './written-terms.ts';

/** The comparison that tests whether a choice is made; MRRT conditions support no other comparison. */
function comparison(owners: Owners, id: string, sign: '=' | '!='): string | undefined {
  const question = owners.get(id);
  const value = question && choiceValues(question).get(id);
  return value === undefined ? undefined : `${question?.id}${sign}'${value}'`;
}

/** The comparisons of a condition, all of which must hold; undefined if MRRT cannot express one of them. */
function comparisons(formula: Formula | null, owners: Owners): string[] | undefined {
  if (formula?.kind === 'operation' && formula.operator === 'et') {
    const [left, right] = [comparisons(formula.left, owners), comparisons(formula.right, owners)];
    return left && right && [...left, ...right];
  }
  const isNot = formula?.kind === 'call' && formula.name === 'non';
  const chosen = isNot ? formula.args[0] : formula;
  if (chosen?.kind !== 'reference') return undefined;
  const isChoice = choicesOf(owners.get(chosen.id) ?? ({} as Question)).some(({ id }) => id === chosen.id);
  const text = isChoice ? comparison(owners, chosen.id, isNot ? '!=' : '=') : undefined;
  return text === undefined ? undefined : [text];
}

/** Wraps lines in nested sections, one for each of their conditions. */
const under = (conditions: readonly string[], lines: readonly string[]): string[] =>
  conditions.reduceRight<string[]>(
    (inside, condition) => [tag('div', { 'data-mrrt-condition': condition }), ...inside, '</div>'],
    [...lines],
  );

/** A question, followed by those under its options, each on the condition that its option is chosen. */
function writeQuestion(question: Question, owners: Owners): string[] {
  const conditions =
    question.condition === undefined ? [] : (comparisons(parseFormula(question.condition), owners) ?? []);
  const below = optionsOf(question).flatMap(({ id, questions = [] }) => {
    if (questions.length === 0) return [];
    return under(
      [comparison(owners, id, '=') ?? ''],
      questions.flatMap((each) => writeQuestion(each, owners)),
    );
  });
  const isHidden = question.hidden || undefined;
  return under(conditions, [
    tag('div', { class: 'field', hidden: isHidden }),
    ...writeField(question),
    '</div>',
    ...below,
  ]);
}

function writePage({ id, name, questions }: Page, owners: Owners): string[] {
  return [
    tag('section', { id, class: 'level1', 'data-section-name': name }),
    `<h2 class="level1">${escaped(name)}</h2>`,
    ...questions.flatMap((question) => writeQuestion(question, owners)),
    '</section>',
  ];
}

const fact = (name: string, content: string) => tag('meta', { name, content });

/** A questionnaire as an IHE MRRT report template; `docs/exchange.md` lists what MRRT cannot express. */
export function writeMrrt({ title, body }: { title: string; body: QuestionnaireBody }): string {
  const owners = questionsByNode(body.pages);
  const lines = [
    '<!DOCTYPE html>',
    '<html lang="fr">',
    '<head>',
    '<meta charset="UTF-8">',
    `<title>${escaped(title)}</title>`,
    fact('generator', OWN_MRRT.generator),
    fact('dcterms.title', title),
    fact('dcterms.type', 'IMAGE_REPORT_TEMPLATE'),
    fact('dcterms.language', 'fr'),
    '<script type="text/xml">',
    '<template_attributes>',
    '<top-level-flag>true</top-level-flag>',
    '<status>DRAFT</status>',
    ...codedContent(body.pages),
    '</template_attributes>',
    '</script>',
    '</head>',
    '<body>',
    ...body.pages.flatMap((page) => writePage(page, owners)),
    '</body>',
    '</html>',
  ];
  return `${lines.join('\n')}\n`;
}
