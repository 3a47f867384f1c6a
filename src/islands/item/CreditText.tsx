import { creditMessages as m } from '#lib/cases/credits-texts.ts';
import type { ImageCredit, WorkCredit } from '#lib/cases/shown-credit.ts';
import './credit.css';

/** Text with a link, if there is an address. */
function Linked({ text, href }: { text: string; href: string | null }) {
  return href ? (
    <a href={href} rel="noopener nofollow">
      {text || href}
    </a>
  ) : (
    text
  );
}

/** The full credit of the images, for readers who may know what the images show. */
export function CreditText({ credit, work }: { credit: ImageCredit; work: WorkCredit | null }) {
  const { author, licence, licenceHref, changes } = credit;
  return (
    <dl className="credit-text">
      {work && (
        <div>
          <dt>{m.work}</dt>
          <dd>
            <cite translate="no">
              <Linked text={work.work} href={work.source} />
            </cite>
          </dd>
        </div>
      )}
      {author && (
        <div>
          <dt>{m.author}</dt>
          <dd translate="no">{author}</dd>
        </div>
      )}
      {(licence || licenceHref) && (
        <div>
          <dt>{m.licence}</dt>
          <dd>
            <Linked text={licence} href={licenceHref} />
          </dd>
        </div>
      )}
      {changes && (
        <div>
          <dt>{m.changes}</dt>
          <dd>{changes}</dd>
        </div>
      )}
    </dl>
  );
}
