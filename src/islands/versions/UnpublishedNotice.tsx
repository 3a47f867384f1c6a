import { useStore } from '@nanostores/react';
import { versionMessages as m } from '#lib/messages/versions.ts';
import { $workingCopies } from '#lib/stores/working-copies.ts';

interface UnpublishedNoticeProps {
  id: string;
  /** As the page was made: what is saved since tells better. */
  hasChanges: boolean;
  /** Where they are published. */
  href: string;
}

/** Tells the author of a public item that its readers do not see what is written here, and where to publish it. */
export function UnpublishedNotice({ id, hasChanges, href }: UnpublishedNoticeProps) {
  if (!(useStore($workingCopies)[id]?.hasChanges ?? hasChanges)) return null;
  return (
    <p className="unpublished">
      <span className="status draft">{m.changed}</span> <a href={href}>{m.publishFromCase}</a>
    </p>
  );
}
