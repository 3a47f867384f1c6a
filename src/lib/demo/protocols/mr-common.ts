/** Texts shared by the MRI protocols: safety, contrast agent and preparation. */

export const SAFETY =
  'Stimulateur ou implant non compatible | Corps étranger métallique intra-oculaire | Clip vasculaire cérébral ferromagnétique | Claustrophobie majeure';
export const GADOLINIUM = {
  agent: 'Gadotérate de méglumine',
  concentration: '0,5 mmol/mL',
  doseMlPerKg: 0.2,
  maximumDoseMl: 20,
  rateMlPerSecond: 2,
  flush: '20 mL de sérum physiologique à 2 mL/s',
};
export const RENAL = 'DFG à vérifier si insuffisance rénale connue ; produit macrocyclique exclusivement';
export const PREGNANCY = 'Pas d’injection au cours de la grossesse sauf nécessité vitale';
