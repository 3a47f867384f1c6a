import { type KeyboardEvent, memo, useCallback, useSyncExternalStore } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/kinds/questionnaire/limits.ts';
import {
  OPTION_PLACEHOLDER,
  SIDE_PLACEHOLDERS,
  VALUE_PLACEHOLDER,
} from '#lib/kinds/questionnaire/report-sections.ts';
import { reportSentencesMessages as m } from '#lib/messages/report-sentences.ts';
import { setField } from '../questionnaire-editor/details/node-edits.ts';
import { useInsert } from '../questionnaire-editor/details/use-insert.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import type { Writer } from './rows.ts';
import { defaultsOf, toggleDefault } from './sentence-edits.ts';

/** Id of the field of a node's sentence. */
export const fieldId = (node: string): string => `phrase-${node}`;

interface WriterRowProps extends Writer {
  editor: QuestionnaireEditor;
  onKeys(event: KeyboardEvent): void;
}

const textOf = (node: Writer['node']) => ('label' in node ? node.label : node.text);

function Ticks({ editor, node, question }: Pick<WriterRowProps, 'editor' | 'node' | 'question'>) {
  const inConclusion = 'inConclusion' in node && node.inConclusion === true;
  const isChoice = node.id !== question.id;
  return (
    <div className="sentence-ticks">
      {isChoice && (
        <label>
          <input
            type="checkbox"
            checked={defaultsOf(question).includes(node.id)}
            aria-label={m.byDefaultOf(textOf(node))}
            onChange={() => toggleDefault(editor, question, node.id)}
          />
          {m.byDefault}
        </label>
      )}
      <label>
        <input
          type="checkbox"
          checked={inConclusion}
          aria-label={m.inConclusionOf(textOf(node))}
          onChange={({ target }) => setField(editor, node.id, 'inConclusion', target.checked)}
        />
        {m.inConclusion}
      </label>
    </div>
  );
}

/** Whether a node is the one written now; a row is drawn anew only when that changes for it. */
function useIsActive({ $selected }: QuestionnaireEditor, id: string): boolean {
  const subscribe = useCallback((changed: () => void) => $selected.listen(changed), [$selected]);
  return useSyncExternalStore(
    subscribe,
    () => $selected.get()[0] === id,
    () => false,
  );
}

/** A sentence beside what writes it. */
export const WriterRow = memo(function WriterRow(props: WriterRowProps) {
  const { editor, node, question, isMissing, onKeys, depth } = props;
  const isActive = useIsActive(editor, node.id);
  const sentence = ('sentence' in node && node.sentence) || '';
  const write = (value: string) => setField(editor, node.id, 'sentence', value);
  const { input, insert } = useInsert(sentence, write);
  const isChoice = node.id !== question.id;
  const placeholders = [isChoice ? OPTION_PLACEHOLDER : VALUE_PLACEHOLDER, ...SIDE_PLACEHOLDERS];
  const classes = [
    'sentence-row',
    `depth-${Math.min(depth, 4)}`,
    isMissing && 'is-missing',
    isActive && 'is-active',
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')} onFocus={() => editor.select([node.id])}>
      <label className="sentence-writer" htmlFor={fieldId(node.id)}>
        <span className={isChoice ? '' : 'visually-hidden'}>
          <span className="visually-hidden">{m.sentenceOf(question.text)}</span>
          {textOf(node)}
        </span>
        {isMissing && <span className="missing">{m.missing}</span>}
      </label>
      <div className="sentence-field">
        <textarea
          ref={input}
          id={fieldId(node.id)}
          className="input"
          rows={1}
          lang="fr"
          spellCheck
          autoComplete="off"
          maxLength={QUESTIONNAIRE_MAX.sentence}
          value={sentence}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeys}
        />
        {isActive && (
          <fieldset className="sentence-places">
            <legend className="visually-hidden">{m.places}</legend>
            {placeholders.map((each) => (
              <button key={each} type="button" className="button small" onClick={() => insert(each)}>
                {each}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Ticks editor={editor} node={node} question={question} />
    </li>
  );
});
