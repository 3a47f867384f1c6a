import { chestFiches } from './chest-fiches/all.ts';
import {
  conclusion,
  ct,
  type DemoExam,
  exam,
  greyScale,
  injectedCt,
  injectedMr,
  radiographs,
  reasons,
  taughtExam,
} from './exam.ts';

const pleura = `?? Plèvre
+ Libre [seule] > Pas d'épanchement pleural.
/ Épanchement pleural droit | Épanchement pleural gauche >> {option}.
/ Épaississement pleural droit | Épaississement pleural gauche | Plaques calcifiées > Plèvre : {option}.
? Pneumothorax
+ Absent > Pas de pneumothorax.
- Droit >> Pneumothorax droit.
- Gauche >> Pneumothorax gauche.`;

const LOBES =
  'Lobe supérieur droit | Lobe moyen | Lobe inférieur droit | Lobe supérieur gauche | Lingula | Lobe inférieur gauche';

const mediastinum = `? Adénopathies médiastinales
+ Absentes > Pas d'adénopathie médiastinale.
- Présentes
  !?? Stations
  / 2R | 2L | 4R | 4L | 5 | 6 | 7 | 10R | 10L | 11R | 11L >> Adénopathie(s), station(s) {option}.
  # Petit axe ganglionnaire maximal | mm | 5..80 | entier > Petit axe ganglionnaire maximal : {valeur}.
? Péricarde
+ Normal > Pas d'épanchement péricardique.
- Épanchement >> Épanchement péricardique.`;

const nodule = `!? Nodule pulmonaire [fiche fleischner]
+ Absent > Pas de nodule pulmonaire.
- Présent
  !? Siège du nodule
  / ${LOBES} >> Nodule pulmonaire, siège : {option}.
  !# Grand axe [id l] | mm | 1..60 | 1 > Grand axe : {valeur}.
  !# Petit axe [id w] | mm | 1..60 | 1 > Petit axe : {valeur}.
  = Diamètre moyen | ({l} + {w}) / 2 | mm | 1 >> Diamètre moyen du nodule : {valeur}.
  ? Densité
  / Solide | Mixte | Verre dépoli | Calcifiée | Graisseuse > Densité : {option}.
  ? Contours
  / Réguliers | Lobulés | Spiculés > Contours : {option}.
  ? Évolution
  / Première découverte | Stable | Croissance | Régression > Évolution : {option}.`;

