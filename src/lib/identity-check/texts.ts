/** The dialog that confirms a person's identity before an action that needs it. */
export const checkMessages = {
  title: 'Confirmez que c’est bien vous',
  hint: 'Ce site le demande avant cette action. Rien de ce que vous faisiez n’est perdu.',
  password: 'Mot de passe pour confirmer',
  submit: 'Confirmer et continuer',
  withPasskey: 'Confirmer par clé d’accès',
  underPasskey: 'En attente de votre appareil...',
  passkeyFailure: 'Aucune clé d’accès n’a été utilisée. Réessayez, ou donnez votre mot de passe.',
  withProvider: (label: string) => `Confirmer avec ${label} (nouvel onglet)`,
  thenComeBack: 'Puis revenez à cette page et continuez.',
  notYet: 'La confirmation n’est pas encore arrivée. Terminez-la dans l’autre onglet, puis continuez.',
  noWay:
    'Ce compte n’a ni mot de passe ni compte d’établissement associé\u00a0: demandez un lien de réinitialisation à l’administrateur de votre site.',
  failure: 'La confirmation n’a pas abouti. Vérifiez votre connexion et réessayez.',
} as const;
