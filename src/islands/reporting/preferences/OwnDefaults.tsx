import {
  type DefaultPlace,
  defaultPlaces,
  hiddenPagesOf,
  ownDefault,
  standingOfDefault,
} from '#lib/questionnaires/preferences/acting-preferences.ts';
import type { OwnDefault } from '#lib/questionnaires/preferences/preferences.ts';
import { ownDefaultMessages as m } from '#lib/questionnaires/preferences/texts.ts';
import { answerWords } from './answer-words.ts';
import { PreferencePart } from './PreferencePart.tsx';
import type { PartProps } from './part-props.ts';
import { TakeAnswers } from './TakeAnswers.tsx';

interface DefaultRowProps {
  place: DefaultPlace;
  own: OwnDefault;
  hidden: readonly string[];
  keep(own: OwnDefault): void;
  remove(): void;
}

function DefaultRow({ place, own, hidden, keep, remove }: DefaultRowProps) {
  const { question } = place;
  const standing = standingOfDefault(place, own, hidden);
  const words = answerWords(question, own.answer);
  return (
    <li>
      <p>
        {question.text} <strong>{words}</strong>
      </p>
      {standing === 'changed' && (
        <p className="warned">
          {m.changed} {m.before(own.asked)}
        </p>
      )}
      {standing === 'hidden' && <p className="quiet">{m.hidden}</p>}
      <div className="preference-actions">
        {standing === 'changed' && words !== '' && (
          <button
            type="button"
            className="button small"
            onClick={() => keep(ownDefault(question, own.answer))}
          >
            {m.keep}
          </button>
        )}
        <button
          type="button"
          className="button small"
          aria-label={m.removeOf(question.text)}
          onClick={remove}
        >
          {m.remove}
        </button>
      </div>
    </li>
  );
}

/** The default answers with which a person's reports start. */
export function OwnDefaults(part: PartProps) {
  const { pages, preferences, change } = part;
  const { defaults } = preferences;
  const hidden = hiddenPagesOf(pages, preferences.hiddenPages);
  const kept = [...defaultPlaces(pages)].flatMap(([id, place]) => {
    const own = defaults[id];
    return own ? [{ id, place, own }] : [];
  });
  const without = (id: string) =>
    Object.fromEntries(Object.entries(defaults).filter(([other]) => other !== id));
  return (
    <PreferencePart title={m.title} count={kept.length} hint={m.hint}>
      {kept.length === 0 ? (
        <p>{m.none}</p>
      ) : (
        <ul>
          {kept.map(({ id, place, own }) => (
            <DefaultRow
              key={id}
              place={place}
              own={own}
              hidden={hidden}
              keep={(next) => change({ defaults: { ...defaults, [id]: next } })}
              remove={() => change({ defaults: without(id) })}
            />
          ))}
        </ul>
      )}
      <TakeAnswers {...part} />
    </PreferencePart>
  );
}
