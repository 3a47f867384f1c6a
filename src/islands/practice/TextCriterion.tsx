import { useId, useState } from 'react';
import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { PRACTICE_PARAMS } from '#lib/practice/path-rules.ts';
import { ASKED_TEXT_MAX, tagsOf } from '#lib/practice/request-rules.ts';
import { withinLimit } from '../form/within-limit.ts';

interface TextCriterionProps {
  name: string;
  label: string;
  hint: string;
  /** Maximum length in characters. */
  limit?: number;
  value: string;
  onChange(value: string): void;
}

/** A criterion with a text field. */
export function TextCriterion({ name, label, hint, limit = ASKED_TEXT_MAX, ...field }: TextCriterionProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="input"
        name={name}
        {...withinLimit(limit)}
        autoComplete="off"
        autoCapitalize="none"
        aria-describedby={`${id}-hint`}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}

/** Maximum length of the field: several tags. */
const TAGS_TEXT_MAX = 300;

/** Tags in one text field; the text being typed is not reformatted. */
export function TagsField({ tags, onChange }: { tags: readonly string[]; onChange(tags: string[]): void }) {
  const [typed, setTyped] = useState(tags.join(', '));
  return (
    <TextCriterion
      name={PRACTICE_PARAMS.tag}
      label={m.tag}
      hint={m.tagHint}
      limit={TAGS_TEXT_MAX}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(tagsOf([text]));
      }}
    />
  );
}