export const chestExams: DemoExam[] = [
  taughtExam(
    'Radiographie de thorax de l’adulte',
    'Rx, Thorax',
    chestFiches,
    reasons('Toux fébrile | Dyspnée | Douleur thoracique | Bilan préopératoire'),
    radiographs('Thorax de face debout en inspiration').replace('? Incidences', '$& [fiche rx-lecture]'),
    `== Poumons
!? Opacité parenchymateuse
+ Aucune > Pas de foyer parenchymateux.
- Présente
  !?? Siège de l'opacité
  / ${LOBES} >> Opacité : {option}.
  ? Type d'opacité
  - Alvéolaire systématisée [fiche rx-alveolaire] > Opacité de type : {option}.
  - Alvéolaire diffuse [fiche rx-oedeme] > Opacité de type : {option}.
  - Interstitielle [fiche rx-interstitiel] > Opacité de type : {option}.
  - Bronchique [fiche rx-bronchectasies] > Opacité de type : {option}.
  / Nodule | Masse > Opacité de type : {option}.
  - Nodules multiples [fiche rx-metastases] > Opacité de type : {option}.
  - Atélectasie [fiche rx-atelectasie] > Opacité de type : {option}.
${pleura.replace('? Pneumothorax', '$& [fiche rx-pneumothorax]')}
== Médiastin et os
? Médiastin
+ Normal > Médiastin de largeur normale, trachée médiane.
- Élargi >> Élargissement médiastinal.
- Opacité rétrocardiaque [fiche rx-hiatale] >> Opacité rétrocardiaque.
? Silhouette cardiaque [fiche rx-situs]
+ Normale > Silhouette cardiaque de taille normale.
- Augmentée >> Cardiomégalie.
? Hiles
+ Normaux > Hiles pulmonaires normaux.
- Adénopathies [fiche rx-sarcoidose] >> Aspect d'adénopathies hilaires.
?? Cadre osseux [fiche rx-cotes]
+ Normal > Cadre osseux sans lésion.
/ Fracture costale droite | Fracture costale gauche >> {option}.
? Coupoles
+ Normales > Coupoles diaphragmatiques régulières.
- Surélévation droite > Surélévation de la coupole droite.
- Surélévation gauche > Surélévation de la coupole gauche.`,
    conclusion(
      'Radiographie de thorax normale.',
      'Scanner thoracique | Contrôle à 6 semaines | Échographie pleurale',
    ),
  ),
  exam(
    'Angioscanner thoracique – embolie pulmonaire',
    'TDM, Thorax, Cardiovasc',
    reasons('Dyspnée brutale | Douleur pleurale | D-dimères élevés | Thrombose veineuse connue'),
    injectedCt('thoracique au temps artériel pulmonaire'),
    `== Artères pulmonaires
# Densité du tronc pulmonaire | UH | 50..800 | entier > Opacification du tronc pulmonaire : {valeur}.
!? Embolie pulmonaire
+ Absente > Pas d'embolie pulmonaire décelable jusqu'aux artères segmentaires.
- Présente
  !? Côté de l'embolie
  / Droite | Gauche | Bilatérale >> Embolie pulmonaire {option}.
  !?? Niveau
  / Tronc ou bifurcation | Artère pulmonaire principale | Lobaire | Segmentaire | Sous-segmentaire >> Niveau de l'embolie : {option}.
  # Diamètre du ventricule droit [id vd] | mm | 10..90 | entier > Ventricule droit : {valeur}.
  # Diamètre du ventricule gauche [id vg] | mm | 10..90 | entier > Ventricule gauche : {valeur}.
  = Rapport VD/VG | {vd} / {vg} | | 2 >> Rapport VD/VG : {valeur}.
  ?? Chronicité
  + Aucun signe > Pas de signe de chronicité.
  / Bandes endoluminales | Thrombus excentré | Perfusion en mosaïque >> Signe de chronicité : {option}.
- Examen non contributif >> Opacification insuffisante, examen non contributif.
== Parenchyme
?? Parenchyme
+ Normal > Parenchyme pulmonaire normal.
/ Infarctus | Foyer infectieux | Œdème | Emphysème > Parenchyme : {option}.
${pleura}\n${mediastinum}`,
    conclusion('Pas d’embolie pulmonaire.', 'Anticoagulation | Doppler veineux | Échographie cardiaque'),
  ),
  exam(
    'Scanner thoracique – pneumopathie interstitielle diffuse',
    'TDM, Thorax',
    reasons('Dyspnée d’effort | Crépitants | Connectivite | Exposition professionnelle'),
    ct('thoracique en haute résolution, en inspiration et expiration, complétée en procubitus'),
    `== Lésions élémentaires
!? Lésions interstitielles
+ Absentes > Pas de lésion interstitielle.
- Présentes
  !?? Lésions
  / Réticulations | Bronchectasies de traction | Verre dépoli | Condensations | Kystes | Piégeage expiratoire >> {option}.
  - Rayon de miel >> Rayon de miel.
    # Étendue du rayon de miel | % | 0..100 | entier > Étendue du rayon de miel : {valeur}.
  - Micronodules >> Micronodules.
    ? Type de micronodules
    / Périlymphatiques | Centrolobulaires | Hématogènes > Micronodules : {option}.
  ?? Distribution
  / Bases sous-pleurales | Sommets | Péribronchovasculaire | Diffuse > Distribution : {option}.
  !? Aspect (ATS/ERS 2022)
  / PIC certaine | PIC probable | Indéterminé | En faveur d'un autre diagnostic >> Aspect scanographique : {option}.
  ? Hypothèse
  / Fibrose pulmonaire idiopathique | PINS | Pneumopathie d'hypersensibilité | Sarcoïdose | Pneumopathie organisée >> Hypothèse principale : {option}.
== Autres
# Diamètre du tronc de l'artère pulmonaire | mm | 15..60 | entier > Tronc de l'artère pulmonaire : {valeur}.
${nodule}\n${pleura}`,
    conclusion(
      'Pas de pneumopathie interstitielle.',
      'Discussion multidisciplinaire | EFR | Lavage broncho-alvéolaire',
    ),
  ),
  exam(
    'Scanner thoracique faible dose – nodule pulmonaire et dépistage',
    'TDM, Thorax',
    reasons('Nodule fortuit | Dépistage | Contrôle'),
    ct('thoracique faible dose'),
    `== Nodules\n${nodule}
? Lung-RADS
/ 1 [normal question] | 2 [normal question] | 3 | 4A | 4B | 4X >> Lung-RADS {option}.
== Poumon et médiastin
? Emphysème
+ Absent > Pas d'emphysème.
/ Centrolobulaire | Paraseptal | Panlobulaire > Emphysème : {option}.
? Calcifications coronaires
/ Absentes [normal question] | Modérées | Importantes > Calcifications coronaires : {option}.
${pleura}\n${mediastinum}`,
    conclusion(
      'Pas de nodule pulmonaire suspect.',
      'Contrôle à 3 mois | Contrôle à 12 mois | TEP-TDM | Biopsie',
    ),
  ),
  exam(
    'Scanner thoraco-abdominal – bilan d’extension d’un cancer bronchique',
    'TDM, Thorax',
    reasons('Masse pulmonaire | Hémoptysie | Réévaluation sous traitement'),
    injectedCt('thoraco-abdominale et cérébrale'),
    `== Tumeur
!? Tumeur pulmonaire
+ Absente > Pas de masse pulmonaire décelable.
- Présente
  !? Siège
  / ${LOBES} >> Tumeur pulmonaire : {option}.
  !# Grand axe tumoral | mm | 3..200 | entier >> Grand axe tumoral : {valeur}.
  ?? Envahissement
  - Aucun > Pas d'envahissement de voisinage.
  / Plèvre viscérale | Paroi | Médiastin | Bronche souche | Veine cave supérieure | Vertèbre >> Envahissement : {option}.
  !? Stade T (9e édition)
  / T1a | T1b | T1c | T2a | T2b | T3 | T4 >> Stade {option}.
== Ganglions\n${mediastinum}
? Stade N [neutre]
/ N0 | N1 | N2a | N2b | N3 >> Stade {option}.
== Métastases
?? Localisations
+ Aucune > Pas de localisation secondaire décelable.
/ Poumon controlatéral | Plèvre | Surrénale droite | Surrénale gauche | Foie | Os | Encéphale >> Localisation(s) secondaire(s) : {option}.`,
    conclusion('Pas de lésion suspecte.', 'TEP-TDM | Ponction scanoguidée | Réunion de concertation'),
  ),
  exam(
    'Échographie pleuro-pulmonaire',
    'Echo, Thorax',
    reasons('Épanchement à ponctionner | Dyspnée aiguë | Suspicion de pneumothorax'),
    greyScale('aux sondes convexe et linéaire'),
    ['droit', 'gauche']
      .map(
        (side) => `== Hémithorax ${side}
!? Épanchement ${side}
+ Absent > Pas d'épanchement pleural ${side}.
- Présent
  !# Distance interpleurale, côté ${side} [id d${side[0]}] | mm | 1..150 | entier > Distance interpleurale maximale à la base, côté ${side} : {valeur}.
  = Volume estimé ${side} | {d${side[0]}} * 20 | mL | 0 >> Épanchement pleural ${side} estimé à {valeur}.
  ? Échogénicité, côté ${side}
  / Anéchogène | Échogène | Cloisonné > Épanchement ${side} : {option}.
? Glissement pleural ${side}
+ Présent > Glissement pleural ${side} présent.
- Absent avec point poumon >> Point poumon du côté ${side} : pneumothorax.
? Lignes B, côté ${side}
+ Moins de trois par champ > Pas de syndrome interstitiel du côté ${side}.
- Trois ou plus >> Lignes B multiples à ${side === 'droit' ? 'droite' : 'gauche'}.
? Condensation, côté ${side}
+ Absente > Pas de condensation de l'hémithorax ${side}.
- Présente >> Condensation pulmonaire de l'hémithorax ${side}.`,
      )
      .join('\n'),
    conclusion('Échographie pleuro-pulmonaire sans anomalie.', 'Ponction | Scanner thoracique'),
  ),
  exam(
    'IRM du médiastin – masse thymique et kyste',
    'IRM, Thorax',
    reasons('Masse médiastinale antérieure | Myasthénie'),
    injectedMr('T1 en phase et opposition de phase, T2, diffusion, synchronisées'),
    `== Masse
!? Masse médiastinale
+ Absente > Pas de masse médiastinale.
- Présente
  # Grand axe | mm | 3..200 | entier > Grand axe : {valeur}.
  !? Compartiment
  / Prévasculaire | Viscéral | Paravertébral >> Masse médiastinale, compartiment : {option}.
  ? Chute de signal en opposition de phase
  - Oui >> Chute de signal, en faveur d'une hyperplasie thymique.
  - Non > Pas de chute de signal en opposition de phase.
  ? Nature évoquée
  / Thymome | Kyste thymique | Lymphome | Tératome | Kyste bronchogénique | Schwannome >> Aspect évocateur de {option}.
  ?? Rapports
  + Plans graisseux conservés [seule] > Plans graisseux conservés.
  / Veine brachio-céphalique | Péricarde | Poumon | Paroi >> Envahissement suspecté : {option}.`,
    conclusion('Pas de masse médiastinale.', 'Chirurgie thoracique | Biopsie | Surveillance'),
  ),
];
