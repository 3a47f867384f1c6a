/** A questionnaire's body: two menisci with normal answers, and a text of several lines on a page of its own. */
export const KNEE = {
  pages: [
    {
      id: 'p1',
      name: 'Ménisques',
      questions: [
        {
          id: 'medial',
          type: 'single',
          text: 'Ménisque médial',
          section: 'findings',
          defaultAnswer: 'medial-normal',
          options: [
            { id: 'medial-normal', text: 'Normal', sentence: 'Ménisque médial normal.' },
            { id: 'medial-torn', text: 'Fissure', sentence: 'Fissure du ménisque médial.' },
          ],
        },
        {
          id: 'lateral',
          type: 'single',
          text: 'Ménisque latéral',
          section: 'findings',
          defaultAnswer: 'lateral-normal',
          options: [{ id: 'lateral-normal', text: 'Normal', sentence: 'Ménisque latéral normal.' }],
        },
      ],
    },
    {
      id: 'p2',
      name: 'Remarques',
      questions: [
        {
          id: 'note',
          type: 'text',
          text: 'Remarque',
          section: 'findings',
          multiline: true,
          sentence: '{valeur}',
        },
      ],
    },
  ],
};
