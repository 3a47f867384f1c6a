import type { KeyboardEvent } from 'react';
import { repeatEditorMessages } from '#lib/questionnaires/repeats/editor-texts.ts';
import type { RepeatedOption } from '#lib/questionnaires/repeats/instances.ts';
import { groupPlaceholders, namedSentence } from '#lib/questionnaires/repeats/sentence-names.ts';
import { reportSentencesMessages as m } from '#lib/questionnaires/report-sentences-texts.ts';
import { useNamedSentence } from '../questionnaire-editor/details/use-named-sentence.ts';
import type { QuestionnaireEditor } from '../questionnaire-editor/editor.ts';
import { eachFieldId } from './rows.ts';
import { SentenceArea } from './SentenceInput.tsx';

const nameOf = ({ repeat, text }: RepeatedOption) => m.each(repeat.name || text);

interface EachSentenceProps {
  editor: QuestionnaireEditor;
  option: RepeatedOption;
  isActive: boolean;
  onKeys(event: KeyboardEvent): void;
}

/** The field for the sentence that each instance of a repeated option writes. */
export function EachSentence({ editor, option, isActive, onKeys }: EachSentenceProps) {
  const { text, unknown, write } = useNamedSentence(editor, option);
  const id = eachFieldId(option.id);
  return (
    <>
      <label className="sentence-each" htmlFor={id}>
        {nameOf(option)}
      </label>
      <SentenceArea
        id={id}
        text={text}
        fault={unknown !== undefined && repeatEditorMessages.unknown(unknown)}
        words={groupPlaceholders(option)}
        isActive={isActive}
        onWrite={write}
        onKeys={onKeys}
      />
    </>
  );
}

/** The sentence of each instance, read-only. */
export function ReadEachSentence({ option }: { option: RepeatedOption }) {
  return (
    <>
      <p className="sentence-each">{nameOf(option)}</p>
      <p className="input sentence-read">{namedSentence(option.repeat.sentence ?? '', option)}</p>
    </>
  );
}
