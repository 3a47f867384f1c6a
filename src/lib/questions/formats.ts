/**
 * Formats of the French examination (arrêté du 21 décembre 2021, art. 7): QRU, QRM, QRP, long QRP, QROC, TCS and zones to
 * point at; and measures and reports, which are ours. The rule that marks each of them is in `marking.ts`, explained in
 * `docs/marking.md`.
 */
export const FORMATS = ['qru', 'qrm', 'qrp', 'qrp-long', 'qroc', 'tcs', 'zone', 'measure', 'report'] as const;
export type Format = (typeof FORMATS)[number];

/** Formats that are answered by choosing among propositions. */
export const CHOICE_FORMATS = ['qru', 'qrm', 'qrp', 'qrp-long'] as const satisfies Format[];
export type ChoiceFormat = (typeof CHOICE_FORMATS)[number];

export const isChoiceFormat = (format: Format): format is ChoiceFormat =>
  (CHOICE_FORMATS as readonly Format[]).includes(format);

/** How many propositions a format has, and how many of them are right. */
export const PROPOSITIONS: Record<ChoiceFormat, { least: number; most: number; right: [number, number] }> = {
  qru: { least: 4, most: 5, right: [1, 1] },
  qrm: { least: 4, most: 5, right: [1, 5] },
  qrp: { least: 4, most: 5, right: [1, 4] },
  'qrp-long': { least: 10, most: 25, right: [1, 5] },
};

/** What ticking or missing a proposition of a QRM does to the whole question. */
export const WEIGHTS = ['indispensable', 'inacceptable'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Steps of the scale of a TCS, from « beaucoup moins probable » to « beaucoup plus probable ». */
export const SCALE = [-2, -1, 0, 1, 2] as const;
export type ScaleStep = (typeof SCALE)[number];

/** What is measured on an image: millimetres, degrees, Hounsfield units. */
export const QUANTITIES = ['length', 'angle', 'density'] as const;
export type Quantity = (typeof QUANTITIES)[number];

/** How sure one is of an answer, in percent. */
export const CERTAINTIES = [25, 50, 75, 95] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** When keys and explanations are shown: after each step, or once the last one was validated. */
export const EXPLAINED = ['step', 'end'] as const;
export type Explained = (typeof EXPLAINED)[number];

/** The most that the questions of a case may hold; texts in characters. */
export const QUESTIONS_MAX = {
  steps: 20,
  questions: 15,
  stepText: 2000,
  /** Folders that a step brings: as many as a case has. */
  folders: 60,
  text: 1000,
  explanation: 2000,
  proposition: 300,
  propositionExplanation: 600,
  propositions: 25,
  accepted: 20,
  acceptedText: 120,
  /** Experts of a TCS that chose one step of the scale. */
  panel: 99,
  /** Structures of one zone question, and the slices on either side that a structure's outlines hold for. */
  structures: 5,
  reach: 20,
  /** Findings that are shown with the explanation of one question. */
  findings: 5,
  /** Of a measure, in its unit. */
  measure: 100_000,
  /** Questions and choices of the form of a report: a questionnaire with more of them cannot be asked. */
  formNodes: 400,
  formTitle: 200,
  /** Fields of a filled report: those of several lesions have many. */
  reportAnswers: 2000,
  /** Of a field of a report: its weight, a text as an answer. */
  fieldWeight: 10,
  fieldText: 2000,
} as const;

/** Words of a QROC's answer. */
export const QROC_WORDS = 5;
/** Characters of what is typed as one. */
export const QROC_TEXT = 200;
