import type { ItemKind } from './item.ts';

/** Texts about copying an item; strings of specification §8 verbatim. */
export const copyMessages: Record<
  ItemKind,
  { copy: string; copyLabel: string; copied: string; copyFailure: string }
> = {
  questionnaire: {
    copy: 'Ajouter',
    copyLabel: 'Ajouter à mes questionnaires',
    copied: 'Questionnaire ajouté à votre collection privée avec succès !',
    copyFailure: "Erreur lors de l'ajout du questionnaire. Veuillez réessayer.",
  },
  case: {
    copy: 'Copier',
    copyLabel: 'Copier dans mes cas',
    copied: 'Cas copié avec succès dans vos cas personnels !',
    copyFailure: 'Erreur lors de la copie du cas. Veuillez réessayer.',
  },
  protocol: {
    copy: 'Copier',
    copyLabel: 'Copier dans mes protocoles',
    copied: 'Protocole copié avec succès dans vos protocoles personnels !',
    copyFailure: 'Erreur lors de la copie du protocole. Veuillez réessayer.',
  },
};
