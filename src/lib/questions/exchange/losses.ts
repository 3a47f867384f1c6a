import { faultsOf } from '../faults.ts';
import { bringsImages } from '../kept-back.ts';
import { type PlacedQuestion, placedQuestions } from '../question-tree.ts';
import type { CaseQuestion, CaseQuestions } from '../questions-schema.ts';
import { saysNameOf } from '../telling-words.ts';
import {
  type FileFormat,
  isExportable,
  type MaskedZones,
  maskedBeforeCount,
  maskedCount,
} from './exportable.ts';

/** Parts of a case that an exported file omits or changes; texts are in `export-texts.ts`. */
export const LOSSES = [
  'format',
  'faulty',
  'zone-images',
  'zone-masked',
  'zones',
  'zone-structures',
  'zone-repeated',
  'zone-named',
  'scale',
  'weight',
  'number',
  'tolerance',
  'arrow',
  'findings',
  'self-marked',
  'key-features',
  'steps',
  'step-texts',
  'card-steps',
  'images',
  'other-images',
  'step-images',
  'slices',
  'deck-name',
  'zone-version',
] as const;
export type Loss = (typeof LOSSES)[number];

/** A loss, with the questions affected; none when it concerns the whole case. */
export interface NamedLoss {
  loss: Loss;
  questions: PlacedQuestion[];
}

/** In GIFT, « -> » after « = » makes a matching pair, and cannot be escaped. */
export const ARROW = '->';

/** The texts of a question that would become matching pairs if they contained an arrow. */
function pairableTexts(question: CaseQuestion): string[] {
  if (question.format === 'qroc') return [...question.accepted, question.explanation ?? ''];
  if (question.format !== 'qru') return [];
  return question.propositions.filter(({ isRight }) => isRight).map(({ text }) => text);
}

/** What goes with the questions into their file. */
export interface Leaving extends Partial<MaskedZones> {
  /** Whether the image that the case opens on does. */
  hasPicture?: boolean;
  /** The case's, which names the deck of its cards. */
  title?: string;
}

interface Written extends Required<Leaving> {
  file: FileFormat;
}

/** Whether another question's card masks one of its structures. */
const isRepeated = (question: CaseQuestion, written: Written): boolean =>
  question.format === 'zone' && maskedBeforeCount(question, written) > 0;

const hasCards = (question: CaseQuestion, written: Written): boolean =>
  question.format === 'zone' && maskedCount(question, written) > 0;

/** Whether a question's format has no kind in the file. */
const hasNoKind = (question: CaseQuestion, { file }: Written): boolean =>
  !('propositions' in question) &&
  question.format !== 'qroc' &&
  !(file === 'anki' && question.format === 'zone');

const isFaulty = (question: CaseQuestion, { findings }: Written): boolean =>
  faultsOf(question, findings).length > 0;

const goesOut = (question: CaseQuestion, written: Written): boolean =>
  isExportable(question) || hasCards(question, written);

const OF_QUESTIONS: Partial<Record<Loss, (question: CaseQuestion, written: Written) => boolean>> = {
  format: hasNoKind,
  faulty: (question, written) => !hasNoKind(question, written) && isFaulty(question, written),
  'zone-images': (question, written) =>
    question.format === 'zone' &&
    written.file === 'anki' &&
    !isFaulty(question, written) &&
    !hasCards(question, written) &&
    !isRepeated(question, written),
  'zone-masked': (question, written) => isRepeated(question, written) && !hasCards(question, written),
  scale: ({ format }) => format === 'qrm' || format === 'qrp' || format === 'qrp-long',
  weight: (question) => 'propositions' in question && question.propositions.some(({ weight }) => weight),
  number: ({ format }) => format === 'qrp' || format === 'qrp-long',
  tolerance: ({ format }) => format === 'qroc',
  findings: ({ findings = [] }) => findings.length > 0,
  arrow: (question, { file }) =>
    file === 'gift' && pairableTexts(question).some((text) => text.includes(ARROW)),
  zones: ({ format }) => format === 'zone',
  'zone-structures': (question, written) =>
    question.format === 'zone' &&
    maskedCount(question, written) + maskedBeforeCount(question, written) < question.structures.length,
  'zone-repeated': isRepeated,
  'zone-named': ({ id }, { masked }) => masked.some((zone) => zone.question === id && zone.isNamedBefore),
};

/** Of these questions nothing goes out, and so they lose nothing else. */
const STAY_BEHIND: readonly Loss[] = ['format', 'faulty', 'zone-images', 'zone-masked'];

/** Losses of cards. Learners grade themselves, but cards do contain numbers, weights and texts of steps. */
const OF_CARDS_ALONE: readonly Loss[] = [
  'zone-images',
  'zone-masked',
  'zones',
  'zone-structures',
  'zone-repeated',
  'zone-named',
  'deck-name',
  'self-marked',
  'card-steps',
  'slices',
  'zone-version',
];
const OF_CARDS: readonly Loss[] = [
  ...OF_CARDS_ALONE,
  'format',
  'faulty',
  'findings',
  'key-features',
  'images',
  'other-images',
  'step-images',
];

const happens = (loss: Loss, file: FileFormat) =>
  file === 'anki' ? OF_CARDS.includes(loss) : !OF_CARDS_ALONE.includes(loss);

/** What the case itself loses. */
function lostOfCase(questions: CaseQuestions | null, { hasPicture, masked, title }: Written) {
  const steps = questions?.steps ?? [];
  const hasMasked = masked.length > 0;
  return {
    steps: steps.length > 1,
    'step-texts': steps.some(({ text }) => text !== ''),
    'key-features': steps.some(({ isKeyFeature }) => isKeyFeature),
    'card-steps': steps.length > 1,
    'self-marked': true,
    images: !hasPicture && !hasMasked,
    'other-images': hasPicture && !hasMasked,
    'step-images': hasPicture && bringsImages(questions),
    slices: hasMasked,
    'deck-name': masked.some((zone) => saysNameOf(title, zone.title)),
    'zone-version': hasMasked,
  } satisfies Partial<Record<Loss, boolean>> as Partial<Record<Loss, boolean>>;
}

/** All losses of an export, to be shown before it is saved. */
export function lossesOf(
  questions: CaseQuestions | null,
  file: FileFormat,
  { hasPicture = false, masked = [], findings = null, title = '' }: Leaving = {},
): NamedLoss[] {
  const written: Written = { file, hasPicture, masked, findings, title };
  const placed = placedQuestions(questions);
  const isLost = lostOfCase(questions, written);
  return LOSSES.filter((loss) => happens(loss, file)).flatMap((loss) => {
    const of = OF_QUESTIONS[loss];
    const named = placed.filter(
      ({ question }) => of?.(question, written) && (STAY_BEHIND.includes(loss) || goesOut(question, written)),
    );
    return named.length > 0 || isLost[loss] ? [{ loss, questions: named }] : [];
  });
}
