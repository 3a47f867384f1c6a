/** Question about a protocol's rows when its imaging type changes; loaded on demand. */
export const changeTypeMessages = {
  typeTitle: (type: string) => `Passer à «\u202f${type}\u202f»\u202f?`,
  typeBody: (rows: number) =>
    rows === 1
      ? 'Le tableau a une ligne d’un autre type.'
      : `Le tableau a ${rows}\u00a0lignes d’un autre type.`,
  typeKept: (fields: readonly string[]) => `Restent\u00a0: ${fields.join(', ')}.`,
  typeLost: (fields: readonly string[]) => `Disparaissent\u00a0: ${fields.join(', ')}.`,
  keepShared: 'Garder les lignes, avec ce qui reste',
  keepNone: 'Retirer ces lignes',
  typeConfirm: 'Changer le type',
  typeUndo: 'Ce changement s’annule d’un coup (Ctrl+Z).',
};
