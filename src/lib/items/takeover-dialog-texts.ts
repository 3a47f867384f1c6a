import { counted } from '#lib/platform/format-texts.ts';

/** Texts of the dialog for taking over changes from the source of a copy. */
export const takeoverDialogMessages = {
  title: 'Reprendre ce qui a changé dans la source',
  loading: 'Chargement de la source…',
  hint: 'Ce qui est coché est repris dans votre copie, d’un seul geste que vous pourrez annuler. Ce que vous laissez ne vous sera plus proposé.',
  none: 'La source dit aujourd’hui la même chose que lorsque vous l’avez copiée.',
  take: (count: number) =>
    count === 0 ? 'Ne rien reprendre' : `Reprendre dans ma copie (${counted(count, 'changement')})`,
  states: {
    already: 'Déjà dans votre copie.',
    own: 'Ne s’applique plus\u00a0: votre copie dit autre chose à cet endroit.',
  },
  done: (taken: number, refused: number) =>
    [
      taken === 0
        ? 'Votre copie reste comme elle est.'
        : `${counted(taken, 'changement repris', 'changements repris')}.`,
      ...(refused > 0
        ? [`${counted(refused, 'changement ne s’applique plus', 'changements ne s’appliquent plus')}.`]
        : []),
    ].join(' '),
  unsaved:
    'Votre copie n’a pas encore pu être enregistrée\u00a0: la source vous sera proposée de nouveau. Réessayez dans un instant.',
};
