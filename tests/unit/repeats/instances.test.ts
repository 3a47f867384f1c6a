import { describe, expect, it } from 'vitest';
import type { Answers } from '#lib/questionnaires/answers.ts';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import {
  withCopy,
  withInstance,
  withMoved,
  withoutInstance,
} from '#lib/questionnaires/repeats/change-instances.ts';
import { expandRepeats, repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { instancesOf, numberedInstances } from '#lib/questionnaires/repeats/instances.ts';
import { liver } from './liver.ts';

const [group] = repeatedOptions(liver.pages);
const some = group!;
const answers: Answers = { n: 'some', 'size~1': 12, 'segment~1': 'vi~1', 'contact~1': 'vi~1 de près' };

describe('the instances of a group', () => {
  it('has one before any is added, and never more than it may', () => {
    expect(instancesOf(some, {})).toEqual(['1']);
    let all: Answers = answers;
    for (let count = 0; count < 30; count += 1) all = withInstance(all, some);
    expect(instancesOf(some, all)).toHaveLength(QUESTIONNAIRE_MAX.instances);
    expect(withInstance(all, some)).toBe(all);
    expect(new Set(instancesOf(some, all)).size).toBe(QUESTIONNAIRE_MAX.instances);
  });

  it('does not believe what was kept', () => {
    expect(instancesOf(some, { some: ['b', 'b', '~', '<i>', 'c'] })).toEqual(['b', 'c']);
    expect(instancesOf(some, { some: 'b' })).toEqual(['1']);
  });

  it('copies an instance with its answers, texts as they are', () => {
    const copied = withCopy(answers, some, '1');
    const made = instancesOf(some, copied)[1]!;
    expect(copied).toEqual({
      ...answers,
      some: ['1', made],
      [`size~${made}`]: 12,
      [`segment~${made}`]: `vi~${made}`,
      [`contact~${made}`]: 'vi~1 de près',
    });
  });

  it('takes an instance away with its answers and no others; an empty one takes the place of the last', () => {
    const two = withCopy(answers, some, '1');
    const made = instancesOf(some, two)[1]!;
    expect(withoutInstance(two, some, made)).toEqual({ ...answers, some: ['1'] });
    const { some: left, ...rest } = withoutInstance(answers, some, '1');
    expect(rest).toEqual({ n: 'some' });
    expect(left).toHaveLength(1);
    expect(left).not.toEqual(['1']);
  });

  it('moves within the list', () => {
    const three: Answers = { some: ['1', 'b', 'c'] };
    expect(withMoved(three, some, 'b', 1).some).toEqual(['1', 'c', 'b']);
    expect(withMoved(three, some, 'b', -1).some).toEqual(['b', '1', 'c']);
    expect(withMoved(three, some, '1', -1)).toBe(three);
  });

  it('numbers by size, what has none last, equal ones as they were added', () => {
    const sized: Answers = { some: ['1', 'b', 'c', 'd'], 'size~b': 5, 'size~c': 9, 'size~d': 5 };
    expect(numberedInstances(some, sized, (id) => sized[id])).toEqual(['c', 'b', 'd', '1']);
  });

  it('numbers by the place of what is chosen', () => {
    const placed = { ...some, repeat: { name: 'Nodule', orderedBy: 'segment' } };
    const chosen: Answers = { some: ['1', 'b', 'c'], 'segment~1': 'vii~1', 'segment~c': 'vi~c' };
    expect(numberedInstances(placed, chosen, (id) => chosen[id])).toEqual(['c', '1', 'b']);
  });

  it('gives the same pages while instances and numbers are the same', () => {
    const before = expandRepeats(liver.pages, answers);
    expect(expandRepeats(liver.pages, { ...answers, 'contact~1': 'autre' })).toBe(before);
    expect(expandRepeats(liver.pages, { ...answers, some: ['1', 'b'] })).not.toBe(before);
  });
});
