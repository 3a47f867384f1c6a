import { QUESTIONNAIRE_MAX } from '../limits.ts';
import { readItemPath } from './fhirpath-items.ts';
import { type Part, partOfIif, textOf } from './fhirpath-parts.ts';
import { OPERATORS, PATH_MAX, Tokens, UnsupportedExpression } from './fhirpath-tokens.ts';
import { optionCalled, type Targets } from './targets.ts';

const MAX_DEPTH = 30;
/** Maximum nesting of variables. */
const MAX_VARIABLES = 4;

export interface ExpressionTerms {
  targets: Targets;
  /** The expressions of variables, by the names of the variables. */
  variables: ReadonlyMap<string, string>;
}

/**
 * An expression of FHIRPath as a formula: numbers, texts, arithmetic, comparisons, « and », « or », `iif`, `round`,
 * `not`, `power`, the sum of weights, answers of items by their `linkId`, and variables composed of these. Undefined
 * where formulas cannot express it.
 */
export function readFhirPath(expression: string, terms: ExpressionTerms): string | undefined {
  try {
    return readWithin(expression, terms, 0);
  } catch (error) {
    if (error instanceof UnsupportedExpression) return undefined;
    throw error;
  }
}

function readWithin(expression: string, terms: ExpressionTerms, depth: number): string {
  // Those that we write, which have no variables, are longer than the formulas that they say.
  const longest = terms.variables.size === 0 ? PATH_MAX : QUESTIONNAIRE_MAX.expression;
  if (depth > MAX_VARIABLES || expression.length > longest) throw new UnsupportedExpression();
  const text = new Reader(new Tokens(expression), terms, depth).read();
  if (text.length > QUESTIONNAIRE_MAX.expression) throw new UnsupportedExpression();
  return text;
}

class Reader {
  readonly #tokens: Tokens;
  readonly #terms: ExpressionTerms;
  readonly #variables: number;
  #depth = 0;

  constructor(tokens: Tokens, terms: ExpressionTerms, variables: number) {
    this.#tokens = tokens;
    this.#terms = terms;
    this.#variables = variables;
  }

  read(): string {
    const text = textOf(this.#expression(1));
    if (!this.#tokens.isAtEnd) throw new UnsupportedExpression();
    return text;
  }

  #expression(least: number): Part {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new UnsupportedExpression();
    let left = this.#methods(this.#operand());
    for (;;) {
      const token = this.#tokens.peek();
      const operator = token?.type === 'operator' ? OPERATORS[token.text] : undefined;
      if (!operator || operator.level < least) break;
      this.#tokens.next();
      left = this.#joined(left, operator.sign, this.#expression(operator.level + 1));
    }
    this.#depth -= 1;
    return left;
  }

  #joined(left: Part, sign: string, right: Part): Part {
    if (!('target' in left)) return { text: `(${textOf(left)} ${sign} ${textOf(right)})` };
    const words = /^"([^"]*)"$/.exec(textOf(right))?.[1];
    const id = words === undefined ? undefined : optionCalled(left.target, words, left.key);
    if (id === undefined || (sign !== '=' && sign !== '<>')) throw new UnsupportedExpression();
    return { text: sign === '=' ? `{${id}}` : `non({${id}})` };
  }

  #operand(): Part {
    const tokens = this.#tokens;
    if (tokens.takes('-')) return { text: `(0 - ${textOf(this.#expression(6))})` };
    if (tokens.takes('(')) {
      const inner = this.#expression(1);
      tokens.expect(')');
      return inner;
    }
    if (tokens.peek()?.text === 'item' && tokens.peek()?.type === 'name')
      return readItemPath(tokens, this.#terms.targets);
    const { type, text } = tokens.next();
    if (type === 'number') return { text };
    if (type === 'text' && !text.includes('"')) return { text: `"${text}"` };
    if (type !== 'name') throw new UnsupportedExpression();
    return this.#named(text);
  }

  #named(name: string): Part {
    if (name === 'false') return { never: true };
    if (name === 'iif') {
      const [condition, given, otherwise, more] = this.#parts();
      if (!condition || !given || more) throw new UnsupportedExpression();
      return partOfIif(condition, given, otherwise);
    }
    if (name === '%resource') {
      this.#tokens.expect('.');
      return readItemPath(this.#tokens, this.#terms.targets);
    }
    const variable = this.#terms.variables.get(name.slice(1));
    if (!name.startsWith('%') || variable === undefined) throw new UnsupportedExpression();
    return { text: readWithin(variable, this.#terms, this.#variables + 1) };
  }

  #arguments(count: number): string[] {
    const read = this.#parts().map(textOf);
    if (read.length !== count) throw new UnsupportedExpression();
    return read;
  }

  #parts(): Part[] {
    this.#tokens.expect('(');
    const read = [this.#expression(1)];
    while (this.#tokens.takes(',')) read.push(this.#expression(1));
    this.#tokens.expect(')');
    return read;
  }

  /** Applies the methods called on a result. */
  #methods(part: Part): Part {
    let result = part;
    while (this.#tokens.takes('.')) {
      const inner = textOf(result);
      if (this.#tokens.takes('round')) result = { text: this.#rounded(inner) };
      else if (this.#tokens.takes('power')) result = { text: `(${inner} ^ ${this.#arguments(1)[0]})` };
      else {
        this.#tokens.expect('not', '(', ')');
        result = { text: `non(${inner})` };
      }
    }
    return result;
  }

  #rounded(inner: string): string {
    if (this.#tokens.peek(1)?.text !== ')') return `arrondi(${inner}; ${this.#arguments(1)[0]})`;
    this.#tokens.expect('(', ')');
    return `arrondi(${inner})`;
  }
}
