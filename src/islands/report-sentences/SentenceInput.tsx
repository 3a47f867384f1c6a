import type { KeyboardEvent } from 'react';
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

interface SentenceInputProps {
  editor: QuestionnaireEditor;
  node: Writer['node'];
  isChoice: boolean;
  isActive: boolean;
  onKeys(event: KeyboardEvent): void;
}

/** Words that answers take the place of, each put in by its button. */
export function PlaceButtons({
  words,
  onInsert,
}: {
  words: readonly string[];
  onInsert(word: string): void;
}) {
  return (
    <fieldset className="sentence-places">
      <legend className="visually-hidden">{m.places}</legend>
      {words.map((each) => (
        <button key={each} type="button" className="button small" onClick={() => onInsert(each)}>
          {each}
        </button>
      ))}
    </fieldset>
  );
}

/** The field of a sentence; while it is written, with the words that answers take the place of. */
export function SentenceInput({ editor, node, isChoice, isActive, onKeys }: SentenceInputProps) {
  const sentence = sentenceOf(node);
  const write = (value: string) => setField(editor, node.id, 'sentence', value);
  const { input, insert } = useInsert(sentence, write);
  const placeholders = [isChoice ? OPTION_PLACEHOLDER : VALUE_PLACEHOLDER, ...SIDE_PLACEHOLDERS];
  return (
    <div className="sentence-field">
      <textarea
        ref={input}
        id={fieldId(node.id)}
        className="input"
        rows={1}
        data-grows
        lang="fr"
        spellCheck
        autoComplete="off"
        aria-invalid={sentence.trim().length > QUESTIONNAIRE_MAX.sentence}
        value={sentence}
        onChange={({ target }) => write(target.value)}
        onKeyDown={onKeys}
      />
      <TooLong text={sentence} most={QUESTIONNAIRE_MAX.sentence} />
      {isActive && <PlaceButtons words={placeholders} onInsert={insert} />}
    </div>
  );
}
