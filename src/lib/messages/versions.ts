import type { Difference, NodeType } from '#lib/domain/differences.ts';
import { counted, formatDateAndTime } from './format.ts';

/** Told with their section (`protocol-changes.ts`). */
type FieldChange = Extract<Difference, { what: 'field' }>;
type Field<What> = Extract<Difference, { what: What; field: string }>['field'];

const TEXTS: Record<Field<'text'>, string> = {
  title: 'Titre',
  difficulty: 'Difficulté',
  information: 'Informations cliniques',
  answer: 'Réponse',
  folder: 'Nom d’un dossier',
  description: 'Description d’un dossier',
};
const LISTS: Record<Field<'list'>, string> = {
  tags: 'Étiquettes',
  sheet: 'Fiche récapitulative',
};

const NODES: Record<NodeType, string> = {
  page: 'Page',
  question: 'Question',
  option: 'Réponse',
  zone: 'Zone',
  fiche: 'Fiche',
};
const NODE_CHANGES = { added: 'ajoutée', removed: 'retirée', moved: 'déplacée', changed: 'modifiée' };

const quoted = (text: string) => (text.trim() === '' ? 'sans nom' : `«\u202f${text.trim()}\u202f»`);

function nodeChange({
  type,
  change,
  name,
  within,
  added,
  removed,
}: Extract<Difference, { what: 'node' }>): string {
  const place = within && ` (${quoted(within)})`;
  const settings = change === 'changed' && added.length + removed.length === 0 ? '\u00a0: réglages' : '';
  return `${NODES[type]} ${quoted(name)} ${NODE_CHANGES[change]}${settings}${place}`;
}

function imagesChange({ folder, added, removed, moved }: Extract<Difference, { what: 'images' }>): string {
  const parts = [
    added > 0 && `${counted(added, 'image ajoutée', 'images ajoutées')}`,
    removed > 0 && `${counted(removed, 'image retirée', 'images retirées')}`,
    moved && 'ordre changé',
  ].filter((part) => part !== false);
  return `Dossier «\u202f${folder}\u202f»\u00a0: ${parts.join(', ')}.`;
}

/** What authors read of their working copy, of what readers see, and of what they published before. */
export const versionMessages = {
  changed: 'Modifications non publiées',
  update: 'Mettre à jour la version publique',
  updateTitle: 'Mettre à jour la version publique\u202f?',
  updateReady: 'Vos lecteurs verront dès maintenant ce que vous avez écrit.',
  updateDo: 'Mettre à jour',
  word: 'Un mot sur cette version (facultatif)',
  wordHint: 'Vous seul le lisez, dans la liste des versions.',
  drop: 'Revenir à la version publique',
  dropTitle: 'Revenir à la version publique\u202f?',
  dropBody:
    'Tout ce que vous avez changé depuis la dernière mise à jour sera perdu. Ce que voient vos lecteurs ne change pas.',
  dropDo: 'Abandonner mes modifications',
  versions: 'Versions',
  loading: 'Chargement des versions…',
  loadFailure: 'Les versions n’ont pas pu être lues. Vérifiez votre connexion et réessayez.',
  versionName: (number: number) => `Version ${number}`,
  publishedAt: (iso: string, publisher: string | null) =>
    `${formatDateAndTime(iso)}${publisher === null ? '' : `, par ${publisher}`}`,
  isPublic: 'Vue par vos lecteurs',
  read: 'Lire',
  readOf: (number: number) => `Lire la version ${number}`,
  restore: 'Reprendre cette version',
  restoreOf: (number: number) => `Reprendre la version ${number}`,
  restoreHint:
    'Une version reprise prend la place de votre copie de travail\u00a0; vos lecteurs ne voient rien avant une mise à jour.',
  compare: 'Comparer',
  comparePage: 'Voir côte à côte, page entière',
  from: 'De',
  to: 'À',
  workingCopy: 'Ma copie de travail',
  noDifference: 'Aucune différence.',
  sourceChanged: 'La source a changé depuis.',
  published: 'Version publique mise à jour.',
  dropped: 'Vous êtes revenu à la version publique.',
  restored: (number: number) => `La version ${number} est reprise dans votre copie de travail.`,
  failure: 'Cela n’a pas abouti. Vérifiez votre connexion et réessayez.',
  unsaved: 'Vos dernières modifications ne sont pas encore enregistrées\u00a0: réessayez dans un instant.',
  before: 'Avant\u00a0:',
  after: 'Après\u00a0:',
  added: 'Ajouté\u00a0:',
  removed: 'Retiré\u00a0:',
  empty: '(vide)',
  /** What a difference is about; said whole where there is nothing to quote. */
  about(difference: Exclude<Difference, FieldChange>): string {
    switch (difference.what) {
      case 'text':
        return TEXTS[difference.field];
      case 'list':
        return LISTS[difference.field];
      case 'folder': {
        const images = counted(difference.images, 'image');
        const change = difference.change === 'added' ? 'ajouté' : 'retiré';
        return `Dossier «\u202f${difference.name}\u202f» ${change} (${images}).`;
      }
      case 'images':
        return imagesChange(difference);
      case 'node':
        return nodeChange(difference);
      case 'mainImage':
        return 'L’image principale n’est plus la même.';
      case 'layout':
        return 'La mise en forme ou les images du texte ont changé.';
    }
  },
};
