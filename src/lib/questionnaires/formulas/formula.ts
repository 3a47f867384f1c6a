/**
 * Formulas of a questionnaire: calculations, categories and conditions, in one language. They are stored with the ids
 * of what they read: `si({q1} >= 10 et {o3}; "TR4"; "TR3")`. A closed grammar instead of evaluated code: a formula is
 * content written by strangers.
 */

export type Formula =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  /** A question's answer, or whether an option or a zone is chosen. */
  | { kind: 'reference'; id: string }
  | { kind: 'operation'; operator: Operator; left: Formula; right: Formula }
  | { kind: 'call'; name: FunctionName; args: readonly Formula[] };

/** Binding strength of operators; those with the same number are read from left to right. */
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

/** Functions by their stored name, with how many arguments they take. */
export const FUNCTIONS = {
  min: { least: 1, most: 50 },
  max: { least: 1, most: 50 },
  somme: { least: 1, most: 50 },
  moyenne: { least: 1, most: 50 },
  arrondi: { least: 1, most: 2 },
  /** Condition, value, perhaps more pairs, value otherwise. */
  si: { least: 3, most: 51 },
  /** How many conditions hold. */
  nombre: { least: 1, most: 50 },
  /** The points of what is chosen in questions. */
  points: { least: 1, most: 50 },
  non: { least: 1, most: 1 },
  /** Days from one date to another. */
  jours: { least: 2, most: 2 },
  mois: { least: 2, most: 2 },
  annees: { least: 2, most: 2 },
} as const;
export type FunctionName = keyof typeof FUNCTIONS;

const READING_INSTANCES: readonly FunctionName[] = ['min', 'max', 'somme', 'moyenne', 'nombre'];
/** Whether an argument of a function is computed for each instance of a repeated group. */
export const readsInstances = (name: FunctionName): boolean => READING_INSTANCES.includes(name);

export const isFunctionName = (text: string): text is FunctionName => Object.hasOwn(FUNCTIONS, text);

/** Whether a function takes this many arguments: of « si » always pairs and one more. */
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
 * The ids that a formula reads directly, and the calls in it that go over the instances of a repeated group: of
 * nested functions, the innermost does.
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
