/** Operators of FHIRPath that our formulas have, and how closely they bind. */
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

/** Thrown where an expression says what our formulas cannot. */
export class Unsaid extends Error {}

/** The parts of an expression, which are taken one after the other. */
export class Tokens {
  readonly #tokens: Token[] = [];
  #next = 0;

  /** @throws Unsaid */
  constructor(expression: string) {
    const text = expression.trimEnd();
    TOKEN.lastIndex = 0;
    while (TOKEN.lastIndex < text.length) {
      const match = TOKEN.exec(text);
      if (!match) throw new Unsaid();
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

  /** The token that comes next, or one of those after it. */
  peek(ahead = 0): Token | undefined {
    return this.#tokens[this.#next + ahead];
  }

  /** @throws Unsaid at the end */
  next(): Token {
    const token = this.#tokens[this.#next];
    if (!token) throw new Unsaid();
    this.#next += 1;
    return token;
  }

  takes(text: string): boolean {
    const token = this.peek();
    if (!token || token.type === 'text' || token.text !== text) return false;
    this.#next += 1;
    return true;
  }

  /** @throws Unsaid where something else comes */
  expect(...texts: string[]): void {
    for (const text of texts) if (!this.takes(text)) throw new Unsaid();
  }

  /** A text between quotes. @throws Unsaid */
  text(): string {
    const token = this.next();
    if (token.type !== 'text') throw new Unsaid();
    return token.text;
  }
}
