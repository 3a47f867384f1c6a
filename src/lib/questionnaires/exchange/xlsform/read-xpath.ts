import { QUESTIONNAIRE_MAX } from '../../limits.ts';
import { UnsupportedExpression } from '../fhirpath-tokens.ts';
import type { Target } from '../targets.ts';
import { countChosen, formulaOf, isChosen, joined, type XPathPart } from './xpath-answers.ts';
import { XPATH_OPERATORS, type XPathToken, xpathTokens } from './xpath-tokens.ts';

const MAX_DEPTH = 30;

/** XPath functions with their formula equivalents and numbers of arguments. */
const FUNCTIONS: ReadonlyMap<string, readonly [name: string, least: number, most: number]> = new Map([
  ['not', ['non', 1, 1]],
  ['if', ['si', 3, 3]],
  ['round', ['arrondi', 1, 2]],
  ['min', ['min', 1, 50]],
  ['max', ['max', 1, 50]],
  ['sum', ['somme', 1, 50]],
]);

/**
 * An expression of an XLSForm (XPath) as a formula: numbers, texts, `${name}`, arithmetic, comparisons, « and », « or
 * », `not`, `if`, `round`, `min`, `max`, `sum`, `pow`, `number`, `selected`, `count-selected`. Undefined where
 * formulas cannot say it.
 */
export function readXPath(
  expression: string,
  { targets }: { targets: ReadonlyMap<string, Target> },
): string | undefined {
  try {
    if (expression.length > QUESTIONNAIRE_MAX.expression) return undefined;
    const text = new Reader(xpathTokens(expression), targets).read();
    return text.length <= QUESTIONNAIRE_MAX.expression ? text : undefined;
  } catch (error) {
    if (error instanceof UnsupportedExpression) return undefined;
    throw error;
  }
}

class Reader {
  readonly #tokens: readonly XPathToken[];
  readonly #targets: ReadonlyMap<string, Target>;
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly XPathToken[], targets: ReadonlyMap<string, Target>) {
    this.#tokens = tokens;
    this.#targets = targets;
  }

  read(): string {
    const text = formulaOf(this.#expression(1));
    if (this.#next < this.#tokens.length) throw new UnsupportedExpression();
    return text;
  }

  #take(): XPathToken {
    const token = this.#tokens[this.#next];
    if (!token) throw new UnsupportedExpression();
    this.#next += 1;
    return token;
  }

  #takes(sign: string): boolean {
    const token = this.#tokens[this.#next];
    if (!token || token.type === 'text' || token.text !== sign) return false;
    this.#next += 1;
    return true;
  }

  #expect(sign: string): void {
    if (!this.#takes(sign)) throw new UnsupportedExpression();
  }

  #expression(least: number): XPathPart {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new UnsupportedExpression();
    let left = this.#operand();
    for (;;) {
      const token = this.#tokens[this.#next];
      const operator = token?.type === 'operator' ? XPATH_OPERATORS.get(token.text) : undefined;
      if (!operator || operator.level < least) break;
      this.#next += 1;
      left = joined(left, operator.sign, this.#expression(operator.level + 1));
    }
    this.#depth -= 1;
    return left;
  }

  #operand(): XPathPart {
    if (this.#takes('-')) return { kind: 'formula', text: `(0 - ${formulaOf(this.#expression(7))})` };
    if (this.#takes('(')) {
      const inner = this.#expression(1);
      this.#expect(')');
      return inner;
    }
    const { type, text } = this.#take();
    if (type === 'number') return { kind: 'value', value: text, isQuoted: false };
    if (type === 'text') return { kind: 'value', value: text, isQuoted: true };
    if (type === 'question') return { kind: 'answer', target: this.#target(text) };
    if (type !== 'name') throw new UnsupportedExpression();
    this.#expect('(');
    return this.#call(text);
  }

  #target(name: string): Target {
    const target = this.#targets.get(name);
    if (!target) throw new UnsupportedExpression();
    return target;
  }

  #call(name: string): XPathPart {
    const args = [this.#expression(1)];
    while (this.#takes(',')) args.push(this.#expression(1));
    this.#expect(')');
    const [first, second] = args;
    if (!first) throw new UnsupportedExpression();
    if (name === 'number' && args.length === 1) return first;
    if (name === 'selected' && first.kind === 'answer' && second?.kind === 'value' && args.length === 2)
      return { kind: 'formula', text: isChosen(first.target, second.value) };
    if (name === 'count-selected' && first.kind === 'answer' && args.length === 1)
      return { kind: 'formula', text: countChosen(first.target) };
    if (name === 'pow' && second && args.length === 2)
      return { kind: 'formula', text: `(${formulaOf(first)} ^ ${formulaOf(second)})` };
    const [own, least, most] = FUNCTIONS.get(name) ?? [];
    if (own === undefined || args.length < (least ?? 0) || args.length > (most ?? 0))
      throw new UnsupportedExpression();
    return { kind: 'formula', text: `${own}(${args.map(formulaOf).join('; ')})` };
  }
}
