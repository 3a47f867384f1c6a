import {
  alignment,
  effusion,
  fracture,
  ligament,
  marrow,
  mineralisation,
  osteoarthritis,
  softTissue,
  tendon,
} from './bone.ts';
import {
  conclusion,
  ct,
  type DemoExam,
  exam,
  injectedMr,
  mr,
  radiographs,
  reasons,
  ultrasound,
} from './exam.ts';

const ELBOW =
  'Tête radiale | Olécrâne | Processus coronoïde | Condyle latéral | Épicondyle médial | Palette humérale';

const MASON = `? Tête radiale : classification de Mason
/ I | II | III | IV >> Fracture de la tête radiale, Mason {option}.`;

const fatPads = `!? Signe des coussinets graisseux
+ Absent > Pas de refoulement des coussinets graisseux.
- Coussinet antérieur seul > Refoulement du coussinet graisseux antérieur.
- Coussinet postérieur visible >> Coussinet graisseux postérieur visible, témoin d'une hémarthrose : fracture occulte à rechercher.`;

const elbowTendons = `== Tendons
${tendon('Tendons épicondyliens latéraux', 'des épicondyliens latéraux')}
${tendon('Tendons épitrochléens', 'des épitrochléens')}
${tendon('Tendon distal du biceps', 'du tendon distal du biceps')}
${tendon('Tendon du triceps', 'du tendon du triceps')}`;

const ulnarNerve = `? Nerf ulnaire au coude
+ Normal > Nerf ulnaire de calibre normal.
- Épaissi
  !# Surface du nerf ulnaire | mm² | 4..60 | entier >> Nerf ulnaire épaissi, surface de {valeur}.
- Luxation en flexion > Luxation du nerf ulnaire en flexion.`;

