import { reasons, scoredExam, ultrasound } from '../exam.ts';
import { fiche } from '../fiches.ts';
import { decision } from './decision.ts';
import { scoreConclusion } from './score-conclusion.ts';

const rule = fiche(
  'regle-eu-tirads',
  'EU-TIRADS 2017 : règle et source',
  `Nodule thyroïdien de l'adulte, à l'échographie. Se lit de haut en bas : la première ligne qui convient décide.
| Nodule | EU-TIRADS | Risque de malignité | Cytoponction |
| Pas de nodule | 1 | – | – |
| Kyste pur (anéchogène) ou nodule entièrement spongiforme | 2, bénin | Proche de 0 % | Non, sauf à visée thérapeutique |
| Au moins un signe à haut risque : forme non ovale, contours irréguliers, microcalcifications, hypoéchogénicité marquée | 5, risque élevé | 26–87 % | Plus de 10 mm ; moins de 10 mm : envisager une cytoponction ou une surveillance active |
| Modérément hypoéchogène, sans signe à haut risque | 4, risque intermédiaire | 6–17 % | Plus de 15 mm |
| Iso- ou hyperéchogène, sans signe à haut risque | 3, risque faible | 2–4 % | Plus de 20 mm |
|= Catégories et seuils
Modérément hypoéchogène : plus que le tissu autour du nodule, sans dépasser l'hypoéchogénicité des muscles cervicaux.
## Ce que les sources ne disent pas
- EU-TIRADS 5 de 10 mm exactement : ni au-dessus ni au-dessous du seuil.
- EU-TIRADS 3 de 20 mm exactement : « plus de 20 mm » ou « à partir de 20 mm » selon la source.
- Un nodule mixte, en partie kystique, n'est pas placé : sa partie solide est décrite. Une source range en EU-TIRADS 2 les lésions à prédominance anéchogène ; elle n'est pas suivie ici.
- Le rythme de la surveillance au-dessous des seuils.
- Une source ajoute qu'un nodule chaud à la scintigraphie n'est pas ponctionné : la scintigraphie n'est pas demandée ici.
- L'ordre des lignes 2 et 5 est celui de ce questionnaire : un kyste pur ou un nodule spongiforme n'a pas de signe à haut risque.
## Sources
Article d'origine : Russ G et al., [Eur Thyroid J 2017 ; 6(5) : 225-237](https://pmc.ncbi.nlm.nih.gov/articles/PMC5652895), lu par son résumé. Textes lus le 28/11/2026 :
- Front Endocrinol 2020 ; 10 : 907, [table 1](https://pmc.ncbi.nlm.nih.gov/articles/PMC6989479/table/T1) : signes, catégories 2 et 3.
- [PACS.DE](https://pacs.de/term/european-thyroid-association-tirads) : catégories, risques, seuils.
- [Toulouse Thyroïde](http://toulouse-thyroide.fr/?page_id=233) : termes français.
- [Chirurgie thyroïde Paris](https://chirurgie-thyroide-paris.fr/operation-thyroide/examens-thyroide/echographie-thyroide) : seuils.
- [Résumé français de l'article](https://bib.henallux.be/index.php?id=559476&lvl=notice_display) : seuils, « à partir de 20 mm ».`,
);

const CLASS = decision(
  '{kyste} ou {spongiforme}; 2',
  '{marquee} ou {forme} ou {contours} ou {microcalcifications}; 5',
  '{moderee}; 4',
  '3',
);
const RISK = decision(
  '{classe}=2; "proche de 0 % (nodule bénin)"',
  '{classe}=3; "faible (2–4 %)"',
  '{classe}=4; "intermédiaire (6–17 %)"',
  '"élevé (26–87 %)"',
);
const ADVICE = decision(
  '{classe}=2; "pas de cytoponction, sauf à visée thérapeutique"',
  '{classe}=5 et {taille}>10; "cytoponction"',
  '{classe}=5 et {taille}<10; "envisager une cytoponction ou une surveillance active"',
  '{classe}=5; "non précisée par les sources pour 10 mm exactement"',
  '{classe}=4 et {taille}>15; "cytoponction"',
  '{classe}=4; "pas de cytoponction à cette taille"',
  '{taille}>20; "cytoponction"',
  '{taille}=20; "les sources divergent pour 20 mm exactement"',
  '"pas de cytoponction à cette taille"',
);

const NODULE = `== Nodule
!? Nodule thyroïdien
+ Absent > Pas de nodule thyroïdien (EU-TIRADS 1).
- Présent
  !" Siège du nodule >> Nodule thyroïdien, siège : {valeur}.
  !# Plus grand diamètre [id taille] | mm | 1..150 | 1 >> Plus grand diamètre : {valeur}.
  !? Composition [fiche regle-eu-tirads]
  - Kyste pur (anéchogène) [id kyste] > Kyste pur, anéchogène.
  - Entièrement spongiforme [id spongiforme] > Nodule entièrement spongiforme.
  - Solide ou mixte [id solide] > Nodule solide ou mixte.
  info: Nodule mixte : les sources ne le placent pas ; décrire sa partie solide. [si {solide}]
  !? Échogénicité de la partie solide [si {solide}]
  - Iso- ou hyperéchogène > Partie solide iso- ou hyperéchogène.
  - Modérément hypoéchogène (moins que les muscles) [id moderee] > Hypoéchogénicité modérée.
  - Hypoéchogénicité marquée [id marquee] > Hypoéchogénicité marquée.
  !?? Autres signes à haut risque [si {solide}]
  - Aucun > Pas d'autre signe à haut risque.
  - Forme non ovale [id forme] > Forme non ovale.
  - Contours irréguliers [id contours] > Contours irréguliers.
  - Microcalcifications [id microcalcifications] > Microcalcifications.
  = Classe EU-TIRADS [id classe] [fiche regle-eu-tirads] | ${CLASS} | entier >> Nodule classé EU-TIRADS {valeur}.
  = Risque de malignité | ${RISK} >> Risque de malignité {valeur}.
  = Conduite selon l'EU-TIRADS | ${ADVICE} >> Conduite selon l'EU-TIRADS : {valeur}.`;

export const euTirads = scoredExam(
  'Échographie thyroïdienne – catégorie et cytoponction d’un nodule (EU-TIRADS)',
  'Echo, ORL',
  rule,
  reasons('Nodule palpé | Nodule de découverte fortuite | Surveillance'),
  ultrasound('à la sonde linéaire', 'Échographie thyroïdienne'),
  NODULE,
  scoreConclusion('Pas de nodule thyroïdien (EU-TIRADS 1).'),
);
