import { describe, expect, it } from 'vitest';
import { walkQuestions } from '#lib/questionnaires/tree.ts';
import { noteCounts, readItems, readSample } from './read-sample.ts';

const HL7 = 'http://hl7.org/fhir/StructureDefinition';
const coding = (code: string, display = code) => ({ valueCoding: { code, display } });
const choice = (linkId: string, text: string, ...codes: string[]) => ({
  linkId,
  text,
  type: 'choice',
  answerOption: codes.map((code) => coding(code)),
});
const questionsOf = (read: ReturnType<typeof readItems>) =>
  Array.from(walkQuestions(read.body.pages), ({ question }) => question);

describe('items of a foreign file', () => {
  it('become pages and questions of each type', () => {
    const read = readItems([
      {
        linkId: 'g',
        text: 'Klinische Angaben',
        type: 'group',
        item: [
          {
            linkId: 's',
            text: 'Motif',
            type: 'string',
            required: true,
            initial: [{ valueString: 'Douleur' }],
          },
          { linkId: 't', text: 'Texte', type: 'text' },
          { linkId: 'd', text: 'Date', type: 'date', initial: [{ valueDate: '2026-03-03' }] },
          {
            linkId: 'n',
            text: 'Taille',
            type: 'decimal',
            extension: [
              { url: `${HL7}/questionnaire-unit`, valueCoding: { code: 'm/s', display: 'meter per second' } },
              { url: `${HL7}/minValue`, valueDecimal: 0.5 },
              { url: `${HL7}/maxValue`, valueDecimal: 9 },
            ],
          },
          { linkId: 'i', text: 'Nombre', type: 'integer' },
          { linkId: 'h', text: 'Aide', type: 'display' },
        ],
      },
    ]);
    expect(read.notes).toEqual([]);
    expect(read.body.pages).toEqual([
      {
        id: 'g',
        name: 'Klinische Angaben',
        questions: [
          {
            id: 's',
            type: 'text',
            text: 'Motif',
            section: 'indication',
            important: true,
            defaultAnswer: 'Douleur',
          },
          { id: 't', type: 'text', text: 'Texte', section: 'indication', multiline: true },
          { id: 'd', type: 'date', text: 'Date', section: 'indication', defaultAnswer: '2026-03-03' },
          { id: 'n', type: 'number', text: 'Taille', section: 'indication', unit: 'm/s', min: 0.5, max: 9 },
          { id: 'i', type: 'number', text: 'Nombre', section: 'indication', decimals: 0 },
          { id: 'h', type: 'information', text: 'Aide', section: 'indication' },
        ],
      },
    ]);
  });

  it('stand under an option where one comparison with the question above says so, else have a condition', () => {
    const when = (question: string, operator: string, answer: object) => ({ question, operator, ...answer });
    const read = readItems([
      {
        ...choice('p', 'Lésion', 'oui', 'non'),
        item: [
          {
            linkId: 'size',
            text: 'Taille',
            type: 'decimal',
            enableWhen: [when('p', '=', { answerCoding: { code: 'oui' } })],
          },
        ],
      },
      {
        linkId: 'more',
        text: 'Contrôle',
        type: 'string',
        enableBehavior: 'any',
        enableWhen: [
          when('size', '>=', { answerDecimal: 1e-7 }),
          when('p', '!=', { answerCoding: { code: 'oui' } }),
        ],
      },
      {
        linkId: 'none',
        text: 'Sinon',
        type: 'string',
        enableWhen: [when('p', 'exists', { answerBoolean: false })],
      },
    ]);
    const [lesion, size, more, none] = questionsOf(read);
    const [yes] = lesion?.type === 'single' ? lesion.options : [];
    expect(yes?.questions).toEqual([size]);
    expect(size?.condition).toBeUndefined();
    expect(more?.condition).toBe(`{size} >= 0.0000001 ou non({${yes?.id}})`);
    expect(none?.condition).toBeUndefined();
    expect(noteCounts(read)).toEqual({ condition: 1 });
  });

  it('of groups inside a page say whose they are, and keep what their group depends on', () => {
    const inner = { linkId: 'v', text: 'PSV', type: 'decimal' };
    const read = readItems([
      {
        linkId: 'g',
        text: 'Befund',
        type: 'group',
        item: [
          choice('side', 'Seite', 'links', 'rechts'),
          {
            linkId: 'acc',
            text: 'A. carotis',
            type: 'group',
            repeats: true,
            enableWhen: [{ question: 'side', operator: '=', answerCoding: { code: 'links' } }],
            item: [inner],
          },
        ],
      },
    ]);
    const [side, velocity] = questionsOf(read);
    const left = side?.type === 'single' ? side.options[0]?.id : '';
    expect(velocity).toMatchObject({ text: 'A. carotis – PSV', condition: `{${left}}` });
    expect(noteCounts(read)).toEqual({ 'group-joined': 1, 'repeating-group': 1 });
  });

  it('are told where something of them is lost', () => {
    const read = readItems([
      { linkId: 'b', text: 'Ja?', type: 'boolean', initial: [{ valueBoolean: false }] },
      { linkId: 'o', text: 'Frei', type: 'open-choice', repeats: true, answerOption: [coding('a')] },
      { linkId: 'v', text: 'Anderswo', type: 'choice', answerValueSet: 'http://example.org/vs' },
      { linkId: 'f', text: 'Bild', type: 'attachment' },
      { linkId: 'r', text: 'Fix', type: 'string', readOnly: true, maxLength: 5, prefix: '1.' },
      {
        linkId: 'm',
        text: '<script>alert(1)</script>',
        type: 'string',
        _text: { extension: [{ url: `${HL7}/rendering-xhtml`, valueString: '<b>x</b>' }] },
        extension: [{ url: 'http://example.org/unknown', valueString: 'x' }],
        modifierExtension: [{ url: 'http://example.org/not', valueBoolean: true }],
      },
    ]);
    expect(noteCounts(read)).toEqual({
      boolean: 1,
      'open-choice': 1,
      'value-set-elsewhere': 1,
      type: 1,
      'read-only': 1,
      'max-length': 1,
      prefix: 1,
      formatted: 1,
      extension: 1,
      modifier: 1,
    });
    const [yesNo, open, elsewhere, , markup] = questionsOf(read).filter(({ id }) => /^[bovrm]$/.test(id));
    expect(yesNo).toMatchObject({ type: 'single', options: [{ text: 'Oui' }, { text: 'Non' }] });
    expect(yesNo?.type === 'single' && yesNo.defaultAnswer).toBe(
      yesNo?.type === 'single' && yesNo.options[1]?.id,
    );
    expect(open).toMatchObject({ type: 'multiple', options: [{ text: 'a' }, { text: 'Autre' }] });
    expect(elsewhere?.type).toBe('text');
    // It is a text like any other: nothing reads it as markup.
    expect(markup?.text).toBe('<script>alert(1)</script>');
  });

  it('come with who made them', () => {
    const read = readItems([{ text: 'Frage', type: 'string' }], { publisher: 'DRG', copyright: 'CC BY 4.0' });
    expect(read.body.fiches?.[0]?.title).toBe('Source du modèle');
    expect(JSON.stringify(read.body.fiches)).toContain('CC BY 4.0');
    expect(noteCounts(read)).toEqual({ source: 1 });
  });
});

it('a template of the German society, without ids and with empty texts, is read whole', () => {
  const read = readSample('drg-us-fast.json');
  expect(read.title).toBe('Röntgen-Thorax auf Station');
  expect(read.body.pages.map(({ name }) => name)).toEqual(['Examen', 'Befund', 'Examen']);
  expect(questionsOf(read)).toHaveLength(11);
  expect(noteCounts(read)).toEqual({ 'label-missing': 1 });
});
