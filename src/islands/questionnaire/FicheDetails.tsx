import { ficheMessages } from '#lib/questionnaires/fiche-texts.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { Fiche } from '#lib/questionnaires/tree.ts';
import { RichText } from '../rich-text/RichText.tsx';

interface FicheDetailsProps {
  itemId: string;
  fiche: Fiche;
}

/** A fiche, collapsed at first. */
export function FicheDetails({ itemId, fiche }: FicheDetailsProps) {
  return (
    <details className="fiche" id={`fiche-${fiche.id}`}>
      <summary>
        <i className="i-lucide-book-open" aria-hidden="true" />
        {m.fiche(fiche.title)}
      </summary>
      <RichText itemId={itemId} content={fiche.content} under={3} />
      <p className="no-print">
        <a href={questionnairePaths.fiche(itemId, fiche.id)}>{ficheMessages.whole}</a>
      </p>
    </details>
  );
}
