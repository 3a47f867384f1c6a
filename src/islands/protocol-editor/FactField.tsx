import { type FactSection, type FactsOf, setFact } from '#lib/protocols/body-edits.ts';
import { protocolEditorMessages as m } from '#lib/protocols/editor-texts.ts';
import type { Field } from '#lib/protocols/fields/field.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import type { ProtocolEditor } from './editor.ts';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';
import { useDraft } from './use-draft.ts';
import { useWords } from './use-words.ts';

interface FactProps<Section extends FactSection> {
  editor: ProtocolEditor;
  section: Section;
  name: keyof FactsOf<Section> & string;
}

/** One value of a section, and the function that changes it. */
function useFact<Section extends FactSection>({ editor, section, name }: FactProps<Section>) {
  const value: unknown = useDraft(
    editor,
    (draft) => (draft[section] as FactsOf<Section> | undefined)?.[name],
  );
  const id = `${section}-${name}`;
  const change = (next: unknown) =>
    editor.edit((body) => setFact(body, section, name, next as FactsOf<Section>[typeof name]), id);
  return { id, value, change };
}

/** A text value. @param words the field whose previously used words are suggested */
export function TextFact<Section extends FactSection>({
  label,
  maximum,
  rows,
  words,
  ...fact
}: FactProps<Section> & { label: string; maximum: number; rows?: number; words?: string }) {
  const { id, value, change } = useFact(fact);
  const suggestions = useWords(words);
  return (
    <TextField
      id={id}
      label={label}
      value={typeof value === 'string' ? value : ''}
      maximum={maximum}
      {...(rows && { rows })}
      suggestions={suggestions}
      onChange={change}
    />
  );
}

/** A value from a short list, or none. */
export function ChoiceFact<Section extends FactSection>({
  label,
  options,
  ...fact
}: FactProps<Section> & { label: string; options: readonly { value: string; label: string }[] }) {
  const { id, value, change } = useFact(fact);
  return (
    <ChoiceField
      id={id}
      label={label}
      options={[{ value: '', label: m.notSaid }, ...options]}
      value={typeof value === 'string' ? value : ''}
      onChange={(next) => change(next || undefined)}
    />
  );
}

/** A numeric value. */
export function NumberFact<Section extends FactSection>({
  field,
  hint,
  ...fact
}: FactProps<Section> & { field: Field; hint?: string }) {
  const { id, value, change } = useFact(fact);
  return (
    <NumberField
      id={id}
      field={field}
      hint={hint}
      value={typeof value === 'number' ? value : undefined}
      onChange={change}
      onRefused={(texts) => fact.editor.refused.tell(id, texts)}
    />
  );
}
