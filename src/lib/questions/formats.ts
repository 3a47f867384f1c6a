/**
 * Formats of the French examination (arrêté du 21 décembre 2021, art. 7): QRU, QRM, QRP, long QRP, QROC, TCS and zones to
 * point at; measures and reports are our own. The marking rules are in `marking.ts`, with explanations in
 * `docs/marking.md`.
 */
export const FORMATS = ['qru', 'qrm', 'qrp', 'qrp-long', 'qroc', 'tcs', 'zone', 'measure', 'report'] as const;
export type Format = (typeof FORMATS)[number];

/** Formats answered by choosing among propositions. */
export const CHOICE_FORMATS = ['qru', 'qrm', 'qrp', 'qrp-long'] as const satisfies Format[];
export type ChoiceFormat = (typeof CHOICE_FORMATS)[number];

export const isChoiceFormat = (format: Format): format is ChoiceFormat =>
  (CHOICE_FORMATS as readonly Format[]).includes(format);

/** Number of propositions for each format, and number of right ones. */
export const PROPOSITIONS: Record<ChoiceFormat, { least: number; most: number; right: [number, number] }> = {
  qru: { least: 4, most: 5, right: [1, 1] },
  qrm: { least: 4, most: 5, right: [1, 5] },
  qrp: { least: 4, most: 5, right: [1, 4] },
  'qrp-long': { least: 10, most: 25, right: [1, 5] },
};

/** Effects of ticking or missing a proposition on the whole QRM. */
export const WEIGHTS = ['indispensable', 'inacceptable'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Steps of a TCS scale, from « beaucoup moins probable » to « beaucoup plus probable ». */
export const SCALE = [-2, -1, 0, 1, 2] as const;
export type ScaleStep = (typeof SCALE)[number];

/** Quantities measured on an image: millimetres, degrees, Hounsfield units. */
export const QUANTITIES = ['length', 'angle', 'density'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** The certainty of an answer, in percent. */
export const CERTAINTIES = [25, 50, 75, 95] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** When keys and explanations are shown: after each step, or after the last one. */
export const EXPLAINED = ['step', 'end'] as const;
export type Explained = (typeof EXPLAINED)[number];

/** Maximum sizes of a case's questions; texts in characters. */
export const QUESTIONS_MAX = {
  steps: 20,
  questions: 15,
  stepText: 2000,
  /** Folders revealed by a step: as many as a case can have. */
  folders: 60,
  text: 1000,
  explanation: 2000,
  proposition: 300,
  propositionExplanation: 600,
  propositions: 25,
  accepted: 20,
  acceptedText: 120,
  /** Experts who chose one step of a TCS scale. */
  panel: 99,
  /** Structures in a zone question, and slices on either side for which a structure's outline is valid. */
  structures: 5,
  reach: 20,
  /** Findings shown with one question's explanation. */
  findings: 5,
  /** Absolute value of a measure, in its unit. */
  measure: 100_000,
  /** Questions and choices in the form of a report: larger questionnaires cannot be used. */
  formNodes: 400,
  formTitle: 200,
  /** Answered fields in a report: reports about several lesions have many. */
  reportAnswers: 2000,
  /** For a field of a report: its weight, and the length of a text answer. */
  fieldWeight: 10,
  fieldText: 2000,
} as const;

/** Maximum number of words in an answer to a QROC. */
export const QROC_WORDS = 5;
/** Maximum length of such an answer as typed, in characters. */
export const QROC_TEXT = 200;
