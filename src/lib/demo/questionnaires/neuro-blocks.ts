/** Outline blocks of the exams of the brain. */

export const parenchyma = `? Ligne médiane
+ En place > Structures médianes en place.
- Déviation
  # Déviation de la ligne médiane | mm | 1..30 | entier >> Déviation de la ligne médiane de {valeur}.
? Système ventriculaire
+ Normal > Système ventriculaire de taille et de morphologie normales.
- Dilatation
  # Index d'Evans | | 0.2..0.7 | 2 > Index d'Evans : {valeur}.
  ? Type d'hydrocéphalie
  / Communicante | Obstructive | Ex vacuo >> Dilatation ventriculaire : {option}.
? Citernes de la base
+ Libres > Citernes de la base libres.
- Effacées >> Effacement des citernes de la base.`;

export const haemorrhage = `!?? Hémorragie intracrânienne
+ Absente > Pas d'hémorragie intracrânienne.
- Hématome extradural
  # Épaisseur de l'extradural | mm | 1..60 | entier >> Hématome extradural de {valeur} d'épaisseur.
- Hématome sous-dural
  # Épaisseur du sous-dural | mm | 1..50 | entier >> Hématome sous-dural de {valeur} d'épaisseur.
  ? Âge
  / Aigu | Subaigu | Chronique | Mixte > Hématome sous-dural : {option}.
- Hémorragie sous-arachnoïdienne >> Hémorragie sous-arachnoïdienne.
- Contusions hémorragiques >> Contusions hémorragiques.
- Hématome intraparenchymateux
  # Longueur [id l] | mm | 2..150 | entier > Longueur : {valeur}.
  # Largeur [id w] | mm | 2..150 | entier > Largeur : {valeur}.
  # Hauteur [id h] | mm | 2..150 | entier > Hauteur : {valeur}.
  = Volume (ABC/2) | {l} * {w} * {h} / 2000 | mL | 0 >> Hématome intraparenchymateux de {valeur}.
- Inondation ventriculaire >> Inondation ventriculaire.`;

export const territory = `!?? Territoire de l'ischémie récente
+ Pas d'ischémie récente > Pas de lésion ischémique récente.
/ Sylvien superficiel droit | Sylvien profond droit | Sylvien superficiel gauche | Sylvien profond gauche | Cérébral antérieur | Cérébral postérieur | Vertébro-basilaire | Jonctionnel >> Ischémie récente, territoire : {option}.`;

export const occlusion = `!? Occlusion proximale
+ Absente > Pas d'occlusion artérielle proximale.
/ Carotide interne | M1 | M2 | A1-A2 | P1 | Tronc basilaire | Tandem >> Occlusion artérielle : {option}.
? Collatéralité
- Non applicable [normal question]
/ Bonne | Intermédiaire | Pauvre > Collatéralité : {option}.
?? Troncs supra-aortiques
+ Sans sténose > Troncs supra-aortiques sans sténose significative.
/ Sténose carotidienne droite | Sténose carotidienne gauche | Dissection | Thrombus flottant >> Troncs supra-aortiques : {option}.`;

export const whiteMatter = `? Leucopathie vasculaire (Fazekas)
+ Absente (0) > Pas de leucopathie vasculaire.
- Fazekas 1 > Leucopathie vasculaire, Fazekas 1.
- Fazekas 2 >> Leucopathie vasculaire, Fazekas 2.
- Fazekas 3 >> Leucopathie vasculaire confluente, Fazekas 3.`;
