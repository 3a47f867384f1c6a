import { useState } from 'react';
import type { NamedPerson } from '#lib/people/schemas.ts';
import { itemReviewers } from '#lib/people/store.ts';
import { REVIEWERS_MAX } from '#lib/reviews/review-rules.ts';
import { reviewersMessages as m } from '#lib/reviews/reviewers-texts.ts';
import { PeopleDialog } from '../../people/PeopleDialog.tsx';

interface ReviewersDialogProps {
  id: string;
  reviewers: readonly NamedPerson[];
  onChange(reviewers: readonly NamedPerson[]): void;
  onClose(): void;
}

/** Dialog that adds and removes reviewers of a protocol. */
export function ReviewersDialog({ id, reviewers, onChange, onClose }: ReviewersDialogProps) {
  const [calls] = useState(() => itemReviewers('protocol', id));
  return (
    <PeopleDialog
      words={m}
      people={reviewers}
      max={REVIEWERS_MAX}
      calls={calls}
      onChange={onChange}
      onClose={onClose}
    />
  );
}
