import { describe, expect, it } from 'vitest';
import { caseFit } from '#islands/case-editor/text-limits.ts';
import { addStep } from '#lib/questions/edits.ts';
import { QUESTIONS_MAX } from '#lib/questions/formats.ts';
import type { CaseQuestion, CaseQuestions } from '#lib/questions/questions-schema.ts';
import { open, rest, retitles, serveItems, there } from '../item-server.ts';

serveItems();

const { questions } = addStep(null);

describe('questions of a case that had none', () => {
  it('are no conflict with somebody who saved something else', async () => {
    const autosave = open({ questions: null });
    there.write({ title: 'Leur titre' });
    retitles(autosave, 'Mon titre');
    autosave.change((draft) => ({ ...draft, questions }));
    await rest();
    expect([...autosave.$conflicts.get().keys()]).toEqual(['title']);
    expect(there.item.body.questions).toEqual(questions);
  });

  it('are a conflict with somebody else’s', async () => {
    const autosave = open({ questions: null });
    const theirs = addStep(null).questions;
    there.write({ questions: theirs });
    autosave.change((draft) => ({ ...draft, questions }));
    await rest();
    expect([...autosave.$conflicts.get().keys()]).toEqual(['questions']);
    expect(there.item.body.questions).toEqual(theirs);
  });

  it('stay none when somebody else changes another part, and are saved as none once they are undone', async () => {
    const autosave = open({ questions: null });
    there.write({ title: 'Leur titre' });
    await Promise.all([autosave.reread(), rest()]);
    expect(autosave.$draft.get()).toMatchObject({ title: 'Leur titre', questions: null });
    autosave.change((draft) => ({ ...draft, questions }));
    await rest();
    autosave.change((draft) => ({ ...draft, questions: null }));
    await rest();
    expect(there.item.body.questions).toBeNull();
    expect(autosave.isUnsaved()).toBe(false);
  });
});

describe('texts of questions over their limit', () => {
  const keys = { keys: { questions: ['questions'] } };
  const asked = (question: CaseQuestion): { questions: CaseQuestions } => ({
    questions: { explained: 'end', steps: [{ id: 's', text: 'Étape', questions: [question] }] },
  });
  const long = (most: number) => 'x'.repeat(most + 1);

  it('stay as they were saved, by the ids of questions and propositions; the rest is sent', () => {
    const question = (text: string, proposition: string): CaseQuestion => ({
      id: 'q',
      format: 'qru',
      text,
      propositions: [{ id: 'a', text: proposition, isRight: true }],
    });
    const now = asked(question('Neuf', long(QUESTIONS_MAX.proposition)));
    const { stored, over } = caseFit(keys, 'questions', now, asked(question('Avant', 'Foie')));
    expect(stored).toEqual(asked(question('Neuf', 'Foie')));
    expect(over).toEqual(['«\u202fProposition\u202f» dépasse 300\u00a0caractères.']);
  });

  it('of a new QROC leave it without accepted answers: it can be stored', () => {
    const question = (accepted: string[]): CaseQuestion => ({
      id: 'q',
      format: 'qroc',
      text: 'Quoi ?',
      accepted,
    });
    const now = asked(question(['Foie', long(QUESTIONS_MAX.acceptedText)]));
    expect(caseFit(keys, 'questions', now, { questions: null }).stored).toEqual(asked(question([])));
  });
});
