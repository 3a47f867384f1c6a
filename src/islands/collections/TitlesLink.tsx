import { commonListMessages as m } from '#lib/items/list-texts.ts';

/** Link that hides or shows the titles of the page's cases. */
export function TitlesLink({ hidden, href }: { hidden: boolean; href: string }) {
  return (
    <a className="button" href={href}>
      <i className={hidden ? 'i-lucide-eye' : 'i-lucide-eye-off'} aria-hidden="true" />
      {hidden ? m.showTitles : m.hideTitles}
    </a>
  );
}
