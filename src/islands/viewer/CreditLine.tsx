import { creditMessages as m } from '#lib/cases/credits-texts.ts';
import type { ImageCredit, LicenceName } from '#lib/cases/shown-credit.ts';

/** The credit below the images: the name of the licence, or all of it once the answer is shown. */
export function CreditLine({ before, credit }: { before: LicenceName; credit: ImageCredit | null }) {
  if (!credit)
    return (
      <p className="credit-line">
        {m.images} {[m.afterAnswer, before.licence].filter(Boolean).join(' · ')}
      </p>
    );
  const { author, licence, licenceHref, changes } = credit;
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
