import { injectedCt, reasons, scoredExam } from '../exam.ts';
import { fiche } from '../fiches.ts';
import { scoreConclusion } from './score-conclusion.ts';

const rule = fiche(
  'regle-ctsi',
  'CTSI et CTSI modifié : règle et source',
  `Deux index de sévérité scanographique de la pancréatite aiguë, chacun de 0 à 10.
| Élément | Réponse | Points |
| Stade de Balthazar | A : pancréas normal | 0 |
| Stade de Balthazar | B : élargissement focal ou diffus | 1 |
| Stade de Balthazar | C : pancréas hétérogène et densification de la graisse péripancréatique | 2 |
| Stade de Balthazar | D : coulée unique | 3 |
| Stade de Balthazar | E : coulées multiples ou bulles de gaz | 4 |
| Nécrose | Absente | 0 |
| Nécrose | 30 % ou moins | 2 |
| Nécrose | Plus de 30 %, jusqu'à 50 % | 4 |
| Nécrose | Plus de 50 % | 6 |
|= CTSI (Balthazar)
De 0 à 3, pancréatite bénigne ; de 4 à 6, de gravité modérée ; de 7 à 10, sévère.
| Élément | Réponse | Points |
| Inflammation pancréatique | Pancréas normal | 0 |
| Inflammation pancréatique | Anomalies intrinsèques, avec ou sans infiltration de la graisse péripancréatique | 2 |
| Inflammation pancréatique | Collection pancréatique ou péripancréatique, ou nécrose de la graisse péripancréatique | 4 |
| Nécrose pancréatique | Absente | 0 |
| Nécrose pancréatique | 30 % ou moins | 2 |
| Nécrose pancréatique | Plus de 30 % | 4 |
| Complications extra-pancréatiques | Aucune | 0 |
| Complications extra-pancréatiques | Une ou plusieurs | 2 |
|= CTSI modifié (Mortelé)
De 0 à 2, pancréatite légère ; de 4 à 6, modérée ; de 8 à 10, sévère. La somme est toujours paire.
## Ce que les sources ne disent pas
- Une nécrose de 30 % exactement : 2 points pour PACS.DE et Radiopaedia, qui sont suivis ici ; d'autres tables écrivent « moins de 30 % » puis « à partir de 30 % ».
- Comment passer d'un stade de Balthazar à l'inflammation du CTSI modifié : les deux sont demandés. Seule la nécrose est partagée.
- Elles ne donnent pas de conduite. Les taux de complications par catégorie, contradictoires, ne sont pas repris.
## Sources
Articles d'origine, non lus au-delà du résumé : Balthazar EJ et al., Radiology 1990 ; 174(2) : 331-336 ; Mortele KJ et al., [AJR 2004 ; 183(5) : 1261-1265](https://researchexperts.utmb.edu/en/publications/a-modified-ct-severity-index-for-evaluating-acute-pancreatitis-im). Textes lus le 28/11/2026 :
- World J Gastrointest Pathophysiol 2014 ; 5(3) : 158-168, [tables 3 et 4](https://wjgnet.com/2150-5330/tables/v5/i3/158.htm) : CTSI.
- [PACS.DE](https://pacs.de/term/ct-severity-index-in-acute-pancreatitis) : CTSI, catégories.
- [Clinicaltoubib](https://www.clinicaltoubib.com/form/BalthazarmodForm) : stades en français.
- [Thèse, 123dok](https://123dok.net/article/patients-dolphy-r%C3%A9sultats-etude-prospective-collectif-patients-rero.7qvn5dz5) : catégories du CTSI.
- [Radiopaedia, 03/02/2022](https://radiopaedia.org/articles/modified-ct-severity-index) et [PACS.DE](https://pacs.de/taxonomy/term/54859) : CTSI modifié.
- [mudr.org](https://www.mudr.org/web/modified-ct-severity-index-akutni-pankreatitida) et [codingace.net](https://codingace.net/medical/pancreatitis_severity_index.html) : CTSI modifié.`,
);

const PANCREAS = `== Pancréas
!? Pancréatite aiguë
+ Absente > Pas de signe de pancréatite aiguë.
- Présente
  !? Stade de Balthazar [fiche regle-ctsi]
  - A (pancréas normal) [0 point] > Pancréas normal (stade A de Balthazar).
  - B (élargissement focal ou diffus) [1 point] > Élargissement focal ou diffus du pancréas (stade B de Balthazar).
  - C (pancréas hétérogène et densification de la graisse péripancréatique) [2 points] > Pancréas hétérogène et densification de la graisse péripancréatique (stade C de Balthazar).
  - D (coulée unique) [3 points] > Coulée unique (stade D de Balthazar).
  - E (coulées multiples ou bulles de gaz) [4 points] > Coulées multiples ou bulles de gaz (stade E de Balthazar).
  !? Nécrose pancréatique [id necrose]
  - Absente [0 point] [id sans] > Pas de nécrose pancréatique.
  - 30 % ou moins [2 points] [id limitee] > Nécrose pancréatique de 30 % ou moins.
  - Plus de 30 %, jusqu'à 50 % [4 points] > Nécrose pancréatique de plus de 30 %, jusqu'à 50 %.
  - Plus de 50 % [6 points] > Nécrose pancréatique de plus de 50 %.
  info: Une nécrose de 30 % exactement n'est pas comptée de même partout : elle est ici avec « 30 % ou moins ».
  !? Inflammation pancréatique (CTSI modifié) [id inflammation]
  - Pancréas normal [0 point] > Pas de signe d'inflammation pancréatique.
  - Anomalies intrinsèques, avec ou sans infiltration de la graisse péripancréatique [2 points] > Anomalies intrinsèques du pancréas, avec ou sans infiltration de la graisse péripancréatique.
  - Collection pancréatique ou péripancréatique, ou nécrose de la graisse péripancréatique [4 points] > Collection pancréatique ou péripancréatique, ou nécrose de la graisse péripancréatique.
  !?? Complications extra-pancréatiques
  - Aucune [id aucune] > Pas de complication extra-pancréatique.
  / Épanchement pleural | Ascite | Complication vasculaire | Complication parenchymateuse | Atteinte digestive >> {Complication extra-pancréatique|Complications extra-pancréatiques} : {option}.
  = CTSI [fiche regle-ctsi] | points({Stade de Balthazar}; {necrose}) | entier >> Index de sévérité scanographique (CTSI) : {valeur}/10.
  = Sévérité selon le CTSI | si({CTSI}>=7; "sévère"; {CTSI}>=4; "de gravité modérée"; "bénigne") >> Pancréatite aiguë {valeur} selon le CTSI.
  = CTSI modifié [fiche regle-ctsi] | points({inflammation}) + si({sans}; 0; {limitee}; 2; 4) + si({aucune}; 0; 2) | entier >> CTSI modifié : {valeur}/10.
  = Sévérité selon le CTSI modifié | si({CTSI modifié}>=8; "sévère"; {CTSI modifié}>=4; "modérée"; "légère") >> Pancréatite aiguë {valeur} selon le CTSI modifié.`;

export const ctsi = scoredExam(
  'Scanner abdominal – pancréatite aiguë (CTSI et CTSI modifié)',
  'TDM, Dig',
  rule,
  reasons('Pancréatite aiguë, bilan de gravité | Aggravation clinique | Douleur épigastrique'),
  injectedCt('abdominale', 'Scanner abdominal'),
  PANCREAS,
  scoreConclusion('Pas de signe de pancréatite aiguë.'),
);
