import { questionnairePaths } from '#lib/kinds/questionnaire/paths.ts';
import type { Fiche } from '#lib/kinds/questionnaire/tree.ts';
import { ficheMessages } from '#lib/messages/fiche.ts';
import { questionnaireMessages as m } from '#lib/messages/questionnaire.ts';
import { RichText } from '../rich-text/RichText.tsx';

interface FicheDetailsProps {
  itemId: string;
  fiche: Fiche;
}

/** A fiche, folded until it is asked for. */
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
