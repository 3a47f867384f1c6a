import { describe, expect, it } from 'vitest';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { createReportSession } from '#lib/questionnaires/browser/report-session.ts';
import { earlierReportMessages } from '#lib/questionnaires/earlier-report-texts.ts';
import { withEarlier } from '#lib/questionnaires/report/earlier.ts';

const number = (id: string, text: string, sentence: string) =>
  ({ id, text, section: 'findings', type: 'number', unit: 'mm', sentence }) as const;
const body: QuestionnaireBody = {
  pages: [
    {
      id: 'p',
      name: 'Genou {droit}',
      questions: [
        number('k', 'Kyste', 'Kyste : {valeur}.'),
        number('e', 'Épanchement', 'Épanchement de {valeur} au récessus.'),
      ],
    },
  ],
};
const WORDS = 'antérieurement 9 mm, le 3 mars';
const earlier = { k: { words: WORDS, side: null } };

function begin(kept?: Parameters<typeof createReportSession>[0]['kept']) {
  const session = createReportSession(
    { id: 'r', item: { id: 'i', title: 'Genou' }, body, kept },
    { now: () => 1 },
  );
  const text = () =>
    session.$edited
      .get()
      .sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ runs }) => runs.map((run) => run.text)))
      .join('')
      .replaceAll('\u00a0', ' ');
  return { session, text };
}
type Session = ReturnType<typeof begin>['session'];
/** Types over the first sentence. */
function retype(session: Session, typed: string): void {
  const edited = session.$edited.get();
  session.edit({
    ...edited,
    sections: edited.sections.map((section) => ({
      ...section,
      paragraphs: section.paragraphs.map((paragraph) => ({
        ...paragraph,
        runs: paragraph.runs.map((run, index) => (index === 0 ? { ...run, text: typed } : run)),
      })),
    })),
  });
}

describe('a number of an earlier report, in this one', () => {
  it('stands behind today’s, and survives further answers', () => {
    const { session, text } = begin();
    session.answer('k', 12);
    session.compare(earlier);
    expect(text()).toBe(`Kyste : 12 mm, ${WORDS}.`);
    session.answer('e', 4);
    expect(text()).toBe(`Kyste : 12 mm, ${WORDS}. Épanchement de 4 mm au récessus.`);
  });

  it('never stays beside another number than today’s', () => {
    const { session, text } = begin();
    session.answer('k', 12);
    session.compare(earlier);
    session.answer('k', 15);
    expect(text()).toBe(`Kyste : 15 mm, ${WORDS}.`);
    session.answer('k', undefined);
    expect(text()).toBe('');
    session.answer('k', '12 ml');
    expect(text()).toBe('');
  });

  it('is undone and done again as any edit, and withdrawn', () => {
    const { session, text } = begin();
    session.answer('k', 12);
    session.compare(earlier);
    session.undo();
    expect(text()).toBe('Kyste : 12 mm.');
    session.redo();
    expect(text()).toBe(`Kyste : 12 mm, ${WORDS}.`);
    session.compare({});
    expect(text()).toBe('Kyste : 12 mm.');
  });

  it('goes with the side that it was compared for, and comes back with it', () => {
    const { session, text } = begin();
    session.setSide('right');
    session.answer('k', 12);
    session.compare({ k: { words: WORDS, side: 'right' } });
    session.setSide('left');
    expect(text()).toBe('Kyste : 12 mm.');
    session.setSide(null);
    expect(text()).toBe('Kyste : 12 mm.');
    session.setSide('right');
    expect(text()).toBe(`Kyste : 12 mm, ${WORDS}.`);
  });

  it('is told to be stale where the person made the sentence their own', () => {
    const { session, text } = begin();
    session.answer('k', 12);
    session.compare(earlier);
    const own = `Kyste : 12 mm, ${WORDS}, donc stable.`;
    retype(session, own);
    session.answer('k', 15);
    expect(text()).toBe(own);
    const [offer] = session.$edited.get().offers;
    expect(offer?.mine).toBe(own);
    expect(offer?.next?.replace(/\s/g, ' ')).toBe(`Kyste : 15 mm, ${WORDS}.`);
  });

  it('is offered, not put in, where the sentence was edited before', () => {
    const { session, text } = begin();
    session.answer('k', 12);
    retype(session, 'Kyste stable.');
    session.compare(earlier);
    expect(text()).toBe('Kyste stable.');
    expect(session.$edited.get().offers).toHaveLength(1);
  });

  it('is there again where the device kept the report', () => {
    const { session } = begin();
    session.answer('k', 12);
    session.compare(earlier);
    const again = begin(JSON.parse(JSON.stringify(session.snapshot())));
    expect(again.text()).toBe(`Kyste : 12 mm, ${WORDS}.`);
    again.session.answer('k', 15);
    expect(again.text()).toBe(`Kyste : 15 mm, ${WORDS}.`);
  });

  it.each([
    ['Kyste : {valeur}.', 'Kyste : {valeur}, W.'],
    ['Kyste : {valeur} mm.', 'Kyste : {valeur} mm, W.'],
    ['Kyste de {valeur} du rein.', 'Kyste de {valeur} (W) du rein.'],
    ['Kyste de {valeur} mm du rein.', 'Kyste de {valeur} mm (W) du rein.'],
    ['Kyste ({valeur}).', 'Kyste ({valeur}, W).'],
    ['{valeur}', '{valeur}, W'],
    ['Kyste {valeur}, simple.', 'Kyste {valeur} (W), simple.'],
    ['Kyste.', 'Kyste.'],
  ])('%s', (sentence, written) =>
    expect(withEarlier(sentence, 'mm', { words: 'W', side: null }, null)).toBe(written),
  );

  it('is worded with its unit and its day, the year where it is another', () => {
    const { measure, said } = earlierReportMessages;
    const told = { kind: 'one', digits: ['0,9'], bound: '' } as const;
    expect(measure(told, 'mm', 1)).toBe('9\u00a0mm');
    expect(measure({ kind: 'product', digits: ['12', '9'], bound: '' }, 'mm', 0)).toBe(
      '12\u00a0×\u00a09\u00a0mm',
    );
    expect(measure({ kind: 'range', digits: ['5', '7'], bound: '<' }, 'mm', 0)).toBe('<\u00a05 à 7\u00a0mm');
    expect(measure({ ...told, digits: ['0,8'] }, '10⁻³ mm²/s', 0)).toBe('0,8\u00a0×\u00a010⁻³ mm²/s');
    expect(said('9\u00a0mm', '2026-03-03', '2026-11-28')).toBe('antérieurement 9\u00a0mm, le 3\u00a0mars');
    expect(said('9\u00a0mm', '2025-03-01', '2026-11-28')).toBe(
      'antérieurement 9\u00a0mm, le 1er\u00a0mars 2025',
    );
  });
});
