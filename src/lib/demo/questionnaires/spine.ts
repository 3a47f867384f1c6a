import { alignment, fracture, mineralisation } from './bone.ts';
import { conclusion, ct, type DemoExam, exam, injectedMr, mr, radiographs, reasons } from './exam.ts';

const disc = (level: string, roots: string): string => `? Disque ${level}
+ Normal > ${level} : pas de débord discal, canal et foramens libres.
- Protrusion > ${level} : protrusion discale circonférentielle sans conflit.
- Hernie discale
  !? Topographie ${level}
  / Médiane | Paramédiane droite | Paramédiane gauche | Foraminale droite | Foraminale gauche | Extraforaminale droite | Extraforaminale gauche >> ${level} : hernie discale {option}.
  ? Conflit radiculaire ${level}
  - Absent > ${level} : pas de conflit radiculaire.
  - Présent
    !?? Racine en conflit ${level}
    / ${roots} >> ${level} : conflit avec {la racine|les racines} {option}.
    ? Importance du conflit ${level}
    / Contact | Refoulement | Compression >> ${level} : {option} radiculaire.
  ? Migration ${level}
  - Absente > ${level} : pas de migration.
  - Vers le haut
    !# Hauteur de la migration vers le haut ${level} | mm | 1..40 | entier > ${level} : migration vers le haut de {valeur}.
  - Vers le bas
    !# Hauteur de la migration vers le bas ${level} | mm | 1..40 | entier > ${level} : migration vers le bas de {valeur}.
- Pincement dégénératif > ${level} : pincement discal dégénératif, sans débord ni conflit.`;

const levels = (page: string, pairs: [string, string][]): string =>
  `== ${page}\n${pairs.map(([level, roots]) => disc(level, roots)).join('\n')}`;

const LUMBAR = levels('Disques lombaires', [
  ['L3-L4', 'L3 droite | L3 gauche | L4 droite | L4 gauche'],
  ['L4-L5', 'L4 droite | L4 gauche | L5 droite | L5 gauche'],
  ['L5-S1', 'L5 droite | L5 gauche | S1 droite | S1 gauche'],
]);
const CERVICAL = levels('Disques cervicaux', [
  ['C4-C5', 'C5 droite | C5 gauche'],
  ['C5-C6', 'C6 droite | C6 gauche'],
  ['C6-C7', 'C7 droite | C7 gauche'],
]);

const canal = `== Canal et plateaux
? Calibre du canal
+ Normal > Canal de calibre normal.
- Rétrécissement
  " Étage du rétrécissement > Étage du rétrécissement : {valeur}.
  # Diamètre antéro-postérieur | mm | 3..25 | 1 > Diamètre antéro-postérieur minimal : {valeur}.
  !? Classification de Schizas
  / A | B | C | D >> Sténose canalaire, grade {option} de Schizas.
? Plateaux vertébraux [fiche modic]
+ Normaux > Plateaux vertébraux de signal normal.
/ Type 1 | Type 2 | Type 3 >> Remaniements des plateaux vertébraux, {option} de Modic.
? Spondylolisthésis
+ Absent > Pas de spondylolisthésis.
- Dégénératif >> Spondylolisthésis dégénératif.
  !" Étage du glissement dégénératif >> Étage du glissement : {valeur}.
  # Glissement dégénératif | mm | 1..40 | entier > Glissement de {valeur}.
- Par lyse isthmique >> Spondylolisthésis par lyse isthmique.
  !" Étage du glissement par lyse >> Étage du glissement : {valeur}.
  # Glissement par lyse | mm | 1..40 | entier > Glissement de {valeur}.
?? Articulaires postérieures
+ Normales > Articulations zygapophysaires normales.
/ Arthrose | Épanchement | Kyste synovial > Articulations zygapophysaires : {option}.`;

const cord = (name: string): string => `? ${name}
+ Normal > ${name} : morphologie et signal normaux.
- Compression sans anomalie de signal >> ${name} : compression sans anomalie de signal.
- Hypersignal T2 >> ${name} : hypersignal T2 intramédullaire.
  " Niveau et étendue > Niveau et étendue : {valeur}.`;

const infection = `== Infection
!? Spondylodiscite
+ Absente > Pas d'argument pour une spondylodiscite.
- Présente
  !" Étage >> Spondylodiscite, étage : {valeur}.
  ?? Signes
  / Hypersignal T2 du disque | Œdème des plateaux | Prise de contraste discale | Érosion des plateaux > Signes : {option}.
  !? Épidurite
  - Absente > Pas d'épidurite.
  - Phlegmoneuse >> Épidurite phlegmoneuse.
  - Abcédée >> Abcès épidural.
    # Hauteur de l'abcès | mm | 3..300 | entier > Hauteur de l'abcès : {valeur}.
  !? Abcès du psoas
  - Absent > Pas d'abcès du psoas.
  - Présent >> Abcès du psoas.`;

