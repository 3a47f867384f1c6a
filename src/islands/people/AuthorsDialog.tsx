import { useEffect, useState } from 'react';
import { failureText } from '#lib/contract/client.ts';
import type { NamedPerson } from '#lib/contract/people.ts';
import { AUTHORS_MAX, type ItemKind } from '#lib/domain/item.ts';
import { authorsMessages as m } from '#lib/messages/people-dialog.ts';
import { itemAuthors } from '#lib/stores/item-people.ts';
import { notify } from '#lib/stores/notices.ts';
import { PeopleDialog } from './PeopleDialog.tsx';

interface AuthorsDialogProps {
  kind: ItemKind;
  id: string;
  onClose(): void;
}

/** Invites those who write an item with its owner, and takes it back from them. */
export function AuthorsDialog({ kind, id, onClose }: AuthorsDialogProps) {
  const [calls] = useState(() => itemAuthors(kind, id));
  const [people, setPeople] = useState<readonly NamedPerson[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the dialog opens
  useEffect(() => {
    calls.read().then(setPeople, (error) => {
      notify('error', failureText(error, m.failure));
      onClose();
    });
  }, []);
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
