import { conclusion, type DemoExam, exam, injectedMr, mr, reasons } from './exam.ts';
import { ischaemia, occlusion, parenchyma, whiteMatter } from './neuro-blocks.ts';

const DIFFUSION = `? Mésappariement diffusion-FLAIR
- Présent (FLAIR négatif) >> Mésappariement diffusion-FLAIR, en faveur d'un début de moins de 4 h 30.
- Absent (FLAIR positif) > Hypersignal FLAIR correspondant.
# Volume en diffusion | mL | 0..400 | entier > Volume de la lésion en diffusion : {valeur}.`;

export const neuroExams: DemoExam[] = [
  exam(
    'IRM cérébrale – accident vasculaire ischémique',
    'IRM, Neuro',
    reasons('Déficit brutal | Accident ischémique transitoire | Vertige aigu'),
    mr('diffusion, FLAIR, écho de gradient, axiale T2, TOF intracrânien et cervical'),
    `== Diffusion et FLAIR\n${ischaemia('Pas de lésion ischémique récente.', DIFFUSION)}
?? Microsaignements
+ Absents > Pas de microsaignement.
/ Lobaires | Profonds > Microsaignements : {option}.
${whiteMatter}
== Artères\n${occlusion}\n== Encéphale\n${parenchyma}`,
    conclusion('IRM sans lésion ischémique récente.', 'Thrombolyse | Thrombectomie | Bilan étiologique'),
  ),
  exam(
    'IRM cérébrale – sclérose en plaques, diagnostic et suivi',
    'IRM, Neuro',
    reasons('Premier épisode démyélinisant | Suivi sous traitement | Névrite optique'),
    injectedMr('FLAIR 3D, T2, diffusion, T1 3D'),
    `== Lésions
!? Lésions évocatrices de démyélinisation
+ Absentes > Pas de lésion évocatrice de démyélinisation.
- Présentes
  !?? Topographie
  / Périventriculaire | Juxtacorticale ou corticale | Infratentorielle | Médullaire cervicale haute | Nerf optique >> Lésions évocatrices de démyélinisation, topographie : {option}.
  # Nombre de lésions T2 | | 0..300 | entier > Nombre de lésions T2 : {valeur}.
  # Nouvelles lésions T2 depuis l'examen précédent | | 0..100 | entier >> Nouvelles lésions T2 depuis l'examen précédent : {valeur}.
  # Lésions rehaussées | | 0..100 | entier >> Lésions rehaussées : {valeur}.
  ? Critères de McDonald (dissémination dans l'espace)
  / Remplis | Non remplis >> Critères de dissémination dans l'espace : {option}.
  ?? Signes associés
  / Trous noirs | Signe de la veine centrale | Anneaux paramagnétiques > Signes associés : {option}.
? Volume cérébral
+ Normal > Pas d'atrophie.
- Atrophie > Atrophie cortico-sous-corticale.
? Complication du traitement (LEMP)
+ Pas d'argument > Pas d'argument pour une LEMP.
- Suspicion >> Lésion suspecte de LEMP, à discuter sans délai.`,
    conclusion(
      'Pas de lésion évocatrice de démyélinisation.',
      'IRM médullaire | Contrôle à 6 mois | Ponction lombaire',
    ),
  ),
  exam(
    'IRM cérébrale – tumeur intracrânienne, bilan initial et suivi',
    'IRM, Neuro',
    reasons('Crise comitiale | Céphalées matinales | Suivi de gliome | Bilan d’extension'),
    injectedMr('FLAIR, T2, diffusion, T1 3D et perfusion'),
    `== Lésion
!? Lésion expansive
+ Absente > Pas de lésion expansive intracrânienne.
- Présente
  !? Type de lésion
  - Intra-axiale unique >> Lésion intra-axiale unique.
  - Intra-axiales multiples >> Lésions intra-axiales multiples.
  / Méningiome | Schwannome | Métastase méningée >> Lésion extra-axiale évocatrice de {option}.
  - Extra-axiale indéterminée >> Lésion extra-axiale indéterminée.
  !" Siège >> Siège : {valeur}.
  # Grand axe [id l] | mm | 2..150 | entier > Grand axe de la lésion principale : {valeur}.
  # Axe perpendiculaire [id w] | mm | 2..150 | entier > Axe perpendiculaire : {valeur}.
  = Produit des axes (RANO) | {l} * {w} | mm² | 0 > Produit des deux axes : {valeur}.
  ? Rehaussement
  / Absent | Annulaire | Nodulaire | Homogène > Rehaussement : {option}.
  # rCBV maximal | | 0..20 | 1 > rCBV maximal : {valeur}.
== Retentissement\n${parenchyma}\n?? Engagement\n+ Absent > Pas d'engagement.\n/ Sous-falcoriel | Temporal | Amygdalien >> Engagement {option}.`,
    conclusion(
      'IRM sans processus expansif.',
      'Avis neurochirurgical | Réunion de concertation | Scanner thoraco-abdomino-pelvien',
    ),
  ),
  exam(
    'IRM hypophysaire – adénome',
    'IRM, Neuro',
    reasons('Hyperprolactinémie | Acromégalie | Trouble visuel | Insuffisance hypophysaire'),
    injectedMr('coronales T1 et T2 centrées sur la selle, dynamique coronale, sagittale T1'),
    `== Hypophyse
!# Hauteur de la glande | mm | 1..60 | 1 > Hauteur de l'hypophyse : {valeur}.
!? Adénome
+ Absent > Pas d'adénome hypophysaire décelable.
- Microadénome
  !# Diamètre | mm | 1..9.9 | 1 >> Microadénome hypophysaire de {valeur}.
  ? Siège du microadénome
  / Droit | Gauche | Médian >> Siège du microadénome : {option}.
- Macroadénome >> Macroadénome hypophysaire.
  # Hauteur de l'adénome | mm | 10..100 | entier > Hauteur de l'adénome : {valeur}.
${['droit', 'gauche']
  .map(
    (side) => `  ? Sinus caverneux ${side} (Knosp)
  / 0 | 1 | 2 > Sinus caverneux ${side} : grade {option} de Knosp.
  / 3A | 3B | 4 >> Envahissement du sinus caverneux ${side}, grade {option} de Knosp.`,
  )
  .join('\n')}
  ? Chiasma
  - À distance > Chiasma optique à distance.
  - Refoulé >> Chiasma optique refoulé.
? Tige pituitaire
+ Médiane > Tige pituitaire médiane et fine.
/ Déviée à droite | Déviée à gauche > Tige pituitaire {option}.
- Épaissie >> Épaississement de la tige pituitaire.
? Posthypophyse
+ En place > Hypersignal T1 posthypophysaire en place.
- Ectopique >> Posthypophyse ectopique.`,
    conclusion('IRM hypophysaire normale.', 'Avis endocrinologique | Champ visuel | Contrôle à un an'),
  ),
  exam(
    'IRM cérébrale – troubles cognitifs',
    'IRM, Neuro',
    reasons('Plainte mnésique | Démence | Troubles du comportement'),
    mr('T1 3D, FLAIR, T2, écho de gradient et diffusion'),
    `== Atrophie
${['droite', 'gauche']
  .map(
    (side) => `!? Atrophie hippocampique ${side} (Scheltens)
+ 0 > Pas d'atrophie hippocampique ${side} (Scheltens 0).
- 1 > Élargissement isolé de la fissure choroïdienne ${side} (Scheltens 1).
/ 2 | 3 | 4 >> Atrophie hippocampique ${side}, Scheltens {option}.`,
  )
  .join('\n')}
? Atrophie corticale globale (GCA)
+ 0 > Pas d'atrophie corticale (GCA 0).
/ 1 | 2 | 3 > Atrophie corticale globale, GCA {option}.
? Atrophie pariétale (Koedam)
+ 0 > Pas d'atrophie pariétale (Koedam 0).
/ 1 | 2 | 3 > Atrophie pariétale, Koedam {option}.
== Vasculaire\n${whiteMatter}
?? Lacunes
+ Absentes > Pas de lacune.
/ Noyaux gris | Centres ovales | Tronc > Lacunes : {option}.
?? Microsaignements
+ Absents > Pas de microsaignement.
/ Lobaires | Profonds > Microsaignements : {option}.
== Autres\n${parenchyma}`,
    conclusion('IRM normale pour l’âge.', 'Consultation mémoire | TEP au FDG | Contrôle à un an'),
  ),
  exam(
    'IRM cérébrale de l’enfant – épilepsie et retard de développement',
    'IRM, Neuro, Pedia',
    reasons('Épilepsie focale | Retard psychomoteur | Macrocrânie'),
    mr('T1 3D, FLAIR 3D, T2 coronale perpendiculaire aux hippocampes, diffusion'),
    `== Malformations
!? Malformation du développement cortical
+ Aucune > Pas de malformation du développement cortical.
- Présente
  !?? Type de malformation
  / Dysplasie corticale focale | Hétérotopie nodulaire | Polymicrogyrie | Lissencéphalie | Schizencéphalie >> {option}.
  !" Siège >> Siège : {valeur}.
? Corps calleux
+ Complet > Corps calleux complet.
- Agénésie partielle >> Agénésie partielle du corps calleux.
- Agénésie complète >> Agénésie complète du corps calleux.
? Hippocampes
+ Symétriques > Hippocampes symétriques, de signal normal.
- Sclérose droite >> Sclérose hippocampique droite.
- Sclérose gauche >> Sclérose hippocampique gauche.
? Myélinisation
+ Conforme à l'âge > Myélinisation conforme à l'âge.
- Retard >> Retard de myélinisation.
? Phacomatose
+ Pas d'argument > Pas d'argument pour une phacomatose.
- Sclérose tubéreuse de Bourneville >> Tubers corticaux évocateurs d'une sclérose tubéreuse de Bourneville.
- Neurofibromatose de type 1 >> Hypersignaux T2 évocateurs d'une neurofibromatose de type 1.\n${parenchyma}`,
    conclusion(
      'IRM cérébrale normale pour l’âge.',
      'Avis neuropédiatrique | IRM 3 T dédiée | Conseil génétique',
    ),
  ),
];
