import { useStore } from '@nanostores/react';
import { $openFiche, closeFiche } from '#lib/questionnaires/browser/open-fiche.ts';
import { useLoaded } from '../form/use-loaded.ts';

/** Container of the fiche that is open beside the form; the code of the panel is loaded with the first fiche. */
export function FicheBeside() {
  const isOpen = useStore($openFiche) !== null;
  const Panel = useLoaded(isOpen, async () => (await import('./FichePanel.tsx')).FichePanel, closeFiche);
  return Panel && <Panel />;
}
