import { bile, liver, peritoneum } from './abdomen-blocks.ts';
import { conclusion, ct, type DemoExam, exam, injectedCt, reasons } from './exam.ts';

export const abdomenCtExams: DemoExam[] = [
  exam(
    'Scanner abdominal – douleur de la fosse iliaque droite',
    'TDM, Dig',
    reasons('Douleur de la fosse iliaque droite | Défense | Fièvre'),
    injectedCt('abdomino-pelvienne au temps portal'),
    `== Appendice
!? Appendice
+ Normal > Appendice vu en totalité, normal.
- Non vu > Appendice non individualisé, sans signe indirect d'appendicite.
- Appendicite
  !# Diamètre appendiculaire | mm | 5..40 | entier >> Appendicite aiguë, diamètre de {valeur}.
  ? Situation
  / Latéro-cæcale | Rétro-cæcale | Pelvienne | Mésocœliaque | Sous-hépatique > Appendice en situation : {option}.
  ? Stercolithe
  - Absent > Pas de stercolithe.
  - Présent >> Stercolithe.
  ? Complication
  - Aucune > Pas de complication.
  - Abcès
    !# Grand axe de l'abcès | mm | 5..200 | entier >> Abcès appendiculaire de {valeur}.
  - Perforation >> Appendicite perforée.
  - Plastron >> Plastron appendiculaire.
== Diagnostics différentiels
?? Autre cause
+ Aucune > Pas d'autre cause décelable.
/ Iléite terminale | Adénolymphite | Diverticulite droite | Colique néphrétique | Torsion d'annexe | Appendagite >> {option}.
${peritoneum}`,
    conclusion(
      'Pas d’argument pour une appendicite.',
      'Appendicectomie | Drainage radiologique | Antibiothérapie',
    ),
  ),
  exam(
    'Scanner abdominal – occlusion intestinale',
    'TDM, Dig',
    reasons('Vomissements et arrêt du transit | Antécédent de laparotomie | Hernie'),
    injectedCt('abdomino-pelvienne sans injection puis au temps portal'),
    `== Occlusion
!? Occlusion
+ Absente > Pas de syndrome occlusif.
- Grêlique
  !# Calibre maximal du grêle | mm | 25..90 | entier >> Occlusion du grêle, calibre maximal de {valeur}.
  ? Mécanisme
  / Bride | Anse fermée | Hernie étranglée | Iléus biliaire | Tumeur | Invagination >> Mécanisme : {option}.
- Colique
  !# Calibre du cæcum | mm | 40..180 | entier >> Occlusion colique, cæcum de {valeur}.
  ? Cause colique
  / Tumeur sigmoïdienne | Volvulus du sigmoïde | Volvulus du cæcum | Syndrome d'Ogilvie >> Cause : {option}.
== Gravité
!?? Signes de souffrance
+ Aucun > Pas de signe de souffrance digestive.
/ Défaut de rehaussement pariétal | Pneumatose | Aéroportie | Hyperdensité spontanée de la paroi | Infiltration du mésentère >> {option}.
${peritoneum}`,
    conclusion(
      'Pas d’occlusion.',
      'Chirurgie en urgence | Sonde gastrique et surveillance | Opacification à la gastrografine',
    ),
  ),
  exam(
    'Scanner abdominal – pancréatite aiguë, bilan de gravité',
    'TDM, Dig',
    reasons('Pancréatite connue, 72 heures | Aggravation clinique | Fièvre'),
    injectedCt('abdominale au temps artériel tardif et portal'),
    `== Pancréas
!? Classification de Balthazar
+ A (0) > Pancréas normal (stade A de Balthazar).
- B (1) >> Élargissement du pancréas (stade B).
- C (2) >> Infiltration de la graisse péripancréatique (stade C).
- D (3) >> Coulée unique (stade D).
- E (4) >> Coulées multiples ou bulles de gaz (stade E).
# Points d'inflammation [id infl] | | 0..4 | entier > Points d'inflammation : {valeur}.
# Points de nécrose [id necr] | | 0..6 | entier > Points de nécrose : {valeur}.
= Index de sévérité scanographique | {infl} + {necr} | | 0 >> Index de sévérité scanographique : {valeur}/10.
?? Complications
+ Aucune > Pas de complication locale.
/ Collection nécrotique | Infection (gaz) | Pseudo-anévrisme | Thrombose splénique | Thrombose porte | Pseudokyste >> {option}.
== Cause\n${bile}\n${peritoneum}`,
    conclusion('Pas d’argument pour une pancréatite.', 'Contrôle à J7 | Ponction | Échoendoscopie'),
  ),
  exam(
    'Scanner hépatique triphasique – cirrhose et carcinome hépatocellulaire (LI-RADS)',
    'TDM, Dig',
    reasons('Nodule sur cirrhose | Dépistage | Suivi après traitement'),
    injectedCt('du foie sans injection et aux temps artériel, portal et tardif'),
    `== Lésion
!? Observation [fiche lirads]
+ Aucune > Pas de nodule suspect.
- Présente
  !" Segment >> Segment : {valeur}.
  !# Taille | mm | 3..200 | entier > Taille : {valeur}.
  ?? Signes majeurs
  / Rehaussement artériel non annulaire | Lavage non périphérique | Capsule | Croissance > Signe(s) majeur(s) : {option}.
  !? Catégorie
  / LR-1 | LR-2 | LR-3 | LR-4 | LR-5 | LR-M | LR-TIV >> Observation classée {option}.
== Hypertension portale
?? Signes
+ Aucun > Pas de signe d'hypertension portale.
/ Splénomégalie | Varices œsophagiennes | Reperméabilisation de la veine ombilicale | Ascite > {option}.
? Tronc porte
+ Perméable > Tronc porte perméable.
- Thrombose cruorique >> Thrombose porte cruorique.
- Thrombose tumorale >> Thrombose porte tumorale.
${peritoneum}`,
    conclusion('Pas de nodule hépatique suspect.', 'IRM hépatique | Biopsie | Réunion de concertation'),
  ),
  exam(
    'Scanner abdominal sans injection – hernie et éventration',
    'TDM, Dig',
    reasons('Voussure pariétale | Éventration | Bilan préopératoire'),
    ct('abdomino-pelvienne, avec manœuvre de Valsalva'),
    `== Paroi
!? Hernie ou éventration
+ Absente > Pas de hernie pariétale ni d'éventration.
- Présente
  !?? Siège
  / Hernie ombilicale | Hernie de la ligne blanche | Hernie inguinale droite | Hernie inguinale gauche | Hernie crurale droite | Hernie crurale gauche | Hernie de Spiegel droite | Hernie de Spiegel gauche | Éventration médiane >> {option}.
  !# Largeur du collet | mm | 2..300 | entier >> Largeur du collet : {valeur}.
  ?? Contenu
  / Graisse | Grêle | Côlon | Vessie > Contenu herniaire : {option}.
  # Volume herniaire [id vh] | mL | 1..8000 | entier > Volume herniaire : {valeur}.
  # Volume abdominal [id va] | mL | 1000..15000 | entier > Volume abdominal : {valeur}.
  = Perte de domicile | {vh} / ({vh} + {va}) * 100 | % | 0 >> Perte de domicile : {valeur}.
? Muscles droits
+ Normaux > Muscles droits normaux.
- Diastasis
  !# Largeur du diastasis | mm | 20..200 | entier >> Diastasis de {valeur}.
== Abdomen\n${liver}\n${peritoneum}`,
    conclusion('Pas de hernie pariétale ni d’éventration.', 'Avis de chirurgie pariétale'),
  ),
];
