import { faultsOf } from '../faults.ts';
import { bringsImages } from '../kept-back.ts';
import { type PlacedQuestion, placedQuestions } from '../question-tree.ts';
import type { CaseQuestion, CaseQuestions } from '../questions-schema.ts';
import { type FileFormat, isExportable } from './exportable.ts';

/** Things about a case that its exported file leaves out or says in another way; `export-texts.ts` words them. */
export const LOSSES = [
  'format',
  'faulty',
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
] as const;
export type Loss = (typeof LOSSES)[number];

/** A loss with the questions that it affects; none when it affects the case itself. */
export interface NamedLoss {
  loss: Loss;
  questions: PlacedQuestion[];
}

/** In GIFT « -> » after « = » makes pairs, and nothing escapes it. */
export const ARROW = '->';

/** The texts of a question that would make a pair with an arrow in them. */
function pairableTexts(question: CaseQuestion): string[] {
  if (question.format === 'qroc') return [...question.accepted, question.explanation ?? ''];
  if (question.format !== 'qru') return [];
  return question.propositions.filter(({ isRight }) => isRight).map(({ text }) => text);
}

const OF_QUESTIONS: Partial<Record<Loss, (question: CaseQuestion, file: FileFormat) => boolean>> = {
  format: (question) => !('propositions' in question) && question.format !== 'qroc',
  faulty: (question) => faultsOf(question, null).length > 0,
  scale: ({ format }) => format === 'qrm' || format === 'qrp' || format === 'qrp-long',
  weight: (question) => 'propositions' in question && question.propositions.some(({ weight }) => weight),
  number: ({ format }) => format === 'qrp' || format === 'qrp-long',
  tolerance: ({ format }) => format === 'qroc',
  findings: ({ findings = [] }) => findings.length > 0,
  arrow: (question, file) => file === 'gift' && pairableTexts(question).some((text) => text.includes(ARROW)),
};

/** Cards are marked by whoever learns with them, and tell numbers, weights and texts of steps. */
const OF_CARDS: readonly Loss[] = [
  'format',
  'faulty',
  'findings',
  'self-marked',
  'key-features',
  'card-steps',
  'images',
  'other-images',
  'step-images',
];
const OF_CARDS_ALONE: readonly Loss[] = ['self-marked', 'card-steps'];

const happens = (loss: Loss, file: FileFormat) =>
  file === 'anki' ? OF_CARDS.includes(loss) : !OF_CARDS_ALONE.includes(loss);

/**
 * Everything that a file of the questions leaves out, before it is saved.
 * @param hasPicture whether an image of the case goes with them
 */
export function lossesOf(questions: CaseQuestions | null, file: FileFormat, hasPicture = false): NamedLoss[] {
  const placed = placedQuestions(questions);
  const steps = questions?.steps ?? [];
  const isLost: Partial<Record<Loss, boolean>> = {
    steps: steps.length > 1,
    'step-texts': steps.some(({ text }) => text !== ''),
    'key-features': steps.some(({ isKeyFeature }) => isKeyFeature),
    'card-steps': steps.length > 1,
    'self-marked': true,
    images: !hasPicture,
    'other-images': hasPicture,
    'step-images': hasPicture && bringsImages(questions),
  };
  return LOSSES.filter((loss) => happens(loss, file)).flatMap((loss) => {
    const of = OF_QUESTIONS[loss];
    // A question that stays behind loses nothing else.
    const staysBehind = loss === 'format' || loss === 'faulty';
    const lost = placed.filter(
      ({ question }) => of?.(question, file) && (staysBehind || isExportable(question)),
    );
    const named =
      loss === 'faulty' ? lost.filter(({ question }) => !OF_QUESTIONS.format?.(question, file)) : lost;
    return named.length > 0 || isLost[loss] ? [{ loss, questions: named }] : [];
  });
}
