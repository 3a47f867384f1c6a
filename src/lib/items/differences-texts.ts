import { counted, quoted } from '#lib/platform/format-texts.ts';
import type { Difference, NodeType } from './differences.ts';

/** Field changes are described together with their section instead (`protocols/changes-texts.ts`). */
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
  findings: 'Signes',
  questions: 'Questions',
  stepFolders: 'Images que les étapes des questions apportent',
  credit: 'Source et licence',
};

const NODES: Record<NodeType, string> = {
  page: 'Page',
  question: 'Question',
  option: 'Réponse',
  zone: 'Zone',
  fiche: 'Fiche',
};
const NODE_CHANGES = { added: 'ajoutée', removed: 'retirée', moved: 'déplacée', changed: 'modifiée' };

const named = (text: string) => (text.trim() === '' ? 'sans nom' : quoted(text.trim()));

function nodeChange({
  type,
  change,
  name,
  within,
  added,
  removed,
}: Extract<Difference, { what: 'node' }>): string {
  const place = within && ` (${named(within)})`;
  const settings = change === 'changed' && added.length + removed.length === 0 ? '\u00a0: réglages' : '';
  return `${NODES[type]} ${named(name)} ${NODE_CHANGES[change]}${settings}${place}`;
}

function imagesChange({ folder, added, removed, moved }: Extract<Difference, { what: 'images' }>): string {
  const parts = [
    added > 0 && `${counted(added, 'image ajoutée', 'images ajoutées')}`,
    removed > 0 && `${counted(removed, 'image retirée', 'images retirées')}`,
    moved && 'ordre changé',
  ].filter((part) => part !== false);
  return `Dossier «\u202f${folder}\u202f»\u00a0: ${parts.join(', ')}.`;
}

/** The text for a difference; a complete sentence if there is nothing to quote. */
export function aboutDifference(difference: Exclude<Difference, FieldChange>): string {
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
    case 'findings':
      return 'L’ordre, la coupe ou les tracés des signes ont changé.';
    case 'questions':
      return 'L’ordre des questions, leurs clés ou leurs explications ont changé.';
    case 'presentation':
      return 'L’affichage initial a changé.';
    case 'layout':
      return 'La mise en forme ou les images du texte ont changé.';
  }
}
