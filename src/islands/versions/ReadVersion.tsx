import { useCallback } from 'react';
import { textsIn } from '#lib/domain/differences.ts';
import { versionMessages as m } from '#lib/messages/versions.ts';
import type { itemVersions } from '#lib/stores/item-versions.ts';
import { Unread } from './Unread.tsx';
import { useRead } from './use-read.ts';

interface ReadVersionProps {
  calls: ReturnType<typeof itemVersions>;
  number: number;
}

/** The words of a version, from its title to its last line. */
export function ReadVersion({ calls, number }: ReadVersionProps) {
  const [reading, again] = useRead(useCallback(() => calls.read(number), [calls, number]));
  if (reading.state !== 'read') return <Unread reading={reading} loading={m.loading} again={again} />;
  const { title, tags, body } = reading.result;
  return (
    <div className="version-text">
      <h4>{title}</h4>
      {tags.length > 0 && <p className="quiet">{tags.join(', ')}</p>}
      <p>{textsIn(body).join('\n')}</p>
    </div>
  );
}
