import type { ItemKind } from '#lib/items/item.ts';
import { KINDS } from '#lib/items/kinds/definitions.ts';
import { type ListQuery, listPath } from '#lib/items/kinds/list-query.ts';
import { listMessages, commonListMessages as m } from '#lib/items/list-texts.ts';
import type { ItemPage } from '#lib/items/schemas.ts';

interface PaginationProps {
  kind: ItemKind;
  path: string;
  query: ListQuery;
  page: ItemPage;
  onPage(page: number): void;
}

/** « Précédent », « Page X sur Y • N cas », « Suivant »; previous is disabled on page 1, next on the last. */
export function Pagination({ kind, path, query, page, onPage }: PaginationProps) {
  const { currentPage, totalPages, totalItems } = page;
  if (totalPages <= 1 && !KINDS[kind].countsPages) return null;
  const step = (label: string, target: number, icon: string, rel: string) => {
    const inRange = target >= 1 && target <= totalPages;
    const content = (
      <>
        {rel === 'prev' && <i className={icon} aria-hidden="true" />}
        {label}
        {rel === 'next' && <i className={icon} aria-hidden="true" />}
      </>
    );
    if (!inRange) {
      return (
        <button type="button" className="button" disabled>
          {content}
        </button>
      );
    }
    return (
      <a
        className="button"
        rel={rel}
        href={listPath(kind, path, { ...query, page: target })}
        onClick={(event) => {
          event.preventDefault();
          onPage(target);
        }}
      >
        {content}
      </a>
    );
  };
  return (
    <nav className="pagination" aria-label={m.pagination}>
      {step(m.previous, currentPage - 1, 'i-lucide-chevron-left', 'prev')}
      <p className="tabular">{listMessages[kind].pageLabel(currentPage, totalPages, totalItems)}</p>
      {step(m.next, currentPage + 1, 'i-lucide-chevron-right', 'next')}
    </nav>
  );
}
