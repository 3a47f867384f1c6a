/** Reasons for reading attributes, for the page on de-identification. */
export const WHY = {
  size: 'Dimensions de la matrice.',
  measure: 'Mesurer en millimètres.',
  aspect: 'Afficher à ses proportions une image dont les pixels ne sont pas carrés.',
  uptake:
    'TEP\u00a0: calculer le facteur de SUV (poids, dose, délai depuis l’injection)\u00a0; seul ce facteur part.',
  region: 'Mesurer en millimètres dans chaque zone d’une échographie.',
  space: 'Situer la coupe\u00a0: ordre, plan, défilement lié. Repère de la machine, pas du patient.',
  values: 'Passer des valeurs stockées aux unités (UH, dose…).',
  window: 'Fenêtrage prévu par la console.',
  look: 'Afficher dans le bon sens de gris ou en couleurs.',
  kind: 'Mot d’une liste fermée\u00a0: nommer la série, choisir les préréglages.',
  padding: 'Ne pas compter le fond ajouté par la machine parmi les valeurs de l’image.',
  group: 'Regrouper les images en séries\u00a0; remplacé par un jeton tiré au hasard.',
  order: 'Ordonner les images\u00a0; seul le rang part.',
  patient: 'Ne jamais réunir deux patients dans une pile\u00a0; comparé dans le navigateur, rien n’en part.',
  rate: 'Lire la boucle à sa cadence\u00a0; seul le nombre d’images par seconde part.',
  naming: 'Y chercher des mots d’une liste fermée pour nommer la série\u00a0; le texte ne part pas.',
  warning: 'Prévenir d’un texte incrusté dans l’image.',
  decode: 'Décoder les pixels.',
};
