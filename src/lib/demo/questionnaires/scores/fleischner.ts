import { ct, reasons, scoredExam } from '../exam.ts';
import { fiche } from '../fiches.ts';
import { decision } from './decision.ts';
import { scoreConclusion } from './score-conclusion.ts';

const rule = fiche(
  'regle-fleischner',
  'Fleischner 2017 : règle et source',
  `Nodule pulmonaire de découverte fortuite au scanner. Ne s'applique ni au dépistage du cancer bronchique, ni avant 35 ans, ni en cas d'antécédent de cancer primitif ou d'immunodépression.
| Nodule solide | Taille | Risque faible | Risque élevé |
| Unique | Moins de 6 mm (moins de 100 mm³) | Pas de suivi systématique | TDM à 12 mois, optionnelle |
| Unique | 6 à 8 mm (100–250 mm³) | TDM à 6–12 mois, puis envisager une TDM à 18–24 mois | TDM à 6–12 mois, puis TDM à 18–24 mois |
| Unique | Plus de 8 mm (plus de 250 mm³) | Envisager une TDM à 3 mois, une TEP-TDM ou un prélèvement | De même |
| Multiples | Moins de 6 mm | Pas de suivi systématique | TDM à 12 mois, optionnelle |
| Multiples | 6 mm et plus | TDM à 3–6 mois, puis envisager une TDM à 18–24 mois | TDM à 3–6 mois, puis TDM à 18–24 mois |
|= Nodules solides
| Nodule sub-solide | Taille | Conduite |
| Verre dépoli pur, unique | Moins de 6 mm | Pas de suivi systématique |
| Verre dépoli pur, unique | 6 mm et plus | TDM à 6–12 mois pour confirmer la persistance, puis tous les 2 ans jusqu'à 5 ans |
| Mixte, unique | Moins de 6 mm | Pas de suivi systématique |
| Mixte, unique | 6 mm et plus, composante solide de moins de 6 mm | TDM à 3–6 mois pour confirmer la persistance ; nodule inchangé et composante solide toujours de moins de 6 mm : TDM annuelle pendant 5 ans |
| Mixte, unique | 6 mm et plus, composante solide de 6 mm et plus | Envisager une TDM à 3–6 mois pour évaluer la persistance |
| Mixte, unique | Morphologie très suspecte, composante solide croissante ou de plus de 8 mm | TEP-TDM, biopsie ou résection |
| Multiples | Tous de moins de 6 mm | TDM à 3–6 mois ; si stables, envisager une TDM à 2 et 4 ans |
| Multiples | Au moins un de 6 mm et plus | TDM à 3–6 mois, puis selon le nodule le plus suspect |
|= Nodules sub-solides
Nodule dominant : le plus suspect, qui n'est pas toujours le plus grand.
## Ce que les sources ne disent pas
- Ce qu'est un risque faible ou élevé : le radiologue le choisit.
- La manière de mesurer n'a pas été lue dans une source primaire. Le texte d'origine dit « moins de 6 mm (5 mm ou moins) ».
- À partir de quelle taille un nodule mixte très suspect relève d'un prélèvement : cette ligne n'est appliquée ici qu'à partir de 6 mm, quelle que soit la composante solide.
- Solides multiples : une source écrit « plus de 6 mm », les autres 6 à 8 et plus de 8 mm avec la même conduite.
- Le texte d'origine laisse, à haut risque, l'option d'un suivi à 2 et 4 ans de certains petits nodules sub-solides : elle n'est pas écrite ici. Pour un nodule mixte de composante solide de moins de 6 mm, il demande au moins 5 ans de suivi.
- Une page publique donne « envisager » à haut risque entre 6 et 8 mm : elle contredit les trois autres.
## Sources
Article d'origine : MacMahon H et al., [Radiology 2017 ; 284(1) : 228-243](https://pubs.rsna.org/doi/10.1148/radiol.2017161659), lu par son résumé. Textes lus le 28/11/2026 :
- Texte des recommandations, copie en ligne : [1](http://ynjr.net/ahtml/jieruyixue/202108252457_6.html), [2 et 3](http://ynjr.net/ahtml/jieruyixue/202108252457_9.html), [4](http://ynjr.net/ahtml/jieruyixue/202108252457_12.html), [4, suite](http://ynjr.net/ahtml/jieruyixue/202108252457_13.html), [5](http://ynjr.net/ahtml/jieruyixue/202108252457_14.html).
- World J Radiol 2017 ; 9(7) : 304-311, [tables 1 à 4](https://wjgnet.com/1949-8470/tables/v9/i7/304.htm).
- [Radiopaedia, 01/11/2022](https://www.radiopaedia.org/articles/fleischner-society-pulmonary-nodule-recommendations-1/changesets/356279/edits?from_revision_history=true&lang=us) : champ d'application, tables.
- [radiology.ae](https://www.radiology.ae/fleischner) et [Université de Washington](https://faculty.washington.edu/jeff8rob/trauma-radiology-reference-resource/4-chest/fleischner-guidelines-for-pulmonary-nodules-2017) : tables.
- En français : [Quoi de neuf docteur](http://quoideneufdocteur.eu/2019/01) et [référentiels ARISTOT](http://referentiels-aristot.com/369-gestion-des-nodules-thoraciques/372-nodules-en-verre-depolis-et-mixtes-algorithme/).`,
);

