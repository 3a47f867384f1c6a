import { type FocusEvent, type KeyboardEvent, memo, useCallback, useRef, useSyncExternalStore } from 'react';
import { isRepeated } from '#lib/questionnaires/repeats/expand-repeats.ts';
import { reportSentencesMessages as m } from '#lib/questionnaires/report-sentences-texts.ts';
import type { QuestionOption } from '#lib/questionnaires/tree.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import { EachSentence, ReadEachSentence } from './EachSentence.tsx';
import { useIsNear } from './near-rows.ts';
import { fieldId, sentenceOf, textOf, type Writer } from './rows.ts';
import { ReadSentenceCondition, SentenceConditionField } from './SentenceCondition.tsx';
import { SentenceInput } from './SentenceInput.tsx';
import { ReadTicks, SentenceTicks } from './SentenceTicks.tsx';

interface WriterRowProps extends Writer {
  editor: QuestionnaireEditor;
  onKeys(event: KeyboardEvent): void;
}

/** Whether a node is being edited; a row renders again only when this changes for its own node. */
function useIsActive({ $selected }: QuestionnaireEditor, id: string): boolean {
  const subscribe = useCallback((changed: () => void) => $selected.listen(changed), [$selected]);
  return useSyncExternalStore(
    subscribe,
    () => $selected.get()[0] === id,
    () => false,
  );
}

function WriterWords({ node, question, isMissing }: Pick<Writer, 'node' | 'question' | 'isMissing'>) {
  return (
    <>
      <span className={node.id === question.id ? 'visually-hidden' : ''}>
        <span className="visually-hidden">{m.sentenceOf(question.text)}</span>
        {textOf(node)}
      </span>
      {isMissing && <span className="missing">{m.missing}</span>}
    </>
  );
}

/** The option whose questions repeat, where each instance writes its own sentence. */
function repeatedOptionOf({ node, question }: Pick<Writer, 'node' | 'question'>) {
  const option = node.id !== question.id && !('label' in node) ? (node as QuestionOption) : undefined;
  return option && isRepeated(option) ? option : null;
}

/**
 * A sentence beside the node that writes it. Out of sight it is plain text, so that two thousand rows stay fast and the
 * browser's search finds them; the one being edited keeps its field wherever the page is scrolled to.
 */
export const WriterRow = memo(function WriterRow(props: WriterRowProps) {
  const { editor, node, question, isMissing, onKeys, depth } = props;
  const row = useRef<HTMLLIElement>(null);
  const isActive = useIsActive(editor, node.id);
  const isNear = useIsNear(row);
  // Opening the row on a press would move a check box from under the pointer: the row opens after the click.
  const onFocus = ({ target }: FocusEvent) => {
    const isPressedTick = target.matches('input[type=checkbox]') && !target.matches(':focus-visible');
    if (!isPressedTick) editor.select([node.id]);
  };
  const repeated = repeatedOptionOf(props);
  const words = <WriterWords node={node} question={question} isMissing={isMissing} />;
  const classes = [
    'sentence-row',
    `depth-${Math.min(depth, 4)}`,
    isMissing && 'is-missing',
    isActive && 'is-active',
  ];
  return (
    <li ref={row} className={classes.filter(Boolean).join(' ')} onFocus={onFocus}>
      {isNear || isActive ? (
        <>
          <label className="sentence-writer" htmlFor={fieldId(node.id)}>
            {words}
          </label>
          <SentenceInput
            editor={editor}
            node={node}
            isChoice={node.id !== question.id}
            isActive={isActive}
            onKeys={onKeys}
          />
          <SentenceTicks editor={editor} node={node} question={question} />
          {repeated && <EachSentence editor={editor} option={repeated} isActive={isActive} onKeys={onKeys} />}
          {isActive && <SentenceConditionField editor={editor} node={node} />}
          {!isActive && <ReadSentenceCondition editor={editor} node={node} />}
        </>
      ) : (
        <>
          <p className="sentence-writer">{words}</p>
          <p className="input sentence-read">{sentenceOf(node)}</p>
          <ReadTicks node={node} question={question} />
          {repeated && <ReadEachSentence option={repeated} />}
          <ReadSentenceCondition editor={editor} node={node} />
        </>
      )}
    </li>
  );
});
