import { useEffect, useState } from 'react';
import { AUTHORS_MAX, type ItemKind } from '#lib/items/item.ts';
import { authorsMessages as m, peopleMessages } from '#lib/people/named-people-texts.ts';
import type { NamedPerson } from '#lib/people/schemas.ts';
import { itemAuthors } from '#lib/people/store.ts';
import { failureText } from '#lib/platform/browser/client.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { ReadDialog } from '../form/ReadDialog.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { PeopleDialog } from './PeopleDialog.tsx';

interface AuthorsDialogProps {
  kind: ItemKind;
  id: string;
  /** Whether the person is the owner, who invites co-authors. A co-author can only leave. */
  isOwn: boolean;
  onClose(): void;
}

/** The co-authors of an item, as shown to a co-author. */
function Companions({
  kind,
  id,
  people,
  onClose,
}: AuthorsDialogProps & { people: readonly NamedPerson[] | undefined }) {
  const [isLeaving, setLeaving] = useState(false);
  if (isLeaving) return <LeaveDialog kind={kind} id={id} leaves="author" onClose={() => setLeaving(false)} />;
  return (
    <ReadDialog className="people-dialog" title={m.title} onClose={onClose}>
      {people ? (
        <ul>
          {people.map(({ username, name }) => (
            <li key={username}>{name}</li>
          ))}
        </ul>
      ) : (
        <p role="status">{peopleMessages.loading}</p>
      )}
      <button type="button" className="button danger" onClick={() => setLeaving(true)}>
        {m.leave}
      </button>
    </ReadDialog>
  );
}

/** Dialog of co-authors: the owner invites and removes them; a co-author sees them and may leave. */
export function AuthorsDialog(props: AuthorsDialogProps) {
  const { kind, id, isOwn, onClose } = props;
  const [calls] = useState(() => itemAuthors(kind, id));
  const [people, setPeople] = useState<readonly NamedPerson[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    calls.read().then(setPeople, (error) => {
      notify('error', failureText(error, m.failure));
      onClose();
    });
  }, []);
  if (!isOwn) return <Companions {...props} people={people} />;
  return (
    <PeopleDialog
      words={m}
      people={people}
      max={AUTHORS_MAX}
      calls={calls}
      onChange={setPeople}
      onClose={onClose}
    />
  );
}
