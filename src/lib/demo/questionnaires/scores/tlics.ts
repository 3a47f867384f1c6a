import { ct, reasons, scoredExam } from '../exam.ts';
import { fiche } from '../fiches.ts';
import { scoreConclusion } from './score-conclusion.ts';

const rule = fiche(
  'regle-tlics',
  'Score TLICS : règle et source',
  `Traumatisme du rachis thoraco-lombaire (Thoracolumbar Injury Classification and Severity score). Dans chaque catégorie, la réponse qui convient le mieux ; la somme va de 1 à 10.
| Catégorie | Réponse | Points |
| Morphologie | Tassement (compression) | 1 |
| Morphologie | Fracture comminutive (burst) | 2 |
| Morphologie | Translation ou rotation | 3 |
| Morphologie | Distraction | 4 |
| Complexe ligamentaire postérieur | Intact | 0 |
| Complexe ligamentaire postérieur | Lésion suspectée ou indéterminée | 2 |
| Complexe ligamentaire postérieur | Lésé | 3 |
| Statut neurologique | Intact | 0 |
| Statut neurologique | Atteinte radiculaire | 2 |
| Statut neurologique | Moelle ou cône, lésion complète | 2 |
| Statut neurologique | Moelle ou cône, lésion incomplète | 3 |
| Statut neurologique | Queue de cheval | 3 |
|= Points de chaque réponse
| Somme | Orientation |
| 3 et moins | Traitement non chirurgical |
| 4 | Traitement chirurgical ou non chirurgical |
| 5 et plus | Traitement chirurgical habituellement envisagé |
|= Orientation selon la somme
## Ce que les sources ne disent pas
- Les seuils d'orientation ont été lus dans des sources secondaires : le résumé de l'article d'origine dit seulement que le total suggère un traitement.
- Une page publique donne 1 point à l'atteinte radiculaire et une morphologie intacte à 0 : elle contredit la table d'origine, qui est suivie ici.
- Le nom français du score n'a pas été lu dans une source française.
## Sources
Textes lus le 28/11/2026 :
- Lee JY et al., J Orthop Sci 2005 ; 10(6) : 671-675, [résumé](https://pmc.ncbi.nlm.nih.gov/articles/PMC2779435) et [table 1](https://pmc.ncbi.nlm.nih.gov/articles/PMC2779435/table/Tab1) : points.
- [Paquet cliot 1.0.0](https://www.rdocumentation.org/packages/cliot/versions/1.0.0/topics/tlics_score) : points et seuils.
- [Operative Neurosurgery](https://operativeneurosurgery.com/doku.php?id=thoracolumbar_injury_classification_and_severity_score) et [Neurocalcs](https://sites.google.com/view/neurocalcs/main-page/thoracolumbar-injury-classification-and-severity-score-tlics) : points.
- [Copie d'un article encyclopédique](https://wiki.cdv.demo.datexis.com/highlight?aspect=medication&document=8890&focus=Rosai%E2%80%93Dorfman+disease) : seuils.
- [Revue d'imagerie, PMC5219967](https://pmc.ncbi.nlm.nih.gov/articles/PMC5219967) : indication chirurgicale au-dessus de 4.`,
);

const INJURY = `== Fracture
!? Lésion traumatique thoraco-lombaire
+ Absente > Pas de lésion traumatique du rachis thoraco-lombaire.
- Présente
  !" Niveau de la lésion >> Lésion traumatique thoraco-lombaire, niveau : {valeur}.
  !? Morphologie [fiche regle-tlics]
  - Tassement (compression) [1 point] > Fracture-tassement par compression.
  - Fracture comminutive (burst) [2 points] > Fracture comminutive du corps vertébral.
  - Translation ou rotation [3 points] > Lésion par translation ou rotation.
  - Distraction [4 points] > Lésion par distraction.
  !? Complexe ligamentaire postérieur
  - Intact [0 point] > Complexe ligamentaire postérieur intact.
  - Lésion suspectée ou indéterminée [2 points] > Lésion du complexe ligamentaire postérieur suspectée ou indéterminée.
  - Lésé [3 points] > Complexe ligamentaire postérieur lésé.
  !? Statut neurologique
  - Intact [0 point] > Statut neurologique intact.
  - Atteinte radiculaire [2 points] > Atteinte radiculaire.
  - Moelle ou cône, lésion complète [2 points] > Lésion complète de la moelle ou du cône terminal.
  - Moelle ou cône, lésion incomplète [3 points] > Lésion incomplète de la moelle ou du cône terminal.
  - Queue de cheval [3 points] > Atteinte de la queue de cheval.
  = Score TLICS [fiche regle-tlics] | points({Morphologie}; {Complexe ligamentaire postérieur}; {Statut neurologique}) | entier >> Score TLICS : {valeur}/10.
  = Orientation selon le score TLICS | si({Score TLICS}>=5; "traitement chirurgical habituellement envisagé"; {Score TLICS}=4; "traitement chirurgical ou non chirurgical"; "traitement non chirurgical") >> Orientation selon le score TLICS : {valeur}.`;

export const tlics = scoredExam(
  'Scanner du rachis – traumatisme thoraco-lombaire (score TLICS)',
  'TDM, Ostéo, Rachis',
  rule,
  reasons('Accident de la voie publique | Chute | Déficit neurologique'),
  ct('du rachis thoraco-lombaire', 'Scanner du rachis thoraco-lombaire'),
  INJURY,
  scoreConclusion('Pas de lésion traumatique du rachis thoraco-lombaire.'),
);
