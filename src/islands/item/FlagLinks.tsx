import { flagPath } from '#lib/moderation/flag.ts';
import { flagMessages as m } from '#lib/moderation/texts.ts';

/** « Signaler »: links for the item, and for its image on screen. */
export function FlagLinks({ id, image }: { id: string; image: string | null }) {
  return (
    <p className="flag-links no-print">
      <a href={flagPath(id)}>
        <i className="i-lucide-flag" aria-hidden="true" />
        {m.action}
      </a>
      {image && <a href={flagPath(id, { image })}>{m.actionImage}</a>}
    </p>
  );
}
