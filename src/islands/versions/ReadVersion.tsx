import { useCallback } from 'react';
import type { itemVersions } from '#lib/items/browser/item-versions.ts';
import type { ItemKind } from '#lib/items/item.ts';
import { versionMessages as m } from '#lib/items/versions-texts.ts';
import { Unread } from './Unread.tsx';
import { useRead } from './use-read.ts';
import { versionText } from './version-text.ts';

interface ReadVersionProps {
  kind: ItemKind;
  calls: ReturnType<typeof itemVersions>;
  number: number;
}

/** A version as text, from its title to its last line. */
export function ReadVersion({ kind, calls, number }: ReadVersionProps) {
  const read = useCallback(async () => {
    const version = await calls.read(number);
    return { ...version, text: await versionText(kind, version.body) };
  }, [kind, calls, number]);
  const [reading, again] = useRead(read);
  if (reading.state !== 'read') return <Unread reading={reading} loading={m.loading} again={again} />;
  const { title, tags, text } = reading.result;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard
    <section className={`version-text of-${kind}`} aria-label={m.versionName(number)} tabIndex={0}>
      <h4>{title}</h4>
      {tags.length > 0 && <p className="quiet">{tags.join(', ')}</p>}
      <p className="version-words">{text}</p>
    </section>
  );
}
