import { flushSync } from 'react-dom';
import type { Answers } from '#lib/questionnaires/answers.ts';
import {
  withCopy,
  withInstance,
  withMoved,
  withoutInstance,
} from '#lib/questionnaires/repeats/change-instances.ts';
import { repeatedOptions } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { instanceId, instancesOf, type RepeatedOption } from '#lib/questionnaires/repeats/instances.ts';
import { repeatMessages as m } from '#lib/questionnaires/repeats/texts.ts';
import { focusQuestion, neighbour, questionElement, questionOf } from './question-elements.ts';
import type { ReportingPage } from './reporting-context.ts';

/** One instance of a repeated group in the form; without an instance, the group itself. */
export interface InstancePlace {
  group: string;
  instance: string | undefined;
}

/** The repeated group that has the focus: an instance, or the question above the group. */
function placeAtHand(): InstancePlace | undefined {
  const at = document.activeElement;
  const element =
    at?.closest<HTMLElement>('[data-group]') ??
    questionOf(at)?.closest('li')?.querySelector<HTMLElement>('[data-group]');
  const { group, instance } = element?.dataset ?? {};
  return group === undefined ? undefined : { group, instance };
}

/** The actions on the instances of one group, each of which is one undo step. */
function instanceActs({ session, announce }: ReportingPage, form: () => HTMLElement | null) {
  const shown = (group: RepeatedOption) => instancesOf(group, session.$answers.get());
  const nameOf = (group: RepeatedOption, instance: string) =>
    session.places.get(instanceId(group.id, instance))?.question.text ?? '';
  /** @returns whether anything changed */
  const change = (update: (answers: Answers) => Answers): boolean => flushSync(() => session.change(update));

  /** Focuses the first question of an instance. */
  function goTo(group: RepeatedOption, instance: string): void {
    const root = form();
    const head = root && questionElement(root, instanceId(group.id, instance));
    const first = root && head && neighbour(root, head, 1);
    if (first) focusQuestion(first);
  }

  /** Adds an instance by `make`, and focuses it. */
  function grow(group: RepeatedOption, make: (answers: Answers) => Answers): void {
    const before = new Set(shown(group));
    const isMade = change(make);
    const made = shown(group).find((each) => !before.has(each));
    announce(isMade && made !== undefined ? m.added(nameOf(group, made), before.size + 1) : m.most);
    if (made !== undefined) goTo(group, made);
  }

  return {
    add: (group: RepeatedOption, instance?: string) =>
      grow(group, (answers) => withInstance(answers, group, instance)),
    copy: (group: RepeatedOption, instance: string) =>
      grow(group, (answers) => withCopy(answers, group, instance)),
    remove(group: RepeatedOption, instance: string): void {
      const at = shown(group).indexOf(instance);
      change((answers) => withoutInstance(answers, group, instance));
      const left = shown(group);
      announce(m.removed(left.length));
      goTo(group, left[Math.min(at, left.length - 1)] ?? '');
    },
    move(group: RepeatedOption, instance: string, by: 1 | -1): void {
      if (!change((answers) => withMoved(answers, group, instance, by))) return;
      announce(m.moved);
      goTo(group, instance);
    },
  };
}

/** Adds, copies, removes and moves instances of repeated groups: a given one, or the focused one. */
export function createInstanceHand(page: ReportingPage, form: () => HTMLElement | null) {
  const acts = instanceActs(page, form);
  const groupOf = (id: string) => repeatedOptions(page.session.body.pages).find((option) => option.id === id);

  function atHand(act: (group: RepeatedOption, instance: string) => void): void {
    const place = placeAtHand();
    const group = place && groupOf(place.group);
    if (group && place.instance !== undefined) act(group, place.instance);
    else page.announce(m.noGroup);
  }

  return {
    ...acts,
    addInstance: () => atHand(acts.add),
    copyInstance: () => atHand(acts.copy),
    removeInstance: () => atHand(acts.remove),
    moveInstance: (by: 1 | -1) =>
      atHand((group, instance) => {
        if (group.repeat.orderedBy === undefined) acts.move(group, instance, by);
        else page.announce(m.byRule);
      }),
  };
}

export type InstanceHand = ReturnType<typeof createInstanceHand>;
