import type { LegalPage } from './pages.ts';
import type { Conformity } from './rgaa.ts';

/** Texts around the legal pages: their titles, and notes where the establishment gave no details. */
export const legalMessages = {
  all: 'Informations légales',
  titles: {
    'mentions-legales': 'Mentions légales',
    confidentialite: 'Confidentialité',
    conditions: 'Conditions d’utilisation',
    accessibilite: 'Accessibilité',
  } satisfies Record<LegalPage, string>,
  descriptions: {
    'mentions-legales': 'Qui publie et héberge ce site Négatoscope, et comment joindre l’établissement.',
    confidentialite: 'Quelles données ce site Négatoscope garde, pourquoi, combien de temps, et vos droits.',
    conditions: 'À quoi sert ce site Négatoscope, ce que l’on peut y publier et ce qui en est retiré.',
    accessibilite:
      'Déclaration d’accessibilité de ce site Négatoscope (RGAA 4.1.2) et résultats critère par critère.',
  } satisfies Record<LegalPage, string>,
  blank: '«\u202fà compléter par l’établissement\u202f»',
  states: {
    full: 'totalement conforme',
    partial: 'partiellement conforme',
    none: 'non conforme',
  } satisfies Record<Conformity, string>,
  accessibility: (state: string) => `Accessibilité\u00a0: ${state}`,
  unreadable: (path: string, reason: string) =>
    `Les textes de LEGAL_DIR ne peuvent pas être lus (${path}\u00a0: ${reason}). Corrigez LEGAL_DIR, ou les droits sur ce dossier.`,
  noText: (path: string, names: string) =>
    `LEGAL_DIR désigne ${path}, où il n’y a aucun texte de page (${names}, avec .md ou .txt). Ajoutez-en un, ou retirez LEGAL_DIR.`,
  tooLong: (path: string) => `Le texte ${path} de LEGAL_DIR est trop long (200 Ko au plus).`,
};
