import type { QuestionnaireBody } from '../body-schema.ts';
import { QUESTIONNAIRE_MAX } from '../limits.ts';
import type { Question, QuestionOption } from '../tree.ts';
import { type FoundNode, findNode, type Place, parentOf, placeAtEnd, placeOf } from './find-node.ts';
import { insertNodes, moveNodes, outermost, removeNodes } from './move-nodes.ts';
import { sectionAt } from './new-nodes.ts';
import { accepts, type BodyNode, childNodes } from './nodes.ts';

/** The keys of a question that has nothing but its words. */
const BARE_QUESTION = new Set(['id', 'text', 'section', 'type', 'options']);
const BARE_OPTION = new Set(['id', 'text']);

const hasOnly = (node: object, keys: ReadonlySet<string>) =>
  Object.entries(node).every(([key, value]) => keys.has(key) || value === undefined || value === false);

/** The question as an option, when nothing of it would be lost. */
function asOption(question: Question): BodyNode | undefined {
  const isBare =
    question.type === 'single' && question.options.length === 0 && hasOnly(question, BARE_QUESTION);
  if (!isBare || question.text.length > QUESTIONNAIRE_MAX.optionText) return undefined;
  return { kind: 'option', node: { id: question.id, text: question.text } };
}

/** The option as a question, when nothing of it would be lost. */
function asQuestion(option: QuestionOption, section: Question['section']): BodyNode | undefined {
  if (!hasOnly(option, BARE_OPTION)) return undefined;
  return {
    kind: 'question',
    node: { id: option.id, text: option.text, section, type: 'single', options: [] },
  };
}

function replaceAt(body: QuestionnaireBody, found: FoundNode, place: Place, by: BodyNode): QuestionnaireBody {
  return insertNodes(removeNodes(body, [found.node.id]), place, [by]);
}

function indentOne(body: QuestionnaireBody, id: string): QuestionnaireBody {
  const found = findNode(body, id);
  const before = found?.siblings[found.index - 1];
  if (!found || !before) return body;
  if (found.kind === 'option') {
    const question = asQuestion(found.node, sectionAt(found));
    return question ? replaceAt(body, found, placeAtEnd(before), question) : body;
  }
  if (found.kind !== 'question') return body;
  const option = accepts(before, 'option') ? asOption(found.node) : undefined;
  if (option) return replaceAt(body, found, placeAtEnd(before), option);
  const last = childNodes(before).at(-1);
  return last?.kind === 'option' ? moveNodes(body, [id], placeAtEnd(last)) : body;
}

function outdentOne(body: QuestionnaireBody, id: string): QuestionnaireBody {
  const found = findNode(body, id);
  const parent = found && parentOf(found);
  const around = parent && findNode(body, parent.node.id);
  if (!around) return body;
  if (found.kind === 'option') {
    const question = asQuestion(found.node, sectionAt(found));
    return question ? replaceAt(body, found, placeOf(around, 1), question) : body;
  }
  if (found.kind !== 'question' || around.kind !== 'option') return body;
  const option = asOption(found.node);
  if (option) return replaceAt(body, found, placeOf(around, 1), option);
  const home = parentOf(around);
  const beyond = home && findNode(body, home.node.id);
  return beyond ? moveNodes(body, [id], placeOf(beyond, 1)) : body;
}

/**
 * Nests nodes under what is before them: a question that is nothing but words becomes an option of the question
 * before it, any other goes under that question's last option; an option becomes a question under the option before
 * it. Returns the same body where that is not possible, or would lose something.
 */
export function indent(body: QuestionnaireBody, ids: Iterable<string>): QuestionnaireBody {
  return outermost(body, ids).reduce((next, { node }) => indentOne(next, node.id), body);
}

/** The reverse: nodes leave their parent, and come right after it. */
export function outdent(body: QuestionnaireBody, ids: Iterable<string>): QuestionnaireBody {
  return outermost(body, ids).reduceRight((next, { node }) => outdentOne(next, node.id), body);
}
