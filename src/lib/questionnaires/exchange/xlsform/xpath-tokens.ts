import { UnsupportedExpression } from '../fhirpath-tokens.ts';

/** XPath operators that this site's formulas support, with their precedence. */
export const XPATH_OPERATORS: ReadonlyMap<string, { sign: string; level: number }> = new Map([
  ['or', { sign: 'ou', level: 1 }],
  ['and', { sign: 'et', level: 2 }],
  ['=', { sign: '=', level: 3 }],
  ['!=', { sign: '<>', level: 3 }],
  ['<', { sign: '<', level: 4 }],
  ['<=', { sign: '<=', level: 4 }],
  ['>', { sign: '>', level: 4 }],
  ['>=', { sign: '>=', level: 4 }],
  ['+', { sign: '+', level: 5 }],
  ['-', { sign: '-', level: 5 }],
  ['*', { sign: '*', level: 6 }],
  ['div', { sign: '/', level: 6 }],
]);

export interface XPathToken {
  type: 'number' | 'text' | 'question' | 'name' | 'operator' | 'sign';
  text: string;
}

const TOKEN =
  /\s*(?:(\d+(?:\.\d+)?|\.\d+)|'([^']*)'|"([^"]*)"|\$\{\s*([^{}\s]{1,200})\s*\}|([A-Za-z_][\w.:-]*)|(<=|>=|!=|[-+*()<>=,]))/y;

/** The parts of an expression. @throws UnsupportedExpression at a part that is not supported */
export function xpathTokens(expression: string): XPathToken[] {
  const text = expression.trim();
  const tokens: XPathToken[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new UnsupportedExpression();
    const [, number, single, double, question, name, sign = ''] = match;
    const quoted = single ?? double;
    if (number !== undefined)
      tokens.push({ type: 'number', text: number.startsWith('.') ? `0${number}` : number });
    else if (quoted !== undefined) tokens.push({ type: 'text', text: quoted });
    else if (question !== undefined) tokens.push({ type: 'question', text: question });
    else {
      const written = name ?? sign;
      const plain = name === undefined ? 'sign' : 'name';
      tokens.push({ type: XPATH_OPERATORS.has(written) ? 'operator' : plain, text: written });
    }
  }
  return tokens;
}
