import { FicheLink } from '../fiche/FicheLink.tsx';
import { useReporting } from './reporting-context.ts';

/** The book icon that opens the fiche of a question or an option, if there is one. */
export function FicheBook({ fiche: id }: { fiche: string | undefined }) {
  const { session, fiches } = useReporting();
  const fiche = id === undefined ? undefined : fiches.find((each) => each.id === id);
  return fiche ? <FicheLink itemId={session.item.id} fiche={fiche} /> : null;
}
