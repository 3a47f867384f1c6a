import { counted } from '#lib/platform/format-texts.ts';
import type { ItemKind } from './item.ts';
import { listMessages } from './list-texts.ts';

export type ListView = 'public' | 'mine' | 'manage';

interface Headings {
  /** Shows the total of the whole list; null when a filter restricts the list. */
  publicSubtitle: (total: number | null) => string;
  publicDescription: string;
  mineTitle: string;
  mineSubtitle: string;
  manageTitle?: string;
  manageSubtitle?: string;
}

/** The headings of lists, rendered on the server: no script needs them. */
const HEADINGS: Record<ItemKind, Headings> = {
  questionnaire: {
    publicSubtitle: (total) =>
      `${total === null ? 'Partagés' : counted(total, 'questionnaire partagé', 'questionnaires partagés')} par la communauté, pour construire un compte rendu structuré.`,
    publicDescription:
      'Questionnaires de radiologie en français pour construire un compte rendu structuré\u00a0: IRM, TDM, échographie, radiographie. À parcourir et à copier librement.',
    mineTitle: 'Mes Questionnaires',
    mineSubtitle: 'Vos questionnaires de compte rendu, créés ou copiés.',
    manageTitle: 'Gérer les Questionnaires',
    manageSubtitle: 'Écrivez vos questionnaires, étiquetez-les, publiez-les.',
  },
  case: {
    publicSubtitle: (total) =>
      `${total === null ? 'Partagés' : counted(total, 'cas partagé', 'cas partagés')} par la communauté, à lire comme en garde\u00a0: les images d’abord.`,
    publicDescription:
      'Cas cliniques de radiologie en français\u00a0: images en coupes, difficulté, réponse et fiche récapitulative. Scanner, IRM, échographie et radiographie.',
    mineTitle: 'Mes Cas Cliniques',
    mineSubtitle: 'Vos cas, créés ou copiés.',
    manageTitle: 'Gérer les Cas Cliniques',
    manageSubtitle: 'Créez vos cas, ajoutez-y des images, publiez-les.',
  },
  protocol: {
    publicSubtitle: (total) =>
      `${total === null ? 'Validés et partagés' : counted(total, 'protocole validé et partagé', 'protocoles validés et partagés')} par la communauté\u00a0: séquences, passages, contraste.`,
    publicDescription:
      'Protocoles d’acquisition en radiologie, en français\u00a0: IRM, scanner, échographie, radiographie. Séquences, passages, contraste et préparation.',
    mineTitle: 'Mes Protocoles',
    mineSubtitle: 'Vos protocoles d’acquisition, créés ou copiés.',
  },
};

/** The description of a public list in links to it. */
export function listDescription(kind: ItemKind): string {
  return HEADINGS[kind].publicDescription;
}

/** Title and subtitle of a list's page. */
export function listHeading(
  kind: ItemKind,
  view: ListView,
  total: number | null,
): { title: string; subtitle: string } {
  const text = HEADINGS[kind];
  if (view === 'public')
    return { title: listMessages[kind].publicTitle, subtitle: text.publicSubtitle(total) };
  if (view === 'manage' && text.manageTitle) {
    return { title: text.manageTitle, subtitle: text.manageSubtitle ?? text.mineSubtitle };
  }
  return { title: text.mineTitle, subtitle: text.mineSubtitle };
}
