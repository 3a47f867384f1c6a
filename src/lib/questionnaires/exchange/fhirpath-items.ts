import { optionsOf } from '../tree.ts';
import type { Part } from './fhirpath-parts.ts';
import { type Tokens, UnsupportedExpression } from './fhirpath-tokens.ts';
import { optionCalled, type Target, type Targets } from './targets.ts';

/** Path steps between an item and its answer that change nothing when there is only one answer. */
const PLAIN = /^(answer|value|value[A-Z]\w*|first|single|last)$/;
const READ = /^(code|display|where|weight|ordinal|exists)$/;

/**
 * `item.where(linkId='a').answer.value`, `repeat(item)…`, `descendants()…`: the answer of the last named item.
 * @throws UnsupportedExpression
 */
export function readItemPath(tokens: Tokens, targets: Targets): Part {
  let linkId: string | undefined;
  let isAll = false;
  do {
    if (tokens.takes('item')) continue;
    if (tokens.takes('repeat')) {
      tokens.expect('(', 'item', ')');
      isAll = true;
    } else if (tokens.takes('descendants')) tokens.expect('(', ')');
    else if (tokens.takes('where')) {
      tokens.expect('(', 'linkId', '=');
      linkId = tokens.text();
      tokens.expect(')');
    } else break;
  } while (tokens.takes('.'));
  const target = linkId === undefined ? undefined : targets.get(linkId);
  if (linkId !== undefined && !target) throw new UnsupportedExpression();
  if (target) return readAnswer(tokens, target);
  if (!isAll) throw new UnsupportedExpression();
  tokens.expect('answer', '.');
  if (tokens.takes('value')) tokens.expect('.');
  return pointsOf(tokens, [...targets.values()]);
}

/** Reads the rest of a path after its item: the value, code, display text or weight, or a test of an option. */
function readAnswer(tokens: Tokens, target: Target): Part {
  let key: 'code' | 'display' | undefined;
  for (;;) {
    const { type, text } = tokens.peek() ?? { type: 'sign', text: '' };
    if (type !== 'name') throw new UnsupportedExpression();
    if (text === 'weight' || text === 'ordinal') return pointsOf(tokens, [target]);
    tokens.next();
    if (text === 'where') return chosen(tokens, target);
    if (text === 'exists') {
      tokens.expect('(', ')');
      return { answered: target };
    }
    if (text === 'code' || text === 'display') key = text;
    else if (!PLAIN.test(text)) throw new UnsupportedExpression();
    if (tokens.takes('(')) tokens.expect(')');
    if (tokens.takes('[')) tokens.expect('0', ']');
    const follows = tokens.peek(1)?.text ?? '';
    if (!(PLAIN.test(follows) || READ.test(follows)) || !tokens.takes('.')) break;
  }
  return key ? { target, key } : { text: `{${target.question.id}}` };
}

/** `weight().sum()`: the points of what is chosen; `weight().exists()`: whether that has some. */
function pointsOf(tokens: Tokens, named: readonly Target[]): Part {
  if (!tokens.takes('weight')) tokens.expect('ordinal');
  tokens.expect('(', ')');
  const next = tokens.peek(1)?.text ?? '';
  if (next === 'sum' || next === 'exists') tokens.expect('.', next, '(', ')');
  const scored = named.filter(({ question }) =>
    optionsOf(question).some(({ points }) => points !== undefined),
  );
  if (scored.length === 0 || scored.length > 50) throw new UnsupportedExpression();
  const text = `points(${scored.map(({ question }) => `{${question.id}}`).join('; ')})`;
  return next === 'exists' ? { weighed: text } : { text };
}

/** `where(code='a').exists()`: whether an option is chosen. */
function chosen(tokens: Tokens, target: Target): Part {
  tokens.expect('(');
  const key = tokens.takes('code') ? 'code' : 'display';
  if (key === 'display') tokens.expect('display');
  tokens.expect('=');
  const id = optionCalled(target, tokens.text(), key);
  tokens.expect(')', '.', 'exists', '(', ')');
  if (id === undefined) throw new UnsupportedExpression();
  return { text: `{${id}}` };
}
