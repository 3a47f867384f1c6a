/** FHIRPath operators that this site's formulas support, with their precedence. */
export const OPERATORS: Readonly<Record<string, { sign: string; level: number }>> = {
  or: { sign: 'ou', level: 1 },
  and: { sign: 'et', level: 2 },
  '=': { sign: '=', level: 3 },
  '!=': { sign: '<>', level: 3 },
  '<': { sign: '<', level: 4 },
  '<=': { sign: '<=', level: 4 },
  '>': { sign: '>', level: 4 },
  '>=': { sign: '>=', level: 4 },
  '+': { sign: '+', level: 5 },
  '-': { sign: '-', level: 5 },
  '*': { sign: '*', level: 6 },
  '/': { sign: '/', level: 6 },
};

/**
 * Characters beyond which an expression is neither written nor read: a condition is written twice, so that those inside
 * one another double each time.
 */
export const PATH_MAX = 20_000;

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?)|'((?:[^'\\]|\\.)*)'|(%[A-Za-z_][\w-]*|[A-Za-z_]\w*)|(<=|>=|!=|[-+*/()<>=.,[\]]))/y;

export interface Token {
  type: 'number' | 'text' | 'name' | 'operator' | 'sign';
  text: string;
}

/** Thrown when a formula cannot express the imported expression. */
export class UnsupportedExpression extends Error {}

/** The tokens of an expression, read one after the other. */
export class Tokens {
  readonly #tokens: Token[] = [];
  #next = 0;

  /** @throws UnsupportedExpression */
  constructor(expression: string) {
    const text = expression.trimEnd();
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < text.length) {
      const match = TOKEN.exec(text);
      if (!match) throw new UnsupportedExpression();
      const [, number, quoted, name, sign = ''] = match;
      if (number !== undefined) this.#tokens.push({ type: 'number', text: number });
      else if (quoted !== undefined)
        this.#tokens.push({ type: 'text', text: quoted.replace(/\\(.)/g, '$1') });
      else if (name !== undefined && !Object.hasOwn(OPERATORS, name))
        this.#tokens.push({ type: 'name', text: name });
      else {
        const written = name ?? sign;
        const isOperator = Object.hasOwn(OPERATORS, written);
        this.#tokens.push({ type: isOperator ? 'operator' : 'sign', text: written });
      }
    }
  }

  get isAtEnd(): boolean {
    return this.#next === this.#tokens.length;
  }

  /** The next token, or the one `ahead` tokens after it, without consuming it. */
  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#next + ahead];
  }

  /** @throws UnsupportedExpression at the end */
  next(): Token {
    const token = this.#tokens[this.#next];
    if (!token) throw new UnsupportedExpression();
    this.#next += 1;
    return token;
  }

  takes(text: string): boolean {
    const token = this.peek();
    if (!token || token.type === 'text' || token.text !== text) return false;
    this.#next += 1;
    return true;
  }

  /** @throws UnsupportedExpression if the next tokens differ from these */
  expect(...texts: string[]): void {
    for (const text of texts) if (!this.takes(text)) throw new UnsupportedExpression();
  }

  /** The next token, which must be a quoted text. @throws UnsupportedExpression */
  text(): string {
    const token = this.next();
    if (token.type !== 'text') throw new UnsupportedExpression();
    return token.text;
  }
}