const vertebrae = `!? Tassement ou fracture vertébrale
+ Absent > Hauteurs vertébrales conservées.
- Présent
  !" Vertèbre >> Fracture ou tassement vertébral : {valeur}.
  # Perte de hauteur | % | 1..100 | entier > Perte de hauteur de {valeur}.
  # Recul du mur postérieur | mm | 0..20 | entier > Recul du mur postérieur de {valeur}.
  ? Classification AO Spine
  / A0 | A1 | A2 | A3 | A4 | B1 | B2 | B3 | C >> Fracture vertébrale de type {option} (AO Spine).
  ? Nature
  - Ostéoporotique >> Tassement d'allure ostéoporotique.
  - Traumatique >> Fracture traumatique.
  - Suspecte de malignité >> Tassement suspect de malignité.`;

export const spineExams: DemoExam[] = [
  exam(
    'IRM du rachis lombaire – lombosciatique',
    'IRM, Ostéo, Rachis',
    reasons(
      'Lomboradiculalgie droite | Lomboradiculalgie gauche | Déficit moteur | Syndrome de la queue de cheval',
    ),
    mr('sagittales T1, T2 et STIR, axiales T2'),
    LUMBAR,
    canal,
    `== Cône et vertèbres\n${cord('Cône terminal')}\n${vertebrae}`,
    conclusion(
      'IRM lombaire sans conflit disco-radiculaire.',
      'Infiltration | Avis neurochirurgical | Traitement médical',
    ),
  ),
  exam(
    'IRM du rachis cervical – névralgie cervico-brachiale et myélopathie',
    'IRM, Neuro, Rachis',
    reasons('Névralgie cervico-brachiale | Troubles de la marche | Signe de Hoffmann'),
    mr('sagittales T1, T2 et STIR, axiales T2 en écho de gradient'),
    CERVICAL,
    `== Moelle\n${cord('Moelle cervicale')}
# Diamètre canalaire minimal | mm | 4..20 | 1 > Diamètre canalaire minimal : {valeur}.
? Jonction crânio-cervicale
+ Normale > Jonction crânio-cervicale normale.
- Malformation de Chiari >> Malformation de Chiari de type 1.
  !# Descente des amygdales | mm | 3..40 | entier >> Descente des amygdales cérébelleuses de {valeur}.
? Courbure cervicale
+ Conservée > Lordose cervicale conservée.
- Inversée ou rectiligne > Perte de la lordose cervicale.
? Listhésis
+ Absent > Pas de glissement vertébral.
- Antélisthésis >> Antélisthésis cervical.
- Rétrolisthésis >> Rétrolisthésis cervical.`,
    conclusion('IRM cervicale sans conflit ni myélopathie.', 'Avis neurochirurgical | Électromyogramme'),
  ),
  exam(
    'IRM médullaire – compression médullaire et métastases',
    'IRM, Neuro, Rachis',
    reasons('Déficit sensitivo-moteur récent | Cancer connu | Douleur rachidienne rebelle'),
    injectedMr('sagittales T1, T2 et STIR de tout le rachis, axiales T1 et T2 centrées'),
    `== Moelle et canal\n${cord('Moelle')}
!? Épidurite tumorale
+ Absente > Pas d'épidurite tumorale.
- Présente
  !? Grade de Bilsky
  / 1a | 1b | 1c | 2 | 3 >> Atteinte épidurale, grade {option} de Bilsky.
  " Niveau > Niveau de l'épidurite : {valeur}.
? Lésions vertébrales
+ Aucune > Pas de lésion vertébrale suspecte.
- Présentes
  !?? Topographie des lésions vertébrales
  / Cervicale | Thoracique | Lombaire | Sacrée >> Lésions vertébrales suspectes, topographie : {option}.
  # Score SINS | | 0..18 | entier > Score d'instabilité SINS : {valeur}.
${vertebrae}`,
    conclusion(
      'Pas de compression médullaire ni de lésion vertébrale suspecte.',
      'Avis neurochirurgical urgent | Radiothérapie | Corticothérapie',
    ),
  ),
  exam(
    'IRM du rachis – suspicion de spondylodiscite',
    'IRM, Ostéo, Rachis',
    reasons('Rachialgie fébrile | Bactériémie | Endocardite'),
    injectedMr('sagittales T1, T2 et STIR, axiales T1'),
    infection,
    `== Moelle\n${cord('Moelle et queue de cheval')}`,
    conclusion(
      'Pas de signe IRM de spondylodiscite.',
      'Ponction-biopsie discovertébrale | Échographie cardiaque | Contrôle à 6 semaines',
    ),
  ),
  exam(
    'Scanner du rachis – traumatisme',
    'TDM, Ostéo, Rachis',
    reasons('Accident de la voie publique | Chute | Douleur à la palpation des épineuses'),
    ct('de l’ensemble du rachis'),
    `== Vertèbres\n${vertebrae}\n${fracture('Processus épineux | Processus transverse | Massif articulaire | Odontoïde | Arc antérieur de C1 | Arc postérieur de C1', '', 'Pas de fracture décelable des arcs postérieurs, de C1 ni de l’odontoïde.')}\n${alignment('intervertébraux', 'intervertébrale')}
? Canal rachidien
+ Libre > Canal rachidien libre.
- Hématome épidural >> Hématome épidural.
- Fragment intracanalaire >> Fragment osseux intracanalaire.`,
    conclusion(
      'Pas de lésion traumatique du rachis.',
      'IRM médullaire | Avis neurochirurgical | Immobilisation',
    ),
  ),
  exam(
    'Scanner du rachis lombaire – lomboradiculalgie',
    'TDM, Ostéo, Rachis',
    reasons('Lomboradiculalgie | Contre-indication à l’IRM'),
    ct('de L3 à S1'),
    LUMBAR,
    canal.replace(/\? Plateaux[^?]*/, ''),
    conclusion('Pas de conflit disco-radiculaire.', 'IRM | Infiltration scanoguidée'),
  ),
  exam(
    'Radiographies du rachis lombaire',
    'Rx, Ostéo, Rachis',
    reasons('Lombalgie commune persistante | Ostéoporose | Lombalgie de l’adolescent'),
    radiographs('Face et profil en charge', 'Radiographies du rachis lombaire'),
    `== Rachis\n${vertebrae}
?? Discopathie
+ Absente > Hauteurs discales conservées.
/ L3-L4 | L4-L5 | L5-S1 > Discopathie : {option}.
?? Lyse isthmique
+ Absente > Pas de lyse isthmique visible.
/ L4 | L5 >> Lyse isthmique de {option}.
? Anomalie transitionnelle
+ Absente > Cinq vertèbres lombaires.
- Sacralisation ou lombalisation > Anomalie transitionnelle lombo-sacrée.
${mineralisation}`,
    conclusion('Rachis lombaire sans anomalie radiographique.', 'IRM | Ostéodensitométrie'),
  ),
  exam(
    'Radiographie du rachis entier – scoliose de l’enfant et de l’adolescent',
    'Rx, Pedia, Rachis',
    reasons('Gibbosité | Surveillance de scoliose | Bilan avant corset'),
    radiographs('Face et profil debout, système basse dose', 'Radiographies du rachis entier'),
    `== Courbures
!? Scoliose
+ Absente > Pas de scoliose.
- Présente
  !# Angle de Cobb principal [id cobb] | ° | 5..150 | entier >> Scoliose, angle de Cobb principal : {valeur}.
  # Angle de Cobb précédent [id before] | ° | 0..150 | entier > Angle de Cobb précédent : {valeur}.
  = Évolution | {cobb} - {before} | ° | 0 > Évolution de l'angle de Cobb : {valeur}.
  ? Type
  / Thoracique droite | Thoracique gauche | Thoraco-lombaire droite | Thoraco-lombaire gauche | Lombaire droite | Lombaire gauche | Double majeure > Courbure : {option}.
  ? Rotation (Nash et Moe)
  / 0 | 1 | 2 | 3 | 4 > Rotation vertébrale, stade {option} de Nash et Moe.
# Cyphose thoracique | ° | 0..110 | entier > Cyphose thoracique : {valeur}.
# Lordose lombaire | ° | 0..110 | entier > Lordose lombaire : {valeur}.
? Test de Risser [neutre]
/ 0 | 1 | 2 | 3 | 4 | 5 > Test de Risser : {option}.
?? Malformation vertébrale
+ Aucune > Pas de malformation vertébrale.
/ Hémivertèbre | Bloc | Vertèbre papillon >> Malformation : {option}.`,
    conclusion(
      'Pas de scoliose ni de malformation vertébrale.',
      'Contrôle à 6 mois | Avis d’orthopédie pédiatrique | IRM médullaire',
    ),
  ),
];
