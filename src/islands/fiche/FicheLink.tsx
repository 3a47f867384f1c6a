import type { MouseEvent } from 'react';
import { $openFiche } from '#lib/questionnaires/browser/open-fiche.ts';
import { ficheMessages as m } from '#lib/questionnaires/fiche-texts.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import './fiche.css';

interface FicheLinkProps {
  /** The id of the questionnaire. */
  itemId: string;
  fiche: { id: string; title: string };
}

/** The book icon beside a question or an option: opens its fiche beside the form (without script, as a page). */
export function FicheLink({ itemId, fiche: { id, title } }: FicheLinkProps) {
  const path = questionnairePaths.fiche(itemId, id);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    $openFiche.set({ path, title, opener: event.currentTarget });
  };
  return (
    <a className="fiche-open" href={path} title={m.open(title)} onClick={open}>
      <i className="i-lucide-book-open" aria-hidden="true" />
      <span className="visually-hidden">{m.open(title)}</span>
    </a>
  );
}
