import { useEffect, useId, useState } from 'react';
import { failureText } from '#lib/platform/browser/client.ts';
import { ownQuestionnaires } from '#lib/questionnaires/browser/new-questionnaire.ts';
import { newQuestionnaireMessages as m } from '#lib/questionnaires/new-questionnaire-texts.ts';

interface CopyFieldProps {
  value: string;
  onChange(id: string, title: string): void;
}

type Read = { id: string; title: string }[] | { failure: string } | undefined;

/** The choice of the questionnaire to copy. */
export function CopyField({ value, onChange }: CopyFieldProps) {
  const [read, setRead] = useState<Read>();
  const id = useId();
  useEffect(() => {
    let isHere = true;
    ownQuestionnaires().then(
      (found) => isHere && setRead(found),
      (error: unknown) => isHere && setRead({ failure: failureText(error, m.readFailure) }),
    );
    return () => {
      isHere = false;
    };
  }, []);
  if (!read)
    return (
      <p role="status">
        <span className="spinner" aria-hidden="true" /> {m.reading}
      </p>
    );
  if ('failure' in read)
    return (
      <p className="fault" role="alert">
        {read.failure}
      </p>
    );
  if (read.length === 0) return <p>{m.none}</p>;
  return (
    <div className="field">
      <label htmlFor={id}>{m.copied}</label>
      <select
        id={id}
        className="input"
        required
        value={value}
        onChange={({ target }) =>
          onChange(target.value, read.find((each) => each.id === target.value)?.title ?? '')
        }
      >
        <option value="">{m.choose}</option>
        {read.map((each) => (
          <option key={each.id} value={each.id}>
            {each.title}
          </option>
        ))}
      </select>
    </div>
  );
}
