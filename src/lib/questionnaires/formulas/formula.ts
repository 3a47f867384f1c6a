/**
 * Formulas of a questionnaire: calculations, categories and conditions, in one language. They are stored with the ids
 * of the nodes that they read: `si({q1} >= 10 et {o3}; "TR4"; "TR3")`. A closed grammar instead of evaluated code: a
 * formula is content written by strangers.
 */

export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  /** A question's answer, or whether an option or a zone is chosen. */
  | { kind: 'reference'; id: string }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'call'; name: FunctionName; args: readonly Formula[] };

/** Precedence of operators; those of equal precedence are evaluated from left to right. */
export const PRECEDENCE = {
  ou: 1,
  et: 2,
  '=': 3,
  '<>': 3,
  '<': 3,
  '<=': 3,
  '>': 3,
  '>=': 3,
  '+': 4,
  '-': 4,
  '*': 5,
  '/': 5,
  '^': 6,
} as const;
export type Operator = keyof typeof PRECEDENCE;

export const isOperator = (text: string): text is Operator => Object.hasOwn(PRECEDENCE, text);

/** Functions by their stored name, with their minimum and maximum number of arguments. */
export const FUNCTIONS = {
  min: { least: 1, most: 50 },
  max: { least: 1, most: 50 },
  somme: { least: 1, most: 50 },
  moyenne: { least: 1, most: 50 },
  arrondi: { least: 1, most: 2 },
  /** Condition, value, optional further pairs, then the default value. */
  si: { least: 3, most: 51 },
  /** The number of conditions that hold. */
  nombre: { least: 1, most: 50 },
  /** The total points of the options chosen in questions. */
  points: { least: 1, most: 50 },
  non: { least: 1, most: 1 },
  /** The number of days from one date to another. */
  jours: { least: 2, most: 2 },
  mois: { least: 2, most: 2 },
  annees: { least: 2, most: 2 },
} as const;
export type FunctionName = keyof typeof FUNCTIONS;

const READING_INSTANCES: readonly FunctionName[] = ['min', 'max', 'somme', 'moyenne', 'nombre'];
/** Whether an argument of a function is computed for each instance of a repeated group. */
export const readsInstances = (name: FunctionName): boolean => READING_INSTANCES.includes(name);

export const isFunctionName = (text: string): text is FunctionName => Object.hasOwn(FUNCTIONS, text);

/** Whether a function accepts this number of arguments; « si » needs pairs and a default value. */
export function takesArguments(name: FunctionName, count: number): boolean {
  const { least, most } = FUNCTIONS[name];
  return count >= least && count <= most && (name !== 'si' || count % 2 === 1);
}

function partsOf(formula: Formula): readonly Formula[] {
  if (formula.kind === 'operation') return [formula.left, formula.right];
  return formula.kind === 'call' ? formula.args : [];
}

type Call = Extract<Formula, { kind: 'call' }>;

/**
 * The ids that a formula reads directly, and its calls that run over the instances of a repeated group: in nested
 * functions, only the innermost call does.
 */
export function directParts(formula: Formula): { references: readonly string[]; nested: readonly Call[] } {
  const references = new Set<string>();
  const nested: Call[] = [];
  const visit = (part: Formula): void => {
    if (part.kind === 'reference') references.add(part.id);
    if (part.kind === 'call' && readsInstances(part.name)) nested.push(part);
    else partsOf(part).forEach(visit);
  };
  visit(formula);
  return { references: [...references], nested };
}

/** Ids of the questions, options and zones that a formula reads, each once, in order. */
export function formulaReferences(formula: Formula): string[] {
  const ids = new Set<string>();
  const visit = (part: Formula): void => {
    if (part.kind === 'reference') ids.add(part.id);
    partsOf(part).forEach(visit);
  };
  visit(formula);
  return [...ids];
}
