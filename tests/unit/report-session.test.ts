import { describe, expect, it } from 'vitest';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { createReportSession } from '#lib/questionnaires/browser/report-session.ts';

const body: QuestionnaireBody = {
  pages: [
    {
      id: 'p1',
      name: 'Ménisques',
      questions: [
        {
          id: 'm',
          text: 'Ménisque {droit}',
          section: 'findings',
          type: 'single',
          defaultAnswer: 'm1',
          options: [
            { id: 'm1', text: 'Normal', sentence: 'Ménisque {droit} normal.' },
            {
              id: 'm2',
              text: 'Fissure',
              sentence: 'Fissure du ménisque {droit}.',
              questions: [
                {
                  id: 'e',
                  text: 'Extrusion',
                  section: 'findings',
                  type: 'number',
                  unit: 'mm',
                  sentence: 'Extrusion de {valeur}.',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'p2',
      name: 'Autres',
      questions: [
        { id: 'c', text: 'Commentaire', section: 'conclusion', type: 'text', sentence: '{valeur}' },
      ],
    },
  ],
};

function begin(kept?: Parameters<typeof createReportSession>[0]['kept']) {
  const clock = { at: 1_000_000 };
  const session = createReportSession(
    { id: 'r', item: { id: 'i', title: 'IRM du genou' }, body, kept },
    { now: () => clock.at },
  );
  const text = () =>
    session.$edited
      .get()
      .sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)))
      .join('');
  return { session, clock, text };
}

describe('a report under way', () => {
  it('is written as questions are answered, and takes back an answer that was cleared', () => {
    const { session, text } = begin();
    session.answer('m', 'm2');
    session.answer('e', 3);
    expect(text()).toMatch(/Fissure du ménisque\..*Extrusion de 3\u00a0mm\./s);
    session.answer('e', undefined);
    session.answer('c', '');
    expect(session.$answers.get()).toEqual({ m: 'm2' });
  });

  it('says the side that was chosen', () => {
    const { session, text } = begin();
    session.answer('m', 'm1');
    session.setSide('left');
    expect(session.hasSide).toBe(true);
    expect(text()).toContain('Ménisque gauche normal.');
    session.undo();
    expect(session.$side.get()).toBeNull();
  });

  it('takes what is normal, once, and replaces nothing', () => {
    const { session } = begin();
    expect(session.takeNormal('all')).toBe(true);
    expect(session.$answers.get()).toEqual({ m: 'm1' });
    expect(session.takeNormal('all')).toBe(false);
    session.undo();
    session.answer('m', 'm2');
    expect(session.takeNormal({ question: 'm' })).toBe(false);
    expect(session.$answers.get()).toEqual({ m: 'm2' });
  });

  it('takes the side and all that is normal in one step, and changes the side alone of what is answered', () => {
    const { session, text } = begin();
    expect(session.takeNormal('all', 'left')).toBe(true);
    expect(text()).toContain('Ménisque gauche normal.');
    expect(session.takeNormal('all', 'left')).toBe(false);
    session.undo();
    expect([session.$side.get(), session.$answers.get()]).toEqual([null, {}]);
    session.answer('m', 'm2');
    expect(session.takeNormal('all', 'right')).toBe(true);
    expect([session.$side.get(), session.$answers.get()]).toEqual(['right', { m: 'm2' }]);
  });

  it('counts what is left, by page', () => {
    const { session } = begin();
    const left = () =>
      session.$unanswered.get().flatMap(({ id }) => (['m', 'e', 'c'].includes(id) ? [id] : []));
    expect(left()).toEqual(['m', 'c']);
    session.answer('m', 'm2');
    expect(left()).toEqual(['e', 'c']);
  });
});

describe('undoing', () => {
  it('takes back answers and text together, in their order, and brings them again', () => {
    const { session, text } = begin();
    session.answer('m', 'm1');
    const written = session.$edited.get();
    const [section] = written.sections;
    session.edit({
      ...written,
      sections: [{ ...section!, paragraphs: [{ page: null, runs: [{ text: 'À moi.' }] }] }],
    });
    session.answer('c', 'fin');
    expect(text()).toMatch(/À moi\..*Fin\./s);
    expect(session.undo()).toBe(true);
    expect(text()).toBe('À moi.');
    session.undo();
    expect(session.$edited.get()).toBe(written);
    session.undo();
    expect(session.$answers.get()).toEqual({});
    expect(session.undo()).toBe(false);
    while (session.redo());
    expect(text()).toMatch(/À moi\..*Fin\./s);
    expect(session.$can.get()).toEqual({ undo: true, redo: false });
  });

  it('takes the letters of a word as one step, unless one paused', () => {
    const { session, clock } = begin();
    for (const typed of ['a', 'ab', 'abc']) session.answer('c', typed, 'c');
    clock.at += 5_000;
    session.answer('c', 'abcd', 'c');
    session.undo();
    expect(session.$answers.get()).toEqual({ c: 'abc' });
    session.undo();
    expect(session.$answers.get()).toEqual({});
  });

  it('shows the page on which something changes', () => {
    const { session } = begin();
    session.answer('m', 'm1');
    session.showPage('p2');
    session.undo();
    expect(session.$page.get()).toBe('p1');
    session.showPage('unknown');
    expect(session.$page.get()).toBe('p1');
  });

  it('has nothing to undo where nothing was changed', () => {
    const { session } = begin();
    session.answer('m', undefined);
    session.setSide(null);
    session.change((answers) => answers);
    expect(session.$can.get().undo).toBe(false);
  });
});

describe('a report that was kept', () => {
  it('comes back as it was, with the page, the side and the words of its author', () => {
    const { session, clock } = begin();
    session.answer('m', 'm2');
    session.setSide('right');
    session.showPage('p2');
    clock.at += 60_000;
    session.answer('c', 'à revoir');
    const kept = JSON.parse(JSON.stringify(session.snapshot()));
    expect(kept).toMatchObject({
      id: 'r',
      item: { id: 'i', title: 'IRM du genou' },
      startedAt: 1_000_000,
      changedAt: 1_060_000,
      firstWords: 'À revoir.',
      page: 'p2',
    });
    const again = begin(kept);
    expect(again.session.$edited.get()).toEqual(session.$edited.get());
    expect(again.session.snapshot()).toEqual(kept);
    expect(again.session.$can.get().undo).toBe(false);
  });

  it('of a page that is gone begins on the first one', () => {
    const { session } = begin();
    expect(begin({ ...session.snapshot(), page: 'gone' }).session.$page.get()).toBe('p1');
  });
});
