import type { EditingWords } from '#lib/items/editing-texts.ts';
import { counted, formatShortDate, formatWhole } from '#lib/platform/format-texts.ts';
import { NOTE_MAX } from './note-rules.ts';

/** The page of notes, and the note in the viewer. */
export const noteMessages = {
  title: 'Mes notes',
  subtitle: 'Ce que vous avez noté sur des cas. Personne d’autre ne le lit.',
  search: 'Chercher dans mes notes',
  find: 'Chercher',
  clear: 'Tout afficher',
  none: 'Vous n’avez pas encore de note',
  noneHint: 'Dans un cas, «\u202fNote\u202f» ouvre une page de carnet\u00a0: elle s’enregistre toute seule.',
  noneFound: 'Aucune note trouvée',
  noneFoundHint: 'Chaque mot cherché doit commencer un mot de la note.',
  found: (count: number) => counted(count, 'note'),
  updated: (iso: string) => `Le ${formatShortDate(iso)}`,
  erase: 'Effacer la note',
  undo: 'Annuler l’effacement',
  label: 'Note personnelle sur ce cas',
  hint: 'Privée. N’y écrivez aucune identité de patient.',
  left: (length: number) => `${formatWhole(length)} sur ${formatWhole(NOTE_MAX)} caractères`,
  placeholder: 'Ce qu’il faut retenir, le piège, où regarder d’abord…',
  readFailure: 'Votre note n’a pas pu être lue.',
  reading: 'Chargement de votre note…',
  close: 'Fermer la note',
};

/** Save status of a note. */
export const noteEditingWords: EditingWords = {
  saved: (at) => (at ? 'Note enregistrée' : 'Enregistrement automatique'),
  offline: 'Hors ligne\u00a0: votre note est gardée ici et partira dès que possible.',
  delayed: (reason) => `${reason} Votre note est gardée ici et partira dès que possible.`,
  conflictTitle: 'Cette note a été modifiée ailleurs',
  conflictBody: () =>
    'Une autre fenêtre, ou un autre appareil, l’a enregistrée entre-temps. Rien n’est perdu\u00a0: choisissez la version à garder.',
  keepMine: 'Garder ce qui est écrit ici',
  keepTheirs: 'Prendre l’autre version',
  kept: 'Ce que vous aviez écrit ici n’avait pas pu être enregistré.',
  restore: 'Reprendre ce texte',
  forget: 'Supprimer ce texte',
};
