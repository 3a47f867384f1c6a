/** Texts shared by the CT protocols: contrast agent, cautions and preparation. */

export const IODINE = {
  agent: 'Iohexol',
  concentration: '350 mg I/mL',
  flush: '40 mL de sérum physiologique au même débit',
};
export const CAUTION =
  'Hypersensibilité grave à un produit iodé documentée | DFG inférieur à 30 mL/min : discuter le bénéfice | Thyrotoxicose non contrôlée';
export const PREPARATION = {
  fasting: 'Non nécessaire',
  renalFunction: 'Créatinine de moins de 3 mois si facteur de risque, de moins de 7 jours si maladie rénale',
  allergy: 'Réaction antérieure : identifier le produit, avis allergologique, changer de molécule',
  pregnancy: 'Rechercher une grossesse chez toute femme en âge de procréer',
  position: 'Décubitus dorsal, bras au-dessus de la tête',
};
