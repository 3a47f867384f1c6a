/** Limits of a questionnaire: characters of its texts, nodes of its lists. */
export const QUESTIONNAIRE_MAX = {
  pages: 50,
  pageName: 100,
  /** Questions of a page. */
  questions: 500,
  /** Questions under one option. */
  subQuestions: 200,
  questionText: 1_000,
  options: 100,
  optionText: 500,
  zones: 100,
  zoneLabel: 200,
  sentence: 2_000,
  defaultText: 5_000,
  unit: 30,
  decimals: 6,
  /** Maximum absolute value of numbers. */
  measure: 1e9,
  /** Characters of a stored formula. */
  expression: 2_000,
  /** Maximum absolute value of an option's points. */
  points: 1_000,
  /** Instances of a repeated group. */
  instances: 20,
  instanceName: 60,
  fiches: 200,
  ficheTitle: 200,
} as const;
