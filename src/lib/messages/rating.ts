import type { ItemKind } from '#lib/domain/item.ts';
import { counted } from './format.ts';

/** The rating widget; strings of specification §4, §5 and §8 to the letter. */
export const ratingMessages = {
  rate: {
    protocol: 'Noter ce protocole',
    case: 'Noter ce cas',
    questionnaire: 'Noter ce questionnaire',
  } satisfies Record<ItemKind, string>,
  rateOther: 'Noter ce élément',
  change: 'Modifier ma note',
  average: (value: number) => `${value.toFixed(1)}/10`,
  count: (count: number) => `(${counted(count, 'note')})`,
  averageLabel: (value: number, count: number) =>
    count === 0 ? 'Pas encore noté' : `Note moyenne ${value.toFixed(1)} sur 10, ${counted(count, 'note')}`,
  oneRating: (value: number) => `Note\u00a0: ${value.toLocaleString('fr-FR')} sur 10`,
  slider: 'Note de 0 à 10',
  quickPicks: [
    { value: 0, label: 'Très mauvais' },
    { value: 2.5, label: 'Mauvais' },
    { value: 5, label: 'Moyen' },
    { value: 7.5, label: 'Bon' },
    { value: 10, label: 'Excellent' },
  ],
  comment: 'Commentaire (facultatif)',
  publish: 'Publier',
  submitting: 'En cours...',
  delete: 'Supprimer ma note',
  missing: 'Veuillez sélectionner une note',
  rated: 'Note ajoutée avec succès !',
  deleted: 'Note supprimée avec succès !',
  /** Messages containing « succès » are styled as success, all others as errors. */
  isSuccess: (message: string) => message.includes('succès'),
  rateFailure: 'Erreur lors de la notation',
  deleteFailure: 'Erreur lors de la suppression',
};
