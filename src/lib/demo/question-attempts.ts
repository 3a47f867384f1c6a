import type { Answer, Answers } from '#lib/questions/answers-schema.ts';
import type { ValidatedStep } from '#lib/questions/attempt.ts';
import { askedSteps } from '#lib/questions/faults.ts';
import { CERTAINTIES, SCALE } from '#lib/questions/formats.ts';
import type { CaseQuestion, CaseQuestions, ChoiceQuestion } from '#lib/questions/questions-schema.ts';
import type { Random } from './phantoms/random.ts';

/**
 * Cases of the demo whose questions were answered, with wrong answers that some people give to short-answer
 * questions (QROC).
 */
export const answeredDossiers: readonly { title: string; instead: Readonly<Record<string, string[]>> }[] = [
  {
    title: 'Embolie pulmonaire proximale bilatérale',
    instead: { s2q1: ['ratio VD/VG', 'Ratio VD/VG', 'ratio VD / VG', 'score de Qanadli', 'diamètre du VD'] },
  },
  {
    title: 'Hématome extradural temporal droit',
    instead: { s1q2: ['méningée moyenne', 'Méningée moyenne', 'veines ponts', 'sinus veineux'] },
  },
  { title: 'Infarctus sylvien gauche à la phase aiguë', instead: { s1q2: ['NIHSS', 'score NIHSS'] } },
  {
    title: 'Spondylodiscite infectieuse lombaire',
    instead: { s1q2: ['collection épidurale', 'Collection épidurale', 'abcès du psoas'] },
  },
];

/** The probability of knowing an answer, and the excess of confidence over it. */
interface Answering {
  skill: number;
  confidence: number;
}

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random.next() * list.length)]!;

/** The chosen propositions: the right ones, with a mistake unless the answer is known. */
function chosenOf({ format, propositions }: ChoiceQuestion, isKnown: boolean, random: Random): string[] {
  const right = propositions.filter((each) => each.isRight).map(({ id }) => id);
  const wrong = propositions.filter((each) => !each.isRight).map(({ id }) => id);
  if (isKnown || wrong.length === 0) return right;
  if (format === 'qru') return [pick(wrong, random)];
  const missed = pick(right, random);
  const kept = right.filter((id) => id !== missed);
  return format === 'qrm' && random.next() < 0.5 ? kept : [...kept, pick(wrong, random)];
}

function answerTo(
  question: CaseQuestion,
  { skill, confidence }: Answering,
  instead: readonly string[],
  random: Random,
): Answer {
  const isKnown = random.next() < skill;
  const said = ((isKnown ? 0.8 : 0.5) + confidence + random.normal() * 0.25) * 100;
  const [certainty = 50] = CERTAINTIES.toSorted(
    (one, other) => Math.abs(one - said) - Math.abs(other - said),
  );
  if ('propositions' in question) return { chosen: chosenOf(question, isKnown, random), certainty };
  if (question.format === 'tcs') {
    const most = SCALE[question.panel.indexOf(Math.max(...question.panel))]!;
    return { scale: isKnown ? most : pick(SCALE, random), certainty };
  }
  if (question.format !== 'qroc') return {};
  const text = isKnown || instead.length === 0 ? question.accepted[0] : pick(instead, random);
  return { ...(text && { text }), certainty };
}

/** An attempt at a case's questions by a person who knows some of the answers; the same at every start. */
export function demoAttempt(
  questions: CaseQuestions,
  who: Answering,
  instead: Readonly<Record<string, readonly string[]>>,
  random: Random,
): ValidatedStep[] {
  // Skill varies between people, so that questions have a discrimination index.
  const able = { ...who, skill: who.skill + random.normal() * 0.22 };
  return askedSteps(questions, null).map((step) => {
    const answers: Answers = {};
    for (const question of step.questions)
      answers[question.id] = answerTo(question, able, instead[question.id] ?? [], random);
    return { step: step.id, answers };
  });
}
