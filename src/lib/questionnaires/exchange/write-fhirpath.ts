import type { Formula } from '../formulas/formula.ts';
import { parseFormula } from '../formulas/parse-formula.ts';
import { PATH_MAX } from './fhirpath-tokens.ts';
import type { WrittenTerms } from './written-terms.ts';

const OPERATORS: Readonly<Record<string, string>> = { et: 'and', ou: 'or', '<>': '!=' };

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
const itemOf = (id: string) => `%resource.descendants().where(linkId=${quoted(id)})`;

/** Parts of an expression beyond which it is not written: conditions that read each other have no end. */
const PARTS_MAX = 3_000;

/**
 * A formula in FHIRPath; null where that has no such function. It has no result where ours has none: an answer that is
 * missing is neither yes nor no, so that no category is given before its questions are answered.
 */
export function writeFhirPath(formula: Formula, terms: WrittenTerms): string | null {
  return new PathWriter(terms).write(formula);
}

class PathWriter {
  readonly #terms: WrittenTerms;
  #left = PARTS_MAX;

  constructor(terms: WrittenTerms) {
    this.#terms = terms;
  }

  write(formula: Formula): string | null {
    this.#left -= 1;
    if (this.#left < 0) return null;
    const text = this.#written(formula);
    if (text === null || text.length <= PATH_MAX) return text;
    // Nothing more is tried: what contains this part is longer still.
    this.#left = 0;
    return null;
  }

  #written(formula: Formula): string | null {
    switch (formula.kind) {
      case 'number': {
        const text = String(formula.value);
        return text.includes('e') ? null : text;
      }
      case 'text':
        return quoted(formula.value);
      case 'reference':
        return this.#reference(formula.id);
      case 'operation': {
        const left = this.write(formula.left);
        const right = this.write(formula.right);
        if (left === null || right === null) return null;
        if (formula.operator === '^') return `(${left}).power(${right})`;
        return `(${left} ${OPERATORS[formula.operator] ?? formula.operator} ${right})`;
      }
      case 'call':
        return this.#call(formula);
    }
  }

  #reference(id: string): string | null {
    // FHIRPath has no way to refer to one instance of a repeated group.
    if (this.#terms.groups.has(id)) return null;
    const owner = this.#terms.owners.get(id)?.id;
    if (owner === undefined) return null;
    if (owner === id) return `${itemOf(owner)}.answer.value`;
    const code = this.#terms.codings.get(id)?.code ?? id;
    const answer = `${itemOf(owner)}.answer`;
    return this.#answered(owner, `${answer}.value.where(code=${quoted(String(code))}).exists()`, 'false');
  }

  /** What an answer gives; where its question is certainly not asked, something else; nothing while it has none. */
  #answered(question: string, given: string, unasked: string): string | null {
    const asked = this.#asked(question);
    if (asked === null) return null;
    const otherwise = asked === '' ? '' : `, iif((${asked}).not(), ${unasked})`;
    return `iif(${itemOf(question)}.answer.exists(), ${given}${otherwise})`;
  }

  /** When a question is asked; empty where it always is. */
  #asked(question: string): string | null {
    const above = this.#terms.parents.get(question);
    const condition = this.#terms.owners.get(question)?.condition;
    const formula = condition ? parseFormula(condition) : undefined;
    if (formula === null) return null;
    const parts = [
      ...(above === undefined ? [] : [this.write({ kind: 'reference', id: above })]),
      ...(formula ? [this.write(formula)] : []),
    ];
    return parts.some((part) => part === null) ? null : parts.join(' and ');
  }

  #call({ name, args }: Extract<Formula, { kind: 'call' }>): string | null {
    if (readsGroup(args, this.#terms)) return null;
    if (name === 'points') return this.#points(args);
    const written = args.map((each) => this.write(each));
    if (written.some((each) => each === null)) return null;
    const [first = '', second = ''] = written as string[];
    switch (name) {
      case 'si':
        return choice(written as string[]);
      case 'non':
        return `(${first}).not()`;
      case 'arrondi':
        return `(${first}).round(${second || '0'})`;
      case 'somme':
        return `(${written.join(' + ')})`;
      case 'moyenne':
        return `((${written.join(' + ')}) / ${written.length})`;
      case 'nombre':
        return `(${(written as string[]).map((each) => choice([each, '1', '0'])).join(' + ')})`;
      default:
        return null;
    }
  }

  #points(args: readonly Formula[]): string | null {
    const sums = args.map((each) => {
      if (each.kind !== 'reference') return '0';
      // Of options without points there is no weight, and of no weight no sum.
      const weights = `${itemOf(each.id)}.answer.weight()`;
      return this.#answered(each.id, `iif(${weights}.exists(), ${weights}.sum(), 0)`, '0');
    });
    return sums.some((sum) => sum === null) ? null : `(${sums.join(' + ')})`;
  }
}

/** Whether any part counts or adds up values over the instances of a group. */
function readsGroup(args: readonly Formula[], { groups }: WrittenTerms): boolean {
  const options = new Set(groups.values());
  return args.some((part) => part.kind === 'reference' && (groups.has(part.id) || options.has(part.id)));
}

/** Conditions and values in turn, and the value otherwise: that one only where the condition is not met. */
function choice([first = '', second = '', ...rest]: readonly string[]): string {
  if (second === '' && rest.length === 0) return first;
  return `iif(${first}, ${second}, iif((${first}).not(), ${choice(rest)}))`;
}
