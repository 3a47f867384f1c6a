import { useState } from 'react';
import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as details } from '#lib/questionnaires/question-details-texts.ts';
import { repeatEditorMessages as m } from '#lib/questionnaires/repeats/editor-texts.ts';
import { orderingQuestions } from '#lib/questionnaires/repeats/repeat-faults.ts';
import {
  namedSentence,
  readNamedSentence,
  sentenceNames,
} from '#lib/questionnaires/repeats/sentence-names.ts';
import { NUMBER_PLACEHOLDER, SIDE_PLACEHOLDERS } from '#lib/questionnaires/report-sections.ts';
import type { QuestionOption, Repeat } from '#lib/questionnaires/tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { CheckField, TextField } from './fields.tsx';
import { InsertButtons } from './InsertButtons.tsx';
import { setField, withField } from './node-edits.ts';
import { useInsert } from './use-insert.ts';

interface RepeatFieldProps {
  editor: QuestionnaireEditor;
  option: QuestionOption;
}

interface RepeatFieldsProps extends RepeatFieldProps {
  repeat: Repeat;
}

/** What each of the things that are asked about writes, by the names of the questions. */
function RepeatSentence({
  option,
  repeat,
  set,
}: RepeatFieldsProps & { set(key: string, value: unknown): void }) {
  const stored = repeat.sentence ?? '';
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? undefined : readNamedSentence(typed, option);
  const text = read?.sentence === stored && typed !== undefined ? typed : namedSentence(stored, option);
  const write = (next: string) => {
    setTyped(next);
    set('sentence', readNamedSentence(next, option).sentence);
  };
  const { input, insert } = useInsert(text, write);
  const words = [
    NUMBER_PLACEHOLDER,
    ...Array.from(sentenceNames(option).values(), (name) => `{${name}}`),
    ...SIDE_PLACEHOLDERS,
  ];
  const [unknown] = readNamedSentence(text, option).unknown;
  return (
    <>
      <TextField
        label={m.sentence}
        value={text}
        most={QUESTIONNAIRE_MAX.sentence}
        stored={stored}
        rows={3}
        hint={m.sentenceHint}
        fault={unknown === undefined ? undefined : m.unknown(unknown)}
        input={input}
        onChange={write}
      />
      <InsertButtons label={details.placeholders} words={words} onInsert={insert} />
    </>
  );
}

/** The questions under an option, asked for each of several things: how these are called, numbered and written. */
function RepeatFields({ editor, option, repeat }: RepeatFieldsProps) {
  const set = (key: string, value: unknown) =>
    setField(editor, option.id, 'repeat', withField(repeat, key, value));
  const ordering = orderingQuestions(option).map(({ id, text }) => ({ value: id, label: text }));
  return (
    <fieldset className="details-group">
      <legend>{m.title}</legend>
      <TextField
        label={m.name}
        value={repeat.name}
        most={QUESTIONNAIRE_MAX.instanceName}
        hint={m.nameHint}
        onChange={(value) => set('name', value)}
      />
      <RepeatSentence key={option.id} editor={editor} option={option} repeat={repeat} set={set} />
      <CheckField
        label={details.inConclusion}
        checked={repeat.inConclusion ?? false}
        onChange={(checked) => set('inConclusion', checked)}
      />
      <ChoiceField
        label={m.orderedBy}
        value={repeat.orderedBy ?? ''}
        options={[{ value: '', label: m.asAdded }, ...ordering]}
        onChange={(value) => set('orderedBy', value || undefined)}
      />
      {repeat.orderedBy !== undefined && (
        <CheckField
          label={m.descending}
          checked={repeat.descending ?? false}
          onChange={(checked) => set('descending', checked)}
        />
      )}
      <button
        type="button"
        className="button quiet"
        onClick={() => setField(editor, option.id, 'repeat', undefined)}
      >
        {m.stop}
      </button>
    </fieldset>
  );
}

/** A button as long as the questions under an option are asked once. */
export function RepeatField({ editor, option }: RepeatFieldProps) {
  if (option.repeat) return <RepeatFields editor={editor} option={option} repeat={option.repeat} />;
  return (
    <button
      type="button"
      className="button quiet condition-open"
      onClick={() => setField(editor, option.id, 'repeat', { name: '' })}
    >
      <i className="i-lucide-copy-plus" aria-hidden="true" />
      {m.open}
    </button>
  );
}
