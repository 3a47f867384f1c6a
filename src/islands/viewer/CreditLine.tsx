import type { ImageCredit } from '#lib/domain/shown-credit.ts';
import { creditMessages as m } from '#lib/messages/credits.ts';

/** Whose images these are, under them; nothing in it says what they show. */
export function CreditLine({ author, licence, licenceHref, changes }: ImageCredit) {
  return (
    <p className="credit-line">
      {m.images} {author}
      {author && licence && ' · '}
      {licenceHref ? (
        <a href={licenceHref} rel="noopener nofollow">
          {licence || licenceHref}
        </a>
      ) : (
        licence
      )}
      {changes && ` · ${changes}`}
    </p>
  );
}
