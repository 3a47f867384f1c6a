import type { CaseQuestions, ChoiceQuestion } from '#lib/questions/questions-schema.ts';

/** A question to tick: right propositions begin with a star. Its propositions' ids are its own and a letter. */
export function choice(id: string, format: ChoiceQuestion['format'], ...texts: string[]): ChoiceQuestion {
  return {
    id,
    format,
    text: `Énoncé de ${id}`,
    explanation: `EXPLICATION-${id}`,
    propositions: texts.map((text, index) => ({
      id: `${id}${'abcdefghijklmnopqrstuvwxy'[index]}`,
      text: text.replace('*', ''),
      isRight: text.startsWith('*'),
      explanation: `POURQUOI-${id}-${index}`,
    })),
  };
}

/** Two steps: three questions, then two. What may not be sent before its time is in capitals. */
export const sampleQuestions: CaseQuestions = {
  explained: 'step',
  steps: [
    {
      id: 's1',
      text: 'Chute de sa hauteur.',
      questions: [
        choice('q1', 'qru', '*fracture', 'luxation', 'entorse', 'contusion'),
        choice('q2', 'qrm', '*trait', '*déplacement', 'lyse', 'ostéocondensation', 'appositions'),
        {
          id: 'q3',
          format: 'qroc',
          text: 'Quel os ?',
          accepted: ['CLE scaphoïde carpien'],
          explanation: 'EXPLICATION-q3',
        },
      ],
    },
    {
      id: 's2',
      text: 'ENSUITE, la douleur persiste.',
      questions: [
        choice('q4', 'qrp', '*IRM', '*scanner', 'échographie', 'scintigraphie', 'rien'),
        {
          id: 'q5',
          format: 'tcs',
          text: 'Que devient cette hypothèse ?',
          hypothesis: 'HYPOTHESE de nécrose',
          fact: 'un hypersignal',
          panel: [0, 1, 2, 4, 8],
        },
      ],
    },
  ],
};
