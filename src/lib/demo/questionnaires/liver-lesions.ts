import { conclusion, type DemoExam, exam, injectedCt, reasons } from './exam.ts';

/** Repeated blocks: each lesion is described separately and numbered by size; count and largest size are computed. */
export const liverLesionExams: DemoExam[] = [
  exam(
    'Scanner du foie – lésions focales, une par une',
    'TDM, Dig, Onco',
    reasons('Bilan d’extension | Surveillance oncologique | Lésion découverte en échographie'),
    injectedCt('abdominale sans injection, aux temps artériel et portal'),
    `== Foie
!? Lésions focales
+ Aucune > Pas de lésion focale hépatique.
- Présentes
  chaque: Lésion | par Taille | décroissant > Lésion {numéro}, segment {Segment} : {Nature}, {Taille}.
  !? Segment
  / I | II | III | IV | V | VI | VII | VIII
  !# Taille | mm | 1..300 | entier
  !? Nature
  / Kyste biliaire | Angiome | Métastase | Lésion indéterminée
  ? Rehaussement artériel
  / Absent | Périphérique | Homogène | En motte > Lésion {numéro} : rehaussement artériel {option}.
§C
= Nombre de lésions [phrase si {Lésions focales = Présentes}] | nombre({Lésions focales = Présentes}) | entier > {valeur} lésion(s) focale(s) hépatique(s).
= Plus grand diamètre | max({Taille}) | mm > La plus grande mesure {valeur}.
= Métastases [phrase si {Métastases}>0] | nombre({Nature = Métastase}) | entier > Aspect de métastase(s) hépatique(s) : {valeur}.
`,
    conclusion(
      'Pas de lésion focale hépatique.',
      'Contrôle à 3 mois | IRM hépatique | Discussion en réunion de concertation',
    ),
  ),
];
