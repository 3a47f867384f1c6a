import { type ReactNode, useMemo, useRef } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import type { RepeatedOption } from '#lib/questionnaires/repeats/instances.ts';
import { repeatMessages as m } from '#lib/questionnaires/repeats/texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { IconButton } from '../form/IconButton.tsx';
import { createInstanceHand, type InstanceHand } from './instance-hand.ts';
import { useReporting } from './reporting-context.ts';
import './repeated-questions.css';

interface Shown {
  head: Question;
  questions: Question[];
}

/** The questions under a repeated option, grouped by instance: each starts with its heading question. */
function instancesIn(questions: readonly Question[]): readonly Shown[] {
  const shown: Shown[] = [];
  for (const question of questions) {
    if (question.type === 'information' && question.repeat) shown.push({ head: question, questions: [] });
    else shown.at(-1)?.questions.push(question);
  }
  return shown;
}

interface InstanceHeadProps {
  group: RepeatedOption;
  head: Question;
  /** The instance's index in the list, and the length of the list. */
  at: number;
  count: number;
  hand: InstanceHand;
}

/** The name of an instance, and its actions. */
function InstanceHead({ group, head, at, count, hand }: InstanceHeadProps) {
  const instance = head.instance?.id ?? '';
  const { text } = head;
  const isFull = count >= QUESTIONNAIRE_MAX.instances;
  const canMove = group.repeat.orderedBy === undefined && count > 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: its questions are fieldsets themselves
    <div
      role="group"
      aria-label={text}
      id={`q-${head.id}`}
      data-question={head.id}
      tabIndex={-1}
      className="answer-question information instance-head"
    >
      <strong>{text}</strong>
      <div className="instance-tools needs-script">
        {canMove && (
          <>
            <IconButton
              icon="i-lucide-arrow-up"
              label={m.up(text)}
              disabled={at === 0}
              onPress={() => hand.move(group, instance, -1)}
            />
            <IconButton
              icon="i-lucide-arrow-down"
              label={m.down(text)}
              disabled={at === count - 1}
              onPress={() => hand.move(group, instance, 1)}
            />
          </>
        )}
        <IconButton
          icon="i-lucide-copy"
          label={m.copy(text)}
          disabled={isFull}
          onPress={() => hand.copy(group, instance)}
        />
        <IconButton
          icon="i-lucide-trash-2"
          label={m.remove(text)}
          onPress={() => hand.remove(group, instance)}
        />
      </div>
    </div>
  );
}

interface RepeatedQuestionsProps {
  /** The repeated option, whose questions are asked once per instance. */
  group: RepeatedOption;
  children(questions: readonly Question[]): ReactNode;
}

/** The questions of a repeated group, once for each of its instances, which are added, copied, moved and removed. */
export function RepeatedQuestions({ group, children }: RepeatedQuestionsProps) {
  const page = useReporting();
  const list = useRef<HTMLOListElement>(null);
  const hand = useMemo(
    () => createInstanceHand(page, () => list.current?.closest<HTMLElement>('form, .report-form') ?? null),
    [page],
  );
  const instances = instancesIn(group.questions ?? []);
  const count = instances.length;
  const name = group.repeat.name || group.text;
  const isFull = count >= QUESTIONNAIRE_MAX.instances;
  return (
    <>
      <ol ref={list} className="instances" aria-label={m.list(name)}>
        {instances.map(({ head, questions }, at) => (
          <li key={head.id} className="instance" data-group={group.id} data-instance={head.instance?.id}>
            <InstanceHead group={group} head={head} at={at} count={count} hand={hand} />
            {children(questions)}
          </li>
        ))}
      </ol>
      <div className="instance-add needs-script">
        <button type="button" className="button" disabled={isFull} onClick={() => hand.add(group)}>
          <i className="i-lucide-plus" aria-hidden="true" />
          {m.add(name)}
        </button>
        {isFull && <span className="hint">{m.most}</span>}
      </div>
    </>
  );
}
