import { type KeyboardEvent, useId } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { repeatEditorMessages } from '#lib/questionnaires/repeats/editor-texts.ts';
import type { RepeatedOption } from '#lib/questionnaires/repeats/instances.ts';
import { namedSentence, sentenceNames } from '#lib/questionnaires/repeats/sentence-names.ts';
import { NUMBER_PLACEHOLDER, SIDE_PLACEHOLDERS } from '#lib/questionnaires/report-sections.ts';
import { reportSentencesMessages as m } from '#lib/questionnaires/report-sentences-texts.ts';
import { TooLong } from '../editing/TooLong.tsx';
import { useInsert } from '../questionnaire-editor/details/use-insert.ts';
import { useNamedSentence } from '../questionnaire-editor/details/use-named-sentence.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import { eachFieldId } from './rows.ts';
import { PlaceButtons } from './SentenceInput.tsx';

const nameOf = ({ repeat, text }: RepeatedOption) => m.each(repeat.name || text);

interface EachSentenceProps {
  editor: QuestionnaireEditor;
  option: RepeatedOption;
  isActive: boolean;
  onKeys(event: KeyboardEvent): void;
}

/** The field of what each of several things writes whose questions stand under an option. */
export function EachSentence({ editor, option, isActive, onKeys }: EachSentenceProps) {
  const { text, unknown, write } = useNamedSentence(editor, option);
  const { input, insert } = useInsert(text, write);
  const fault = useId();
  const id = eachFieldId(option.id);
  const words = [
    NUMBER_PLACEHOLDER,
    ...Array.from(sentenceNames(option).values(), (name) => `{${name}}`),
    ...SIDE_PLACEHOLDERS,
  ];
  return (
    <>
      <label className="sentence-each" htmlFor={id}>
        {nameOf(option)}
      </label>
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
          aria-invalid={unknown !== undefined || text.trim().length > QUESTIONNAIRE_MAX.sentence}
          aria-describedby={fault}
          value={text}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeys}
        />
        <TooLong text={text} most={QUESTIONNAIRE_MAX.sentence} />
        <p id={fault} className="error-text" role="status">
          {unknown !== undefined && repeatEditorMessages.unknown(unknown)}
        </p>
        {isActive && <PlaceButtons words={words} onInsert={insert} />}
      </div>
    </>
  );
}

/** The same, to be read. */
export function ReadEachSentence({ option }: { option: RepeatedOption }) {
  return (
    <>
      <p className="sentence-each">{nameOf(option)}</p>
      <p className="input sentence-read">{namedSentence(option.repeat.sentence ?? '', option)}</p>
    </>
  );
}
