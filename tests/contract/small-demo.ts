import type { DemoContent } from '#lib/demo/server/seed-demo.ts';

const placed = { tags: ['Rx'], visibility: 'public' as const, createdDaysAgo: 300 };
const QUESTIONNAIRE = { pages: [{ id: 'p1', name: 'Examen', questions: [] }] };
export const people = ['ada', 'bea', 'cyr', 'dan', 'eve', 'fay', 'guy', 'hal'];

/** A small content in the shape of the real one. */
export const content: DemoContent = {
  demoAuthors: people.map((username) => ({ username, displayName: `Dr ${username}` })),
  demoQuestionnaires: Array.from({ length: 20 }, (_, index) => ({
    ...placed,
    title: `Questionnaire ${index}`,
    authorUsername: people[index % people.length]!,
    body: QUESTIONNAIRE,
  })),
  demoCases: [
    {
      ...placed,
      title: 'Main',
      authorUsername: 'ada',
      body: { difficulty: 2, clinicalInformation: 'Chute', answer: 'Fracture', sheet: null },
      imaging: [{ phantom: 'hand-xray', seed: 1 }],
    },
  ],
  demoProtocols: [
    {
      ...placed,
      title: 'Brouillon',
      visibility: 'private',
      authorUsername: 'bea',
      body: { imagingType: 'IRM', region: 'Rachis', reviewStatus: 'Brouillon' as const },
    },
  ],
};
