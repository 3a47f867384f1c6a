import { type FormEvent, useId, useRef, useState } from 'react';
import { peopleMessages as m } from '#lib/people/named-people-texts.ts';
import type { NamedPerson } from '#lib/people/schemas.ts';
import type { NamingAnswer } from '#lib/people/store.ts';
import { ReadDialog } from '../form/ReadDialog.tsx';
import '../form/quiet.css';
import './people.css';

/** Texts of the dialog. */
export interface PeopleWords {
  title: string;
  what: string;
  name: string;
  none: string;
  removeWhom(name: string): string;
}

interface PeopleDialogProps {
  words: PeopleWords;
  /** Undefined while loading. */
  people: readonly NamedPerson[] | undefined;
  max: number;
  calls: { name(username: string): Promise<NamingAnswer>; remove(username: string): Promise<NamingAnswer> };
  onChange(people: readonly NamedPerson[]): void;
  onClose(): void;
}

interface PeopleListProps extends Pick<PeopleDialogProps, 'words'> {
  people: readonly NamedPerson[];
  isBusy: boolean;
  onRemove(username: string): void;
}

function PeopleList({ words, people, isBusy, onRemove }: PeopleListProps) {
  if (people.length === 0) return <p className="quiet">{words.none}</p>;
  return (
    <ul className="people-list">
      {people.map((person) => (
        <li key={person.username}>
          <span>
            {person.name} <span className="quiet">{m.since(person)}</span>
          </span>
          <button
            type="button"
            className="button small"
            disabled={isBusy}
            aria-label={words.removeWhom(person.name)}
            onClick={() => onRemove(person.username)}
          >
            {m.remove}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Submits the typed name and shows why it was refused; focus stays in the field. */
function useNaming({ calls, onChange }: Pick<PeopleDialogProps, 'calls' | 'onChange'>) {
  const [username, setUsername] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = async (asked: Promise<NamingAnswer>) => {
    setBusy(true);
    const answer = await asked;
    setBusy(false);
    setRefusal('refusal' in answer ? answer.refusal : '');
    if ('people' in answer) onChange(answer.people);
    // The pressed button may have disappeared.
    input.current?.focus();
    return 'people' in answer;
  };
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (await take(calls.name(username))) setUsername('');
  };
  const remove = (whom: string) => void take(calls.remove(whom));
  return { username, setUsername, refusal, isBusy, input, add, remove };
}

/** Adds and removes people with a role on the person's own item, by their names. */
export function People({ words, people, max, calls, onChange }: Omit<PeopleDialogProps, 'onClose'>) {
  const { username, setUsername, refusal, isBusy, input, add, remove } = useNaming({ calls, onChange });
  const field = useId();
  const isFull = people !== undefined && people.length >= max;
  return (
    <>
      <form className="people-form" onSubmit={add}>
        <div className="field">
          <label htmlFor={field}>{m.username}</label>
          <input
            ref={input}
            id={field}
            className="input"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
            readOnly={isFull}
            aria-invalid={refusal !== ''}
            aria-describedby={`${field}-said ${field}-full`}
            value={username}
            onChange={(event) => setUsername(event.target.value)}
          />
        </div>
        <button type="submit" className="button primary" disabled={isBusy || !people || isFull}>
          {words.name}
        </button>
        {/* The field stays mounted, because it has the focus. */}
        <p id={`${field}-full`} className="quiet" role="status">
          {isFull && m.full(max)}
        </p>
        <p id={`${field}-said`} className="field-error" role="alert">
          {refusal}
        </p>
      </form>
      {people ? (
        <PeopleList words={words} people={people} isBusy={isBusy} onRemove={remove} />
      ) : (
        <p role="status">{m.loading}</p>
      )}
    </>
  );
}

/** The list of people in a dialog. */
export function PeopleDialog({ onClose, ...props }: PeopleDialogProps) {
  return (
    <ReadDialog className="people-dialog" title={props.words.title} onClose={onClose}>
      <p>{props.words.what}</p>
      <People {...props} />
    </ReadDialog>
  );
}
