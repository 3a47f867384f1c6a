import type { QuestionnaireIndex } from '#lib/questionnaires/questionnaire-index.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import { FicheDetails } from './FicheDetails.tsx';

interface FicheNoteProps {
  itemId: string;
  /** Id of the question or option that the fiche is attached to. */
  node: string;
  fiche: string | undefined;
  index: QuestionnaireIndex;
}

/** The fiche of a question or option: in full at its first occurrence, elsewhere as a link to that. */
export function FicheNote({ itemId, node, fiche: id, index }: FicheNoteProps) {
  const found = id === undefined ? undefined : index.fiches.get(id);
  if (!found) return null;
  if (found.home === node) return <FicheDetails itemId={itemId} fiche={found.fiche} />;
  return (
    <p className="fiche-link">
      <i className="i-lucide-book-open" aria-hidden="true" />
      <a href={`#fiche-${id}`}>{m.fiche(found.fiche.title)}</a>
    </p>
  );
}
