import { useStore } from '@nanostores/react';
import { $openFiche, closeFiche } from '#lib/questionnaires/browser/open-fiche.ts';
import { useLoaded } from '../form/use-loaded.ts';

/** The place of the fiche that is open beside the form; its code is loaded with the first one. */
export function FicheBeside() {
  const isOpen = useStore($openFiche) !== null;
  const Panel = useLoaded(isOpen, async () => (await import('./FichePanel.tsx')).FichePanel, closeFiche);
  return Panel && <Panel />;
}
