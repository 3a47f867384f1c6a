import { ct, reasons, scoredExam } from '../exam.ts';
import { fiche } from '../fiches.ts';
import { scoreConclusion } from './score-conclusion.ts';

const rule = fiche(
  'regle-ich',
  'Score ICH et volume ABC/2 : règle et source',
  `Hématome intracérébral spontané (Intracerebral Hemorrhage score). La somme va de 0 à 6.
| Élément | Réponse | Points |
| Score de Glasgow | 3 à 4 | 2 |
| Score de Glasgow | 5 à 12 | 1 |
| Score de Glasgow | 13 à 15 | 0 |
| Volume de l'hématome | 30 cm³ et plus | 1 |
| Volume de l'hématome | Moins de 30 cm³ | 0 |
| Hémorragie intraventriculaire | Oui | 1 |
| Hémorragie intraventriculaire | Non | 0 |
| Origine sous-tentorielle | Oui | 1 |
| Origine sous-tentorielle | Non | 0 |
| Âge | 80 ans et plus | 1 |
| Âge | Moins de 80 ans | 0 |
|= Points de chaque réponse
Le score de Glasgow est celui de l'arrivée ou d'après réanimation ; le volume et l'hémorragie intraventriculaire sont ceux du premier scanner.
## Volume ABC/2
Volume (cm³) = A × B × C / 2, en centimètres : A, plus grand diamètre de l'hématome ; B, diamètre perpendiculaire à A ; C, nombre approximatif de coupes où il se voit × épaisseur de coupe. Les diamètres et l'épaisseur se saisissent ici en millimètres.
## Ce que les sources ne disent pas
- Elles ne donnent ni nom de catégorie ni conduite : le compte rendu n'écrit que le score.
- La mortalité à 30 jours n'est pas écrite : pour 4 points, une source donne 97 %, deux autres 94 %.
- Le compte des coupes où l'hématome n'est vu qu'en partie n'est pas dans le résumé de l'article d'origine : un nombre décimal de coupes est accepté.
- Deux calculateurs publics donnent d'autres points au score de Glasgow ou à l'âge : ils contredisent l'article d'origine.
## Sources
Textes lus le 28/11/2026 :
- Hemphill JC et al., Stroke 2001 ; 32 : 891-897, [résumé](https://www.scribd.com/document/399531962/01-STR-32-4-891) et [même résumé, bibliothèque de Bologne](https://acnpsearch.tweb-dev.unibo.it/singlejournalindex/81241975) : points.
- [Medscape, 17/11/2021](https://emedicine.medscape.com/article/2172479-print) : mortalité, 97 % pour 4 points.
- [Copie de la table et de la légende de l'article](http://e1v1m1.co.uk/?page_id=1920) : points, moment des mesures ; mortalité, 94 % pour 4 points.
- [Paquet inteRn](https://rdrr.io/github/CCVR/inteRn/man/ich.score.html) : mortalité, 94 % pour 4 points.
- [Paquet cliot 1.0.0](https://www.rdocumentation.org/packages/cliot/versions/1.0.0/topics/ich_score) : points.
- Kothari et al., Stroke 1996, [résumé](https://scilit.com/publications/14692961b2e65fbc702b453d5642d388) et [Medical Algorithms](https://www.medicalalgorithms.com/calculating-the-volume-of-intracerebral-hemorrhage-ich-in-an-imaging-study) : volume ABC/2.`,
);

const HAEMATOMA = `== Hématome
!? Hématome intracérébral
+ Absent > Pas d'hématome intracérébral.
- Présent
  !" Siège de l'hématome >> Hématome intracérébral, siège : {valeur}.
  # Plus grand diamètre (A) [fiche regle-ich] | mm | 1..200 | 1 > Plus grand diamètre : {valeur}.
  # Diamètre perpendiculaire (B) | mm | 1..200 | 1 > Diamètre perpendiculaire : {valeur}.
  # Nombre de coupes avec hématome | coupes | 0.5..200 | 1
  # Épaisseur de coupe | mm | 0.5..20 | 2
  = Volume de l'hématome | {Plus grand diamètre (A)} * {Diamètre perpendiculaire (B)} * {Nombre de coupes avec hématome} * {Épaisseur de coupe} / 2000 | cm³ | 2 >> Volume de l'hématome (méthode ABC/2) : {valeur}.
  = Volume de 30 cm³ et plus (points) | si({Volume de l'hématome}>=30; 1; 0) | entier
  !? Score de Glasgow à l'arrivée ou après réanimation
  - 3 à 4 [2 points] > Score de Glasgow de 3 à 4.
  - 5 à 12 [1 point] > Score de Glasgow de 5 à 12.
  - 13 à 15 [0 point] > Score de Glasgow de 13 à 15.
  !? Hémorragie intraventriculaire
  - Oui [1 point] > Hémorragie intraventriculaire.
  - Non [0 point] > Pas d'hémorragie intraventriculaire.
  !? Origine sous-tentorielle
  - Oui [1 point] > Hématome d'origine sous-tentorielle.
  - Non [0 point] > Hématome d'origine sus-tentorielle.
  !? Âge
  - 80 ans et plus [1 point] > Âge de 80 ans et plus.
  - Moins de 80 ans [0 point] > Âge de moins de 80 ans.
  = Score ICH [fiche regle-ich] | points({Score de Glasgow à l'arrivée ou après réanimation}; {Hémorragie intraventriculaire}; {Origine sous-tentorielle}; {Âge}) + {Volume de 30 cm³ et plus (points)} | entier >> Score ICH : {valeur}/6.`;

export const ich = scoredExam(
  'Scanner cérébral – hématome intracérébral spontané (score ICH)',
  'TDM, Neuro',
  rule,
  reasons('Déficit neurologique brutal | Trouble de la vigilance | Céphalée brutale'),
  ct('de l’encéphale', 'Scanner cérébral'),
  HAEMATOMA,
  scoreConclusion('Pas d’hématome intracérébral.'),
);
