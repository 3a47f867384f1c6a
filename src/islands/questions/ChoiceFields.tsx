import { useState } from 'react';
import { fold } from '#lib/platform/fold.ts';
import { fieldNames } from '#lib/questions/form-answers.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { useIsLive } from '../form/use-is-live.ts';
import type { FieldsProps } from './fields-props.ts';

/** From this number of propositions on, a search field is shown. */
const SEARCHED = 10;

/** Propositions to tick; in a QRU, a single one. */
export function ChoiceFields({ question, answer, onChange }: FieldsProps) {
  const { id, format, propositions = [], expected } = question;
  const [search, setSearch] = useState('');
  const isLive = useIsLive();
  const chosen = answer.chosen ?? [];
  const isSingle = format === 'qru';
  const isShown = (each: { id: string; text: string }) =>
    fold(each.text).includes(fold(search.trim())) || chosen.includes(each.id);
  const tick = (proposition: string, isTicked: boolean) => {
    const others = chosen.filter((each) => each !== proposition);
    onChange({ chosen: isSingle ? [proposition] : isTicked ? [...others, proposition] : others });
  };
  return (
    <>
      {isLive && propositions.length >= SEARCHED && (
        <input
          type="search"
          className="input"
          value={search}
          placeholder={m.searchProposition}
          aria-label={m.searchProposition}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <ul className="propositions">
        {propositions.map((each, index) => (
          <li key={each.id} hidden={!isShown(each)}>
            <label className="proposition">
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={fieldNames(id).chosen}
                value={each.id}
                checked={chosen.includes(each.id)}
                onChange={({ target }) => tick(each.id, target.checked)}
              />
              <span className="letter tabular">{m.letter(index)}</span>
              <span>{each.text}</span>
            </label>
          </li>
        ))}
      </ul>
      {!propositions.some(isShown) && <p className="hint">{m.noProposition}</p>}
      {expected !== undefined && chosen.length > 0 && (
        <p className={chosen.length > expected ? 'step-fault' : 'hint'} role="status">
          {m.chosen(chosen.length, expected)}
        </p>
      )}
    </>
  );
}
