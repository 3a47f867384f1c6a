import { QUESTIONNAIRE_MAX } from '#lib/questionnaires/limits.ts';
import { questionDetailsMessages as details } from '#lib/questionnaires/question-details-texts.ts';
import { repeatEditorMessages as m } from '#lib/questionnaires/repeats/editor-texts.ts';
import type { RepeatedOption } from '#lib/questionnaires/repeats/instances.ts';
import { orderingQuestions } from '#lib/questionnaires/repeats/repeat-faults.ts';
import { groupPlaceholders } from '#lib/questionnaires/repeats/sentence-names.ts';
import type { QuestionOption } from '#lib/questionnaires/tree.ts';
import { ChoiceField } from '../../form/ChoiceField.tsx';
import type { QuestionnaireEditor } from '../editor.ts';
import { CheckField, TextField } from './fields.tsx';
import { InsertButtons } from './InsertButtons.tsx';
import { setField } from './node-edits.ts';
import { useInsert } from './use-insert.ts';
import { setRepeatField, useNamedSentence } from './use-named-sentence.ts';

interface RepeatFieldProps {
  editor: QuestionnaireEditor;
  option: QuestionOption;
}

interface RepeatFieldsProps {
  editor: QuestionnaireEditor;
  option: RepeatedOption;
}

/** The sentence that each instance writes, with the questions by name. */
function RepeatSentence({ editor, option }: RepeatFieldsProps) {
  const { text, stored, unknown, write } = useNamedSentence(editor, option);
  const { input, insert } = useInsert(text, write);
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
      <InsertButtons label={details.placeholders} words={groupPlaceholders(option)} onInsert={insert} />
    </>
  );
}

/** Settings of the repeated questions under an option: how instances are called, numbered and written. */
function RepeatFields({ editor, option }: RepeatFieldsProps) {
  const { repeat } = option;
  const set = (key: string, value: unknown) => setRepeatField(editor, option, key, value);
  const ordering = orderingQuestions(option).map(({ id, text }) => ({ value: id, label: text }));
  return (
    <fieldset className="details-group">
      <legend className="label">{m.title}</legend>
      <TextField
        label={m.name}
        value={repeat.name}
        most={QUESTIONNAIRE_MAX.instanceName}
        hint={m.nameHint}
        onChange={(value) => set('name', value)}
      />
      <RepeatSentence key={option.id} editor={editor} option={option} />
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

/** Whether the option repeats, which can be set before it has questions. */
const hasRepeat = (option: QuestionOption): option is RepeatedOption => option.repeat !== undefined;

/** The settings of repetition; a button while the questions under an option are asked once. */
export function RepeatField({ editor, option }: RepeatFieldProps) {
  if (hasRepeat(option)) return <RepeatFields editor={editor} option={option} />;
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
