import { DIFFICULTIES } from '#lib/cases/definition.ts';
import { practiceMessages as m } from '#lib/practice/page-texts.ts';
import { PRACTICE_PARAMS } from '#lib/practice/path-rules.ts';
import type { PracticeRequest } from '#lib/practice/request-rules.ts';
import { LOCATION_TAGS, MODALITY_TAGS, SPECIALTY_TAGS } from '#lib/questionnaires/filter-tags.ts';
import { ChoiceField } from '../form/ChoiceField.tsx';
import { Brains } from '../item/Brains.tsx';
import { Chips } from './Chips.tsx';
import { TagsField, TextCriterion } from './TextCriterion.tsx';

interface CriteriaFieldsProps {
  asked: PracticeRequest;
  collections: { id: string; name: string }[];
  onChange(part: Partial<PracticeRequest>): void;
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

/** Criteria for cases: a case must match all of them, each with one of its values. */
export function CriteriaFields({ asked, collections, onChange }: CriteriaFieldsProps) {
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
        title={m.region}
        name={PRACTICE_PARAMS.region}
        values={LOCATION_TAGS}
        chosen={asked.region}
        onChange={(region) => onChange({ region })}
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
        <TagsField tags={asked.tag} onChange={(tag) => onChange({ tag })} />
        <TextCriterion
          name={PRACTICE_PARAMS.search}
          label={m.search}
          hint={m.searchHint}
          value={asked.search}
          onChange={(search) => onChange({ search })}
        />
        <TextCriterion
          name={PRACTICE_PARAMS.author}
          label={m.author}
          hint={m.authorHint}
          value={asked.author}
          onChange={(author) => onChange({ author })}
        />
        <CollectionField asked={asked} collections={collections} onChange={onChange} />
      </div>
    </details>
  );
}
