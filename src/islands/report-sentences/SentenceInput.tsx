import { type KeyboardEvent, useId } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import {
  OPTION_PLACEHOLDER,
  SIDE_PLACEHOLDERS,
  VALUE_PLACEHOLDER,
} from '#lib/questionnaires/report-sections.ts';
import { reportSentencesMessages as m } from '#lib/questionnaires/report-sentences-texts.ts';
import { TooLong } from '../editing/TooLong.tsx';
import { setField } from '../questionnaire-editor/details/node-edits.ts';
import { useInsert } from '../questionnaire-editor/details/use-insert.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import { fieldId, sentenceOf, type Writer } from './rows.ts';

interface SentenceAreaProps {
  id: string;
  text: string;
  /** What is wrong with the sentence; absent for a field that is not checked. */
  fault?: string | false;
  /** Placeholders for answers; while the sentence is edited, each has a button that inserts it. */
  words: readonly string[];
  isActive: boolean;
  onWrite(text: string): void;
  onKeys(event: KeyboardEvent): void;
}

/** The field of a sentence; while it is edited, with buttons for the placeholders of answers. */
export function SentenceArea({ id, text, fault, words, isActive, onWrite, onKeys }: SentenceAreaProps) {
  const { input, insert } = useInsert(text, onWrite);
  const faultId = useId();
  return (
    <div className="sentence-field">
      <textarea
        ref={input}
        id={id}
        className="input"
        rows={1}
        data-grows
        lang="fr"
        spellCheck
        autoComplete="off"
        aria-invalid={Boolean(fault) || text.trim().length > QUESTIONNAIRE_MAX.sentence}
        aria-describedby={fault === undefined ? undefined : faultId}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        onKeyDown={onKeys}
      />
      <TooLong text={text} most={QUESTIONNAIRE_MAX.sentence} />
      {fault !== undefined && (
        <p id={faultId} className="error-text" role="status">
          {fault}
        </p>
      )}
      {isActive && (
        <fieldset className="sentence-places">
          <legend className="visually-hidden">{m.places}</legend>
          {words.map((each) => (
            <button key={each} type="button" className="button small" onClick={() => insert(each)}>
              {each}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

interface SentenceInputProps {
  editor: QuestionnaireEditor;
  node: Writer['node'];
  isChoice: boolean;
  isActive: boolean;
  onKeys(event: KeyboardEvent): void;
}

/** The field of a node's own sentence. */
export function SentenceInput({ editor, node, isChoice, isActive, onKeys }: SentenceInputProps) {
  return (
    <SentenceArea
      id={fieldId(node.id)}
      text={sentenceOf(node)}
      words={[isChoice ? OPTION_PLACEHOLDER : VALUE_PLACEHOLDER, ...SIDE_PLACEHOLDERS]}
      isActive={isActive}
      onWrite={(value) => setField(editor, node.id, 'sentence', value)}
      onKeys={onKeys}
    />
  );
}
