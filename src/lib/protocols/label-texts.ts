/** A label to stick at the console, with a code that opens the protocol. */
export const labelMessages = {
  open: 'Code QR',
  title: 'Étiquette à code QR',
  titleOf: (title: string) => `Étiquette à code QR\u00a0: ${title}`,
  subtitle:
    'À coller près de la console\u00a0: le code ouvre la version en vigueur du protocole, une fois connecté.',
  isPrivate:
    'Ce protocole n’est pas public\u00a0: le code ne l’ouvrira que pour vous et ceux que vous y avez invités.',
  note: 'Ligne ajoutée (appareil, salle…)',
  size: 'Côté du code',
  sizes: { 30: '30\u00a0mm', 50: '50\u00a0mm', 80: '80\u00a0mm' },
  anyScanner: 'À choisir en ouvrant la page',
  unknownScanner: (asked: string) =>
    `L’appareil «\u202f${asked}\u202f» n’est pas, ou plus, parmi ceux de ce protocole\u00a0: cette étiquette n’est celle d’aucun appareil.`,
  update: 'Refaire l’étiquette',
  back: 'Retour au protocole',
  preview: 'Aperçu de l’étiquette',
  code: (title: string) => `Code QR\u00a0: ouvre «\u202f${title}\u202f»`,
  noAddress:
    'L’adresse publique de ce site n’est pas réglée (PUBLIC_ORIGIN)\u00a0: un code imprimé pourrait mener ailleurs. Demandez à qui l’administre de la régler.',
};
