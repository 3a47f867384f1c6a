import { expect, it } from 'vitest';
import { demoAuthors, demoCases } from '#lib/demo/content.ts';
import { createRandom } from '#lib/demo/phantoms/random.ts';
import { answeredDossiers, demoAttempt } from '#lib/demo/question-attempts.ts';
import { checkAnswers } from '#lib/questions/answer-rules.ts';
import { acceptedAs } from '#lib/questions/free-answer.ts';

it.each(answeredDossiers)('the demo answers « $title » as one could', ({ title, instead }) => {
  const questions = demoCases.find((each) => each.title === title)!.body.questions!;
  for (const [index] of demoAuthors.entries()) {
    const steps = demoAttempt(questions, { skill: 0.6, confidence: 0 }, instead, createRandom(1, index));
    expect(steps.map(({ step }) => step)).toEqual(questions.steps.map(({ id }) => id));
    for (const [at, { answers }] of steps.entries())
      expect(() => checkAnswers(questions.steps[at]!, answers)).not.toThrow();
  }
});

it.each(answeredDossiers)('of « $title » what is written instead is wrong', ({ title, instead }) => {
  const { steps } = demoCases.find((each) => each.title === title)!.body.questions!;
  const all = steps.flatMap(({ questions }) => questions);
  for (const [id, texts] of Object.entries(instead)) {
    const question = all.find((each) => each.id === id);
    if (question?.format !== 'qroc') throw new Error(`${id} is no QROC`);
    for (const text of texts) expect(acceptedAs(text, question.accepted)).toBeNull();
  }
});