export const elbowArmExams: DemoExam[] = [
  exam(
    'Radiographies du coude – traumatisme de l’adulte',
    'Rx, Ostéo, Coude',
    reasons('Chute | Limitation de l’extension | Déformation'),
    radiographs('Face, profil et incidence de la tête radiale', 'Radiographies du coude {droit}'),
    `== Os\n${fracture(ELBOW, MASON)}\n${fatPads}
${alignment('du coude {droit}', 'du coude {droit}')}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique du coude.',
      'Scanner | Contrôle à 8 jours | Avis orthopédique',
    ),
  ),
  exam(
    'Radiographies du coude de l’enfant – traumatisme',
    'Rx, Pedia, Coude',
    reasons('Chute | Pronation douloureuse | Déformation'),
    radiographs('Face et profil strict', 'Radiographies du coude {droit}'),
    `== Repères
? Ligne humérale antérieure
+ Normale > La ligne humérale antérieure passe par le tiers moyen du capitulum.
- Anormale >> Ligne humérale antérieure anormale : bascule postérieure de la palette.
? Ligne radio-capitellaire
+ Normale > Ligne radio-capitellaire normale.
- Rompue >> Luxation de la tête radiale, rechercher une fracture de Monteggia.
${fatPads}
?? Noyaux d'ossification présents (CRITOE) [neutre]
/ Capitulum | Tête radiale | Épicondyle médial | Trochlée | Olécrâne | Épicondyle latéral > Noyau visible : {option}.
== Fracture
? Fracture supracondylienne (Lagrange et Rigault)
+ Absente > Pas de fracture supracondylienne.
/ Stade 1 | Stade 2 | Stade 3 | Stade 4 >> Fracture supracondylienne, {option}.
? Fracture du condyle latéral
+ Absente > Pas de fracture du condyle latéral.
- Présente >> Fracture du condyle latéral.
? Épicondyle médial
+ En place > Épicondyle médial en place.
- Incarcéré >> Incarcération intra-articulaire de l'épicondyle médial.`,
    conclusion(
      'Pas de lésion osseuse traumatique décelable.',
      'Immobilisation et contrôle à 10 jours | Avis d’orthopédie pédiatrique | Cliché comparatif',
    ),
  ),
  exam(
    'IRM du coude – épicondylalgie et ligaments',
    'IRM, Ostéo, Coude',
    reasons('Épicondylalgie rebelle | Lanceur douloureux | Suspicion de rupture du biceps'),
    mr(
      'coronale T1 et densité de protons avec saturation de graisse, axiale et sagittale, séquence FABS',
      'IRM du coude {droit}',
    ),
    elbowTendons,
    `== Ligaments et articulation
${ligament('Ligament collatéral ulnaire', 'du ligament collatéral ulnaire')}
${ligament('Ligament collatéral latéral', 'du ligament collatéral latéral')}
${marrow('Capitulum | Olécrâne | Épicondyle médial')}\n${effusion('du coude {droit}')}\n${ulnarNerve}`,
    conclusion('IRM du coude sans anomalie.', 'Avis chirurgical | Infiltration de PRP | Rééducation'),
  ),
  exam(
    'Échographie du coude – tendons et nerf ulnaire',
    'Echo, Ostéo, Coude',
    reasons('Épicondylalgie | Paresthésies du cinquième doigt | Douleur du pli du coude'),
    ultrasound('à la sonde linéaire, avec manœuvres dynamiques', 'Échographie du coude {droit}'),
    elbowTendons,
    `== Nerf et articulation\n${ulnarNerve}\n${effusion('du coude {droit}')}
? Bourse olécrânienne
+ Normale > Bourse olécrânienne non distendue.
- Hygroma >> Hygroma du coude.`,
    conclusion('Échographie du coude sans anomalie.', 'Électromyogramme | Infiltration | IRM'),
  ),
  exam(
    'Scanner du coude – fracture complexe',
    'TDM, Ostéo, Coude',
    reasons('Fracture articulaire | Triade terrible'),
    ct('centrée sur le coude', 'Scanner du coude {droit}'),
    `== Fracture\n${fracture(ELBOW)}
? Triade terrible
+ Non > Pas d'association évocatrice de triade terrible.
- Oui >> Triade terrible : luxation, fracture de la tête radiale et du coronoïde.
?? Fragments intra-articulaires
+ Absents > Pas de fragment intra-articulaire.
/ Compartiment antérieur | Fosse olécrânienne | Huméro-radial >> Fragment intra-articulaire : {option}.
${alignment('huméro-ulnaires', 'huméro-ulnaire')}\n${effusion('du coude {droit}')}`,
    conclusion('Pas de fracture du coude.', 'Avis chirurgical'),
  ),
  exam(
    'Radiographies de l’humérus – fracture et suivi',
    'Rx, Ostéo, Bras',
    reasons('Traumatisme | Suivi d’ostéosynthèse | Douleur osseuse'),
    radiographs('Face et profil du bras, prenant l’épaule et le coude', 'Radiographies de l’humérus {droit}'),
    `== Os\n${fracture('Tiers proximal | Tiers moyen | Tiers distal')}
? Matériel d'ostéosynthèse
+ Absent
- En place > Matériel d'ostéosynthèse en place.
/ Rupture | Migration | Descellement >> Matériel : {option}.
? Cal osseux
/ Absent | Débutant | En pont sur trois corticales | Consolidation acquise > Cal osseux : {option}.
${mineralisation}\n${softTissue}`,
    conclusion(
      'Humérus sans lésion décelable.',
      'Contrôle à 3 semaines | Électromyogramme du nerf radial | Scanner',
    ),
  ),
  exam(
    'IRM du bras – masse ou lésion musculaire',
    'IRM, Ostéo, Bras, Parties molles',
    reasons('Masse palpée | Douleur brutale à l’effort | Suivi'),
    injectedMr(
      'axiales T1 et T2 avec saturation de graisse, coronale STIR, diffusion',
      'IRM du bras {droit}',
    ),
    `== Muscle et masse
? Masse des parties molles
+ Absente > Pas de masse des parties molles.
- Présente >> Masse des parties molles du bras {droit}.
  # Grand axe de la masse | mm | 2..400 | entier > Grand axe : {valeur}.
  ? Situation
  / Sous-cutanée | Sous-aponévrotique | Intramusculaire > Situation : {option}.
  ? Rapport au pédicule huméral
  - Distance conservée > Liseré graisseux respecté avec le pédicule.
  - Contact >> Contact avec le pédicule huméral.
  - Engainement >> Engainement du pédicule huméral.
? Lésion musculaire
+ Absente > Muscles des loges antérieure et postérieure normaux.
/ Grand pectoral | Biceps | Triceps | Deltoïde >> Lésion musculaire : {option}.
${marrow('Diaphyse humérale | Métaphyse proximale')}`,
    conclusion(
      'IRM du bras sans anomalie.',
      'Concertation en centre de référence des sarcomes | Biopsie échoguidée | Contrôle',
    ),
  ),
  exam(
    'Échographie du bras – rupture du biceps ou du grand pectoral',
    'Echo, Ostéo, Bras',
    reasons('Claquement à l’effort | Signe de Popeye | Ecchymose'),
    ultrasound('à la sonde linéaire, comparatif, avec contraction contrariée', 'Échographie du bras {droit}'),
    `== Tendons et muscles\n${tendon('Tendon proximal du long biceps', 'du long biceps')}\n${tendon('Tendon distal du biceps', 'du biceps distal')}\n${tendon('Tendon du grand pectoral', 'du grand pectoral')}
? Hématome
+ Absent > Pas d'hématome.
- Présent
  !# Grand axe de l'hématome | mm | 5..250 | entier >> Hématome de {valeur} de grand axe.`,
    conclusion('Pas de rupture tendineuse ni musculaire.', 'IRM | Avis chirurgical urgent'),
  ),
  exam(
    'Scanner du bras – lésion osseuse à caractériser',
    'TDM, Ostéo, Bras',
    reasons('Lésion radiographique | Fracture pathologique'),
    ct('de l’humérus', 'Scanner du bras {droit}'),
    `== Lésion\n${mineralisation}
?? Matrice
+ Sans calcification > Pas de calcification de la matrice.
/ Chondroïde | Ostéoïde | Verre dépoli (fibreuse) > Matrice : {option}.
# Amincissement cortical (scalloping) | % | 0..100 | entier > Festonnement cortical atteignant {valeur} de l'épaisseur.
? Fracture pathologique
+ Non > Pas de fracture pathologique.
- Oui >> Fracture pathologique.
${osteoarthritis('Gléno-huméral | Huméro-ulnaire')}`,
    conclusion('Humérus sans lésion suspecte.', 'IRM injectée | Biopsie | Concertation pluridisciplinaire'),
  ),
];
