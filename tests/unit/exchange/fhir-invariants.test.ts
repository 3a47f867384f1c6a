import fc from 'fast-check';
import { expect, it } from 'vitest';
import { demoQuestionnaires } from '#lib/demo/content.ts';
import type { QuestionnaireBody } from '#lib/questionnaires/body-schema.ts';
import { writeFhir } from '#lib/questionnaires/exchange/write-fhir.ts';
import { propertyRuns } from '../../run/tier.ts';
import { arbitraryBody } from '../outline/arbitrary-body.ts';

interface Item {
  linkId: string;
  type: string;
  repeats?: boolean;
  required?: boolean;
  readOnly?: boolean;
  item?: Item[];
  answerOption?: { initialSelected?: boolean }[];
  initial?: object[];
  enableWhen?: { question: string; operator: string }[];
  enableBehavior?: string;
}

const allItems = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...allItems(item.item ?? [])]);

/** Places of a resource that are empty: FHIR has no empty text, list, object or null. */
function emptyPlaces(value: unknown, path = ''): string[] {
  if (value === null || value === '') return [path];
  if (typeof value !== 'object') return [];
  const children = Object.entries(value).filter(([, child]) => child !== undefined);
  return children.length === 0
    ? [path]
    : children.flatMap(([key, child]) => emptyPlaces(child, `${path}.${key}`));
}

/** The invariants of R4 that a Questionnaire of ours could break, by their names. */
function broken(body: QuestionnaireBody): string[] {
  const resource = writeFhir({ title: 'Titre', body });
  const items = allItems(resource.item as Item[]);
  const ids = new Set(items.map(({ linkId }) => linkId));
  const faults = items.flatMap((item) => {
    const { type, item: below, answerOption = [], initial = [], enableWhen = [] } = item;
    const isDisplay = type === 'display';
    return Object.entries({
      'que-1': (type === 'group' && !below) || (isDisplay && below !== undefined),
      'que-5': answerOption.length > 0 && type !== 'choice',
      'que-6': isDisplay && (item.required || item.repeats),
      'que-8': (isDisplay || type === 'group') && initial.length > 0,
      'que-9': isDisplay && item.readOnly,
      'que-11': answerOption.length > 0 && initial.length > 0,
      'que-12': enableWhen.length > 1 && !item.enableBehavior,
      'que-13':
        !item.repeats && answerOption.filter((each) => each.initialSelected).length + initial.length > 1,
      'enableWhen names an item': enableWhen.some(({ question }) => !ids.has(question)),
    }).flatMap(([name, isBroken]) => (isBroken ? `${name} ${item.linkId}` : []));
  });
  return [...faults, ...(ids.size < items.length ? ['que-2'] : []), ...emptyPlaces(resource)];
}

it.each(demoQuestionnaires.map(({ title, body }) => [title, body] as const))('%s keeps them', (_, body) => {
  expect(broken(body)).toEqual([]);
});

it('whatever a questionnaire holds', () => {
  fc.assert(
    fc.property(arbitraryBody, (body) => {
      expect(broken(body)).toEqual([]);
    }),
    { numRuns: propertyRuns(200) },
  );
  expect(broken({ pages: [{ id: 'p', name: '', questions: [] }] })).toEqual([]);
});
