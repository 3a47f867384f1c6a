import { commonListMessages as m } from '#lib/messages/list.ts';

/** Hides the titles of a page's cases, or shows them: a link, as in every list. */
export function TitlesLink({ hidden, href }: { hidden: boolean; href: string }) {
  return (
    <a className="button" href={href}>
      <i className={hidden ? 'i-lucide-eye' : 'i-lucide-eye-off'} aria-hidden="true" />
      {hidden ? m.showTitles : m.hideTitles}
    </a>
  );
}
