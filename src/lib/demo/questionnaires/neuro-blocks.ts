import { nested } from './exam.ts';

/** Outline blocks of the questionnaires about the brain. */

const bothSides = (...sites: string[]): string =>
  sites.flatMap((site) => [`${site} droite`, `${site} gauche`]).join(' | ');

export const parenchyma = `? Ligne médiane
+ En place > Structures médianes en place.
- Déviation
  !# Déviation de la ligne médiane | mm | 1..30 | entier >> Déviation de la ligne médiane de {valeur}.
? Système ventriculaire
+ Normal > Système ventriculaire de taille et de morphologie normales.
- Dilatation
  # Index d'Evans | | 0.2..0.7 | 2 > Index d'Evans : {valeur}.
  !? Type de dilatation
  / Communicante | Obstructive >> Hydrocéphalie {option}.
  - Ex vacuo >> Dilatation ventriculaire ex vacuo.
  - Indéterminée >> Dilatation ventriculaire.
? Citernes de la base
+ Libres > Citernes de la base libres.
- Effacées >> Effacement des citernes de la base.`;

/** @param subarachnoid further questions about a subarachnoid haemorrhage */
export const haemorrhage = (subarachnoid = ''): string => `!?? Hémorragie intracrânienne
+ Absente > Pas d'hémorragie intracrânienne.
- Hématome extradural
  !? Côté de l'extradural
  / Droit | Gauche | Bilatéral | De la fosse postérieure >> Hématome extradural {option}.
  !# Épaisseur de l'extradural | mm | 1..60 | entier >> Épaisseur de l'hématome extradural : {valeur}.
- Hématome sous-dural
  !? Côté du sous-dural
  / Droit | Gauche | Bilatéral >> Hématome sous-dural {option}.
  !# Épaisseur du sous-dural | mm | 1..50 | entier >> Épaisseur maximale de l'hématome sous-dural : {valeur}.
  ? Âge
  / Aigu | Subaigu | Chronique | Mixte > Hématome sous-dural d'aspect {option}.
- Hémorragie sous-arachnoïdienne >> Hémorragie sous-arachnoïdienne.
${nested(subarachnoid)}
- Contusions hémorragiques >> Contusions hémorragiques.
  " Siège des contusions > Siège des contusions : {valeur}.
- Hématome intraparenchymateux
  !" Siège de l'hématome >> Hématome intraparenchymateux, siège : {valeur}.
  # Longueur [id l] | mm | 2..150 | entier > Longueur de l'hématome : {valeur}.
  # Largeur [id w] | mm | 2..150 | entier > Largeur : {valeur}.
  # Hauteur [id h] | mm | 2..150 | entier > Hauteur : {valeur}.
  = Volume (ABC/2) | {l} * {w} * {h} / 2000 | mL | 0 >> Volume de l'hématome intraparenchymateux : {valeur}.
- Hémorragie intraventriculaire >> Hémorragie intraventriculaire.`;

/** @param none the sentence without ischaemia, @param details further questions about it */
export const ischaemia = (none: string, details = ''): string => `!? Ischémie récente
+ Absente > ${none}
- Présente
  !?? Territoire de l'ischémie récente
  / Sylvien superficiel droit | Sylvien profond droit | Sylvien superficiel gauche | Sylvien profond gauche | Cérébral antérieur droit | Cérébral antérieur gauche | Cérébral postérieur droit | Cérébral postérieur gauche | Cérébelleux droit | Cérébelleux gauche | Tronc cérébral | Jonctionnel droit | Jonctionnel gauche >> Ischémie récente, territoire(s) : {option}.
${nested(details)}`;

export const occlusion = `!? Occlusion proximale
+ Absente > Pas d'occlusion artérielle proximale.
- Présente
  !?? Siège de l'occlusion
  / ${bothSides('Carotide interne', 'M1', 'M2', 'A1 ou A2', 'P1')} | Tronc basilaire >> Occlusion artérielle : {option}.
  ? Collatéralité
  / Bonne | Intermédiaire | Pauvre > Collatéralité : {option}.
?? Troncs supra-aortiques
+ Sans sténose > Troncs supra-aortiques sans sténose significative.
/ ${bothSides('Sténose carotidienne', 'Dissection carotidienne', 'Dissection vertébrale')} | Thrombus flottant >> Troncs supra-aortiques : {option}.`;

export const whiteMatter = `? Leucopathie vasculaire (Fazekas)
+ Absente (0) > Pas de leucopathie vasculaire.
- Fazekas 1 > Leucopathie vasculaire, Fazekas 1.
- Fazekas 2 >> Leucopathie vasculaire, Fazekas 2.
- Fazekas 3 >> Leucopathie vasculaire confluente, Fazekas 3.`;