/** Recommendation for one or several solid nodules. */
const SOLID = decision(
  '{taille}<6 et {faible}; "pas de suivi systématique"',
  '{taille}<6; "TDM à 12 mois, optionnelle"',
  '{multiples} et {faible}; "TDM à 3–6 mois, puis envisager une TDM à 18–24 mois"',
  '{multiples}; "TDM à 3–6 mois, puis TDM à 18–24 mois"',
  '{taille}>8; "envisager une TDM à 3 mois, une TEP-TDM ou un prélèvement"',
  '{faible}; "TDM à 6–12 mois, puis envisager une TDM à 18–24 mois"',
  '"TDM à 6–12 mois, puis TDM à 18–24 mois"',
);

/** Recommendation for one or several ground-glass or part-solid nodules. */
const SUBSOLID = decision(
  '{multiples} et {petits}; "TDM à 3–6 mois ; si les nodules sont stables, envisager une TDM à 2 et 4 ans"',
  '{multiples}; "TDM à 3–6 mois, puis selon le nodule le plus suspect"',
  '{taille}<6; "pas de suivi systématique"',
  `{verre}; "TDM à 6–12 mois pour confirmer la persistance, puis tous les 2 ans jusqu'à 5 ans"`,
  '{composante}>8 ou {morphologie} ou {croissance}; "TEP-TDM, biopsie ou résection"',
  '{composante}<6; "TDM à 3–6 mois pour confirmer la persistance ; si le nodule est inchangé et sa composante solide toujours de moins de 6 mm, TDM annuelle pendant 5 ans"',
  '"envisager une TDM à 3–6 mois pour évaluer la persistance"',
);

const NODULE = `== Nodule
!? Nodule pulmonaire
+ Absent > Pas de nodule pulmonaire.
- Présent
  !" Siège du nodule dominant >> Nodule pulmonaire, siège : {valeur}.
  !?? Situations hors du champ des recommandations [fiche regle-fleischner]
  - Aucune > Patient dans le champ des recommandations de la Fleischner Society (2017).
    !? Type de nodule
    - Solide [id solide] >> Nodule solide.
    - Verre dépoli pur [id verre] >> Nodule en verre dépoli pur.
    - Mixte (partiellement solide) [id mixte] >> Nodule mixte, partiellement solide.
    !? Nombre de nodules
    - Unique [id unique] > Nodule unique.
    - Multiples [id multiples] > Nodules multiples.
    info: Nodules multiples : décrire le nodule dominant, c'est-à-dire le plus suspect, qui n'est pas toujours le plus grand. [si {multiples}]
    !# Taille du nodule dominant [id taille] [si {unique} ou {solide}] | mm | 1..100 | 1 >> Taille du nodule : {valeur}.
    !? Taille des nodules sub-solides [si {multiples} et ({verre} ou {mixte})]
    - Tous de moins de 6 mm [id petits] >> Nodules sub-solides multiples, tous de moins de 6 mm.
    - Au moins un de 6 mm et plus >> Nodules sub-solides multiples, dont au moins un de 6 mm et plus.
    !? Risque de cancer, à l'appréciation du radiologue [si {solide} et ({multiples} ou {taille}<=8)]
    - Faible [id faible] > Risque faible.
    - Élevé > Risque élevé.
    !# Composante solide [id composante] [si {mixte} et {unique} et {taille}>=6] | mm | 0.1..100 | 1 > Composante solide de {valeur}.
    !?? Signes de suspicion [si {mixte} et {unique} et {taille}>=6]
    - Aucun > Ni morphologie très suspecte ni composante solide croissante.
    - Morphologie très suspecte (contours lobulés, composante kystique) [id morphologie] >> Morphologie très suspecte.
    - Composante solide croissante [id croissance] >> Composante solide croissante.
    = Conduite (Fleischner 2017) [fiche regle-fleischner] | ${decision(`{solide}; ${SOLID}`, SUBSOLID)} >> Conduite proposée (Fleischner 2017) : {valeur}.
  / Moins de 35 ans | Antécédent de cancer primitif | Immunodépression | Dépistage du cancer bronchique >> Recommandations de la Fleischner Society (2017) non applicables : {option}.`;

export const fleischner = scoredExam(
  'Scanner thoracique – nodule pulmonaire de découverte fortuite (Fleischner 2017)',
  'TDM, Thorax',
  rule,
  reasons('Nodule de découverte fortuite | Contrôle d’un nodule'),
  ct('thoracique', 'Scanner thoracique'),
  NODULE,
  scoreConclusion('Pas de nodule pulmonaire.'),
);
