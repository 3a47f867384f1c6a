import { type ReactNode, useId } from 'react';
import { DIFFICULTIES } from '#lib/cases/definition.ts';
import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { PRACTICE_PARAMS } from '#lib/practice/path-rules.ts';
import { ASKED_TEXT_MAX, type PracticeRequest } from '#lib/practice/request-rules.ts';
import { MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { withinLimit } from '../form/within-limit.ts';
import { Brains } from '../item/Brains.tsx';

interface CriteriaFieldsProps {
  asked: PracticeRequest;
  collections: { id: string; name: string }[];
  onChange(part: Partial<PracticeRequest>): void;
}

interface ChipsProps {
  title: string;
  name: string;
  values: readonly string[];
  chosen: readonly string[];
  label?(value: string): ReactNode;
  onChange(chosen: string[]): void;
}

function Chips({ title, name, values, chosen, label = (value) => value, onChange }: ChipsProps) {
  return (
    <fieldset className="practice-chips">
      <legend className="label">{title}</legend>
      {values.map((value) => (
        <label key={value}>
          <input
            type="checkbox"
            className="visually-hidden"
            name={name}
            value={value}
            checked={chosen.includes(value)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
            }
          />
          <span>{label(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}

function CollectionField({ asked, collections, onChange }: CriteriaFieldsProps) {
  if (collections.length === 0) return null;
  return (
    <ChoiceField
      name={PRACTICE_PARAMS.collection}
      label={m.collection}
      options={[
        { value: '', label: m.anyCollection },
        ...collections.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={asked.collection}
      onChange={(collection) => onChange({ collection })}
    />
  );
}

/** Criteria for cases: all must hold, each by one of its values. */
export function CriteriaFields({ asked, collections, onChange }: CriteriaFieldsProps) {
  const id = useId();
  return (
    <details className="practice-criteria" open>
      <summary className="label">{m.narrow}</summary>
      <Chips
        title={m.modality}
        name={PRACTICE_PARAMS.modality}
        values={MODALITY_TAGS}
        chosen={asked.modality}
        onChange={(modality) => onChange({ modality })}
      />
      <Chips
        title={m.specialty}
        name={PRACTICE_PARAMS.specialty}
        values={SPECIALTY_TAGS}
        chosen={asked.specialty}
        onChange={(specialty) => onChange({ specialty })}
      />
      <Chips
        title={m.difficulty}
        name={PRACTICE_PARAMS.difficulty}
        values={DIFFICULTIES}
        chosen={asked.difficulty.map(String)}
        label={(value) => <Brains difficulty={Number(value)} />}
        onChange={(difficulty) => onChange({ difficulty: difficulty.map(Number) })}
      />
      <div className="practice-others">
        <div className="field">
          <label htmlFor={id}>{m.author}</label>
          <input
            id={id}
            className="input"
            name={PRACTICE_PARAMS.author}
            {...withinLimit(ASKED_TEXT_MAX)}
            autoComplete="off"
            autoCapitalize="none"
            aria-describedby={`${id}-hint`}
            value={asked.author}
            onChange={({ target }) => onChange({ author: target.value })}
          />
          <p className="hint" id={`${id}-hint`}>
            {m.authorHint}
          </p>
        </div>
        <CollectionField asked={asked} collections={collections} onChange={onChange} />
      </div>
    </details>
  );
}
