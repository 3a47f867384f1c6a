import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { writeMrrt } from '#lib/questionnaires/exchange/write-mrrt.ts';
import { choiceText, type Question, walkQuestions } from '#lib/questionnaires/tree.ts';
import { propertyRuns } from '../../run/tier.ts';
import { arbitraryBody } from '../outline/arbitrary-body.ts';
import { noteCounts, readText } from './read-sample.ts';

const demos = demoQuestionnaires.map(({ title, body }) => [title, body] as const);

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
const faultsOf = (html: string) =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    );

const questionsIn = ({ pages }: QuestionnaireBody) =>
  Array.from(walkQuestions(pages), ({ question }) => question);
const singleSpaced = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The parts of a question that a template can express: all that its fields say. */
function carried(question: Question): object {
  const { id, text, type, section, important = false, hidden = false, codes } = question;
  const base = { id, section, important, codes, text: type === 'information' ? singleSpaced(text) : text };
  if (type === 'information') return { ...base, important: false, section: 'findings', type, hidden };
  const choices = 'options' in question ? question.options : 'zones' in question ? question.zones : undefined;
  const value = 'defaultAnswer' in question ? question.defaultAnswer : undefined;
  const { unit, min, max, decimals, multiline } = question as Extract<Question, { type: 'number' }> & {
    multiline?: boolean;
  };
  const isLong = multiline === true || (type === 'text' && String(value ?? '').includes('\n'));
  return {
    ...base,
    hidden,
    type: type === 'hotspot' ? 'multiple' : type === 'formula' ? 'number' : type,
    choices: choices?.map((choice) => ({
      id: choice.id,
      text: singleSpaced(choiceText(choice)),
      codes: choice.codes,
    })),
    value: Array.isArray(value) ? value.toSorted() : value || undefined,
    unit: unit || undefined,
    min,
    max,
    decimals,
    isLong,
  };
}

const carriedOf = (body: QuestionnaireBody) =>
  body.pages.map(({ id, name, codes, questions }) => ({
    id,
    name,
    codes,
    questions: questionsIn({ pages: [{ id, name, questions }] }).map(carried),
  }));

describe('a questionnaire as an MRRT template', () => {
  it('is looked at by a validator that finds faults', () => {
    expect(faultsOf('<!DOCTYPE html><html lang="fr"><p id="a" id="b"><div></p></html>')).not.toEqual([]);
  });

  it.each(demos)('%s: valid, and back with all that it can carry', (title, body) => {
    const html = writeMrrt({ title, body });
    expect(faultsOf(html)).toEqual([]);
    const read = readText(html);
    expect(read.title).toBe(title);
    expect(carriedOf(read.body)).toEqual(carriedOf(body));
    expect(noteCounts(read)).toEqual({});
  });
});

it('what stands under an option comes back under the condition that it is chosen, and templates name it by its words', () => {
  const option = {
    id: 'o',
    text: 'Présente',
    questions: [{ id: 's', type: 'text', text: 'Où', section: 'findings' }],
  };
  const questions = [
    {
      id: 'q',
      type: 'single',
      text: 'Masse',
      section: 'findings',
      options: [option, { id: 'n', text: 'Non "?"' }],
    },
    { id: 'r', type: 'text', text: 'Suite', section: 'conclusion', condition: '{o} et non({n})' },
    { id: 't', type: 'text', text: 'Autre', section: 'findings', condition: '{o} ou {n}' },
  ];
  const body = { pages: [{ id: 'p', name: 'Foie', questions }] } as unknown as QuestionnaireBody;
  const html = writeMrrt({ title: 'Foie', body });
  expect(html).toContain(`<div data-mrrt-condition="q='Présente'">`);
  expect(html).toContain(`<div data-mrrt-condition="q!='n'">`);
  const read = questionsIn(readText(html).body);
  expect(read.map(({ id, condition }) => [id, condition])).toEqual([
    ['q', undefined],
    ['s', '{o}'],
    ['r', '{o} et non({n})'],
    // Templates have no « ou »: the question is always asked.
    ['t', undefined],
  ]);
});

it('whatever a questionnaire holds is valid and comes back as questions, words and codes', () => {
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      const html = writeMrrt({ title: 'Titre', body });
      expect(faultsOf(html)).toEqual([]);
      const read = readText(html).body;
      expect(questionsIn(read).map(({ id }) => id)).toEqual(questionsIn(body).map(({ id }) => id));
      expect(carriedOf(read).map(({ codes }) => codes)).toEqual(body.pages.map(({ codes }) => codes));
    }),
    { numRuns: propertyRuns(100) },
  );
});

it('a reader that does not know us finds the same pages and fields', () => {
  const [, body] = demos[0]!;
  const html = writeMrrt({ title: 'Essai', body }).replace(/<meta name="generator"[^>]*>/, '');
  const read = readText(html);
  expect(read.body.pages.map(({ name }) => name)).toEqual(body.pages.map(({ name }) => name));
  const asked = questionsIn(body).filter(({ type }) => type !== 'information');
  expect(questionsIn(read.body).length).toBe(asked.length);
});
