import { ct, reasons, scoredExam } from '../exam.ts';
import { fiche } from '../fiches.ts';
import { scoreConclusion } from './score-conclusion.ts';

const rule = fiche(
  'regle-sins',
  'Score SINS : règle et source',
  `Instabilité rachidienne d'origine tumorale (Spinal Instability Neoplastic Score). Une réponse par ligne ; la somme va de 0 à 18.
| Élément | Réponse | Points |
| Localisation | Jonctionnelle : occiput-C2, C7-T2, T11-L1, L5-S1 | 3 |
| Localisation | Rachis mobile : C3-C6, L2-L4 | 2 |
| Localisation | Semi-rigide : T3-T10 | 1 |
| Localisation | Rigide : S2-S5 | 0 |
| Douleur | Mécanique | 3 |
| Douleur | Occasionnelle, non mécanique | 1 |
| Douleur | Lésion indolore | 0 |
| Type de lésion osseuse | Lytique | 2 |
| Type de lésion osseuse | Mixte | 1 |
| Type de lésion osseuse | Condensante | 0 |
| Alignement | Subluxation ou translation | 4 |
| Alignement | Déformation de novo (cyphose, scoliose) | 2 |
| Alignement | Normal | 0 |
| Tassement du corps vertébral | Plus de 50 % | 3 |
| Tassement du corps vertébral | Moins de 50 % | 2 |
| Tassement du corps vertébral | Aucun, plus de 50 % du corps envahi | 1 |
| Tassement du corps vertébral | Aucun des précédents | 0 |
| Atteinte postéro-latérale | Bilatérale | 3 |
| Atteinte postéro-latérale | Unilatérale | 1 |
| Atteinte postéro-latérale | Aucune | 0 |
|= Points de chaque réponse
| Somme | Catégorie | Conduite |
| 0 à 6 | Stable | Non précisée |
| 7 à 12 | Potentiellement instable | Avis chirurgical |
| 13 à 18 | Instable | Avis chirurgical |
|= Catégories
## Ce que les sources ne disent pas
- Un tassement d'exactement 50 % n'est dans aucune ligne.
- S1 seule n'est citée qu'avec L5-S1 ; rien n'est dit d'une lésion à cheval sur deux localisations.
- Une source écrit « 1 à 6 » pour la catégorie stable, les autres « 0 à 6 ».
## Sources
Article d'origine : Fisher CG et al., Spine 2010 ; 35(22) : E1221-E1229, dont seule [la première page](https://fr.scribd.com/document/266359696/Spinal-Instability-Neoplastic-Score) a été lue. Textes lus le 28/11/2026 :
- [PACS.DE](https://pacs.de/term/spinal-instability-neoplastic-score-sins) : points, catégories, avis chirurgical avant radiothérapie.
- [Oxford Medical Education](https://oxfordmedicaleducation.com/oncology/scoring-systems-in-mscc-sins-score) : atteinte postéro-latérale, catégories, avis chirurgical.
- [CancerCalc](https://www.cancercalc.com/sins.php) : points et catégories.
- [ars-neurochirurgica](https://www.ars-neurochirurgica.com/scores-und-klassifikationen/sins-klassifizierung-spinal-instability-neoplastic-score) : points, en allemand.
- [SpineMD, octobre 2014](https://spinemd.wordpress.com/2014/10/) : points (texte incomplet).
- [Paquet cliot 1.0.0](https://rdrr.io/cran/cliot/man/sins_spine_score.html) : points et catégories.
- [Fisher CG et al., Radiation Oncology 2014 ; 9 : 69](http://www.ro-journal.com/content/9/1/69) : catégories, par l'auteur du score.`,
);

const LESION = `== Lésion
!? Lésion rachidienne tumorale
+ Absente > Pas de lésion rachidienne suspecte.
- Présente
  !" Niveau de la lésion >> Lésion rachidienne tumorale, niveau : {valeur}.
  !? Localisation [fiche regle-sins]
  - Jonctionnelle (occiput-C2, C7-T2, T11-L1, L5-S1) [3 points] > Localisation jonctionnelle.
  - Rachis mobile (C3-C6, L2-L4) [2 points] > Localisation au rachis mobile.
  - Semi-rigide (T3-T10) [1 point] > Localisation semi-rigide.
  - Rigide (S2-S5) [0 point] > Localisation rigide.
  !? Douleur
  - Mécanique (calmée par le décubitus, ou provoquée par le mouvement ou la mise en charge) [3 points] > Douleur mécanique.
  - Occasionnelle, non mécanique [1 point] > Douleur occasionnelle, non mécanique.
  - Lésion indolore [0 point] > Lésion indolore.
  !? Type de lésion osseuse
  - Lytique [2 points] > Lésion lytique.
  - Mixte (lytique et condensante) [1 point] > Lésion mixte, lytique et condensante.
  - Condensante [0 point] > Lésion condensante.
  !? Alignement rachidien
  - Subluxation ou translation [4 points] > Subluxation ou translation.
  - Déformation de novo (cyphose, scoliose) [2 points] > Déformation rachidienne de novo.
  - Normal [0 point] > Alignement rachidien normal.
  info: Tassement : les sources opposent plus et moins de 50 % ; un tassement d'exactement 50 % n'est attribué à aucune réponse.
  !? Tassement du corps vertébral
  - Plus de 50 % [3 points] > Tassement de plus de 50 % du corps vertébral.
  - Moins de 50 % [2 points] > Tassement de moins de 50 % du corps vertébral.
  - Aucun, plus de 50 % du corps envahi [1 point] > Pas de tassement, envahissement de plus de 50 % du corps vertébral.
  - Aucun des précédents [0 point] > Ni tassement ni envahissement de plus de 50 % du corps vertébral.
  !? Atteinte postéro-latérale (facette, pédicule ou articulation costo-vertébrale)
  - Bilatérale [3 points] > Atteinte postéro-latérale bilatérale.
  - Unilatérale [1 point] > Atteinte postéro-latérale unilatérale.
  - Aucune [0 point] > Pas d'atteinte postéro-latérale.
  = Score SINS [fiche regle-sins] | points({Localisation}; {Douleur}; {Type de lésion osseuse}; {Alignement rachidien}; {Tassement du corps vertébral}; {Atteinte postéro-latérale (facette, pédicule ou articulation costo-vertébrale)}) | entier >> Score SINS : {valeur}/18.
  = Catégorie SINS | si({Score SINS}>=13; "instable"; {Score SINS}>=7; "potentiellement instable"; "stable") >> Lésion {valeur} selon le score SINS.
  = Conduite selon le score SINS [phrase si {Score SINS}>=7] | si({Score SINS}>=7; "avis chirurgical pour évaluer l'instabilité, avant toute radiothérapie prévue"; "non précisée par les sources") >> Conduite : {valeur}.`;

export const sins = scoredExam(
  'Scanner du rachis – lésion tumorale et instabilité (score SINS)',
  'TDM, Ostéo, Rachis',
  rule,
  reasons('Cancer connu | Douleur rachidienne | Avant radiothérapie'),
  ct('du rachis', 'Scanner du rachis'),
  LESION,
  scoreConclusion('Pas de lésion rachidienne tumorale décelable.'),
);
