import { conclusion, type DemoExam, exam, injectedMr, mr, reasons } from './exam.ts';
import { occlusion, parenchyma, territory, whiteMatter } from './neuro-blocks.ts';

export const neuroExams: DemoExam[] = [
  exam(
    'IRM cérébrale – accident vasculaire ischémique',
    'IRM, Neuro',
    reasons('Déficit brutal | Accident ischémique transitoire | Vertige aigu'),
    mr('diffusion, FLAIR, écho de gradient, TOF et axiale T2'),
    `== Diffusion et FLAIR\n${territory}
? Mésappariement diffusion-FLAIR
- Non applicable [normal question]
- Présent (FLAIR négatif) >> Mésappariement diffusion-FLAIR, en faveur d'un début de moins de 4 h 30.
- Absent (FLAIR positif) > Hypersignal FLAIR correspondant.
# Volume en diffusion | mL | 0..400 | entier > Volume de la lésion en diffusion : {valeur}.
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
!?? Dissémination dans l'espace
+ Pas de lésion typique > Pas de lésion évocatrice de démyélinisation.
/ Périventriculaire | Juxtacorticale ou corticale | Infratentorielle | Médullaire | Nerf optique > Lésions : {option}.
# Nombre de lésions T2 | | 0..300 | entier > Nombre de lésions T2 : {valeur}.
# Nouvelles lésions T2 depuis l'examen précédent | | 0..100 | entier >> Nouvelles lésions T2 : {valeur}.
# Lésions rehaussées | | 0..100 | entier >> Lésions rehaussées : {valeur}.
? Critères de McDonald (dissémination dans l'espace)
/ Remplis | Non remplis >> Critères de dissémination dans l'espace : {option}.
?? Signes associés
+ Aucun
/ Trous noirs | Atrophie cortico-sous-corticale | Signe de la veine centrale | Anneaux paramagnétiques > Signes associés : {option}.
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
    injectedMr('FLAIR, T2, diffusion, T1 3D, perfusion et spectroscopie'),
    `== Lésion
!? Lésion expansive
+ Absente > Pas de lésion expansive intracrânienne.
- Intra-axiale unique >> Lésion intra-axiale unique.
- Intra-axiales multiples >> Lésions intra-axiales multiples.
- Extra-axiale
  ? Extra-axiale évoquée
  / Méningiome | Schwannome | Métastase méningée >> Lésion extra-axiale évocatrice de : {option}.
# Axe antéro-postérieur [id l] | mm | 2..150 | entier > Axe antéro-postérieur : {valeur}.
# Axe transversal [id w] | mm | 2..150 | entier > Axe transversal : {valeur}.
= Produit des axes (RANO) | {l} * {w} | mm² | 0 > Produit des deux plus grands axes : {valeur}.
? Rehaussement
/ Absent | Annulaire | Nodulaire | Homogène > Rehaussement : {option}.
# rCBV maximal | | 0..20 | 1 > rCBV maximal : {valeur}.
== Retentissement\n${parenchyma}\n?? Engagement\n+ Absent > Pas d'engagement.\n/ Sous-falcoriel | Temporal | Amygdalien >> Engagement : {option}.`,
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
# Hauteur de la glande | mm | 1..60 | 1 > Hauteur de l'hypophyse : {valeur}.
!? Adénome
+ Absent > Pas d'adénome hypophysaire décelable.
- Microadénome
  # Diamètre | mm | 1..10 | 1 >> Microadénome de {valeur}.
- Macroadénome >> Macroadénome hypophysaire.
  # Hauteur de l'adénome | mm | 10..100 | entier > Hauteur : {valeur}.
  ? Sinus caverneux (Knosp)
  / 0 | 1 | 2 | 3A | 3B | 4 > Rapports avec le sinus caverneux, grade {option} de Knosp.
  ? Chiasma
  - À distance > Chiasma optique à distance.
  - Refoulé >> Chiasma optique refoulé.
? Tige pituitaire
+ Médiane > Tige pituitaire médiane et fine.
- Déviée > Tige pituitaire déviée.
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
? Atrophie hippocampique droite (Scheltens)
/ 0 [normal question] | 1 | 2 | 3 | 4 >> Hippocampe droit, Scheltens {option}.
? Atrophie hippocampique gauche (Scheltens)
/ 0 [normal question] | 1 | 2 | 3 | 4 >> Hippocampe gauche, Scheltens {option}.
? Atrophie corticale globale (GCA)
/ 0 [normal question] | 1 | 2 | 3 > Atrophie corticale globale, GCA {option}.
? Atrophie pariétale (Koedam)
/ 0 [normal question] | 1 | 2 | 3 > Atrophie pariétale, Koedam {option}.
== Vasculaire\n${whiteMatter}
?? Lacunes
+ Absentes > Pas de lacune.
/ Noyaux gris | Centres ovales | Tronc > Lacunes : {option}.
? Profil des microsaignements
/ Absents | Lobaires (angiopathie amyloïde) | Profonds (hypertensif) > Microsaignements : {option}.
== Autres\n${parenchyma}`,
    conclusion('IRM normale pour l’âge.', 'Consultation mémoire | TEP au FDG | Contrôle à un an'),
  ),
  exam(
    'IRM cérébrale de l’enfant – épilepsie et retard de développement',
    'IRM, Neuro, Pedia',
    reasons('Épilepsie focale | Retard psychomoteur | Macrocrânie'),
    mr('T1 3D, FLAIR 3D, T2 coronale perpendiculaire aux hippocampes, diffusion'),
    `== Malformations
!?? Malformation du développement cortical
+ Aucune > Pas de malformation du développement cortical.
/ Dysplasie corticale focale | Hétérotopie nodulaire | Polymicrogyrie | Lissencéphalie | Schizencéphalie >> {option}.
" Siège > Siège : {valeur}.
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
/ Pas d'argument | Tubers de Bourneville | Objets brillants de la neurofibromatose de type 1 > Phacomatose : {option}.\n${parenchyma}`,
    conclusion(
      'IRM cérébrale normale pour l’âge.',
      'Avis neuropédiatrique | IRM 3 T dédiée | Conseil génétique',
    ),
  ),
];
