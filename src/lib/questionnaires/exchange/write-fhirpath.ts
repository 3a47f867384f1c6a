import type { Formula } from '../formulas/formula.ts';
import type { WrittenTerms } from './written-terms.ts';

const OPERATORS: Readonly<Record<string, string>> = { et: 'and', ou: 'or', '<>': '!=' };

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
const itemOf = (id: string) => `%resource.descendants().where(linkId=${quoted(id)})`;

/** A formula in FHIRPath; null where that has no such function. */
export function writeFhirPath(formula: Formula, terms: WrittenTerms): string | null {
  switch (formula.kind) {
    case 'number': {
      const text = String(formula.value);
      return text.includes('e') ? null : text;
    }
    case 'text':
      return quoted(formula.value);
    case 'reference': {
      // A repeated group has several instances: FHIRPath cannot say which is meant.
      if (terms.groups.has(formula.id)) return null;
      const owner = terms.owners.get(formula.id)?.id;
      if (owner === undefined) return null;
      if (owner === formula.id) return `${itemOf(owner)}.answer.value`;
      const code = terms.codings.get(formula.id)?.code ?? formula.id;
      return `${itemOf(owner)}.answer.value.where(code=${quoted(String(code))}).exists()`;
    }
    case 'operation': {
      const left = writeFhirPath(formula.left, terms);
      const right = writeFhirPath(formula.right, terms);
      if (left === null || right === null) return null;
      if (formula.operator === '^') return `(${left}).power(${right})`;
      return `(${left} ${OPERATORS[formula.operator] ?? formula.operator} ${right})`;
    }
    case 'call':
      return writeCall(formula, terms);
  }
}

function writeCall({ name, args }: Extract<Formula, { kind: 'call' }>, terms: WrittenTerms): string | null {
  if (readsGroup(args, terms)) return null;
  if (name === 'points') return writePoints(args);
  const written = args.map((each) => writeFhirPath(each, terms));
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
      return `(${written.map((each) => `iif(${each}, 1, 0)`).join(' + ')})`;
    default:
      return null;
  }
}

/** Whether something is counted or added up over the instances of a group. */
function readsGroup(args: readonly Formula[], { groups }: WrittenTerms): boolean {
  const options = new Set(groups.values());
  return args.some((part) => part.kind === 'reference' && (groups.has(part.id) || options.has(part.id)));
}

function writePoints(args: readonly Formula[]): string {
  const sums = args.map((each) =>
    each.kind === 'reference' ? `${itemOf(each.id)}.answer.weight().sum()` : '0',
  );
  return `(${sums.join(' + ')})`;
}

/** Conditions and values in turn, and the value otherwise. */
function choice([first = '', second = '', ...rest]: readonly string[]): string {
  return second === '' && rest.length === 0 ? first : `iif(${first}, ${second}, ${choice(rest)})`;
}
