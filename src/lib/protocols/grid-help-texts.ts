/** Keyboard help of the grid of a protocol's rows, by the commands' help names (`grid-commands.ts`). */
export const gridHelpMessages = {
  title: 'Clavier du tableau',
  intro: 'Comme dans un tableur. Ctrl+Z annule, Ctrl+Maj+Z rétablit.',
  lines: {
    go: { keys: '← ↑ → ↓', text: 'Aller d’une cellule à l’autre' },
    goFar: { keys: 'Ctrl+← ↑ → ↓', text: 'Aller au bout de la ligne ou de la colonne' },
    homeEnd: { keys: 'Début Fin', text: 'Début, fin de la ligne' },
    ctrlHomeEnd: { keys: 'Ctrl+Début Ctrl+Fin', text: 'Première, dernière cellule' },
    pages: { keys: 'Page préc. Page suiv.', text: 'Dix lignes plus haut, plus bas' },
    tab: { keys: 'Tab', text: 'Cellule suivante\u202f; avec Maj, précédente' },
    escape: { keys: 'Échap', text: 'Abandonner une valeur à corriger\u202f; Tab quitte ensuite le tableau' },
    write: { keys: 'Entrée F2', text: 'Écrire dans la cellule\u202f; taper remplace ce qui y est' },
    down: {
      keys: 'Entrée',
      text: 'Pendant l’écriture\u00a0: garder et descendre, après Tab sous la première cellule écrite\u202f; à la dernière ligne, en ajouter une\u202f; avec Maj, monter',
    },
    drop: { keys: 'Échap', text: 'Pendant l’écriture\u00a0: laisser la cellule comme elle était' },
    fillRange: {
      keys: 'Ctrl+Entrée',
      text: 'Pendant l’écriture\u00a0: écrire dans toutes les cellules choisies',
    },
    clear: { keys: 'Suppr', text: 'Vider les cellules choisies' },
    reset: {
      keys: 'Ctrl+Retour arrière',
      text: 'Pour un appareil\u00a0: rendre la valeur commune aux cellules choisies',
    },
    range: { keys: 'Maj+← ↑ → ↓', text: 'Choisir plusieurs cellules' },
    all: { keys: 'Ctrl+A', text: 'Choisir tout le tableau' },
    row: { keys: 'Maj+Espace', text: 'Choisir la ligne entière' },
    fillDown: { keys: 'Ctrl+D', text: 'Recopier vers le bas la première ligne choisie' },
    insertBelow: { keys: 'Ctrl+Entrée', text: 'Insérer une ligne en dessous' },
    insertAbove: { keys: 'Ctrl+Maj+Entrée', text: 'Insérer une ligne au-dessus' },
    duplicate: { keys: 'Ctrl+Maj+D', text: 'Dupliquer les lignes choisies' },
    move: { keys: 'Alt+↑ Alt+↓', text: 'Monter, descendre les lignes choisies' },
    remove: { keys: 'Ctrl+Suppr', text: 'Supprimer les lignes choisies' },
    clipboard: { keys: 'Ctrl+C Ctrl+X Ctrl+V', text: 'Copier, couper, coller, aussi avec un tableur' },
  },
};
export type GridHelpLine = keyof typeof gridHelpMessages.lines;
