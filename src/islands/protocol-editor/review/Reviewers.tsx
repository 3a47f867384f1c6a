import { useState } from 'react';
import type { NamedPerson } from '#lib/people/schemas.ts';
import { reviewersMessages as m } from '#lib/reviews/reviewers-texts.ts';
import { useLoaded } from '../../form/use-loaded.ts';

interface ReviewersProps {
  id: string;
  reviewers: readonly NamedPerson[];
  /** Called with the new list of reviewers. */
  onChange(reviewers: readonly NamedPerson[]): void;
}

/** The reviewers of the protocol, and a button to change them. */
export function Reviewers(props: ReviewersProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLoaded(
    isOpen,
    async () => (await import('./ReviewersDialog.tsx')).ReviewersDialog,
    close,
  );
  const { length } = props.reviewers;
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <i className="i-lucide-users" aria-hidden="true" />
        {m.open(length)}
      </button>
      {Dialog && <Dialog {...props} onClose={close} />}
    </>
  );
}
