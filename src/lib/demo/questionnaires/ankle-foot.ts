import {
  alignment,
  cartilage,
  effusion,
  fracture,
  ligament,
  marrow,
  mineralisation,
  osteoarthritis,
  softTissue,
  tendon,
} from './bone.ts';
import { conclusion, ct, type DemoExam, exam, mr, radiographs, reasons, ultrasound } from './exam.ts';

const lateralLigaments = `== Ligaments
${ligament('Ligament talo-fibulaire antérieur', 'du ligament talo-fibulaire antérieur')}
${ligament('Ligament calcanéo-fibulaire', 'du ligament calcanéo-fibulaire')}
${ligament('Syndesmose tibio-fibulaire antéro-inférieure', 'de la syndesmose')}
${ligament('Ligament deltoïde', 'du ligament deltoïde')}`;

const ankleTendons = `== Tendons
${tendon('Tendons fibulaires', 'des tendons fibulaires')}
${tendon('Tendon tibial postérieur', 'du tendon tibial postérieur')}`;

const achilles = `== Tendon calcanéen
${tendon('Tendon calcanéen', 'du tendon calcanéen', "# Distance de la rupture à l'insertion | mm | 0..120 | entier > Rupture à {valeur} de l'insertion calcanéenne.")}
!# Épaisseur antéro-postérieure | mm | 3..30 | 1 > Épaisseur maximale du tendon : {valeur}.
? Hyperhémie Doppler
+ Absente > Pas d'hyperhémie Doppler intra-tendineuse.
- Présente > Hyperhémie Doppler intra-tendineuse.
? Bourse rétrocalcanéenne
+ Normale > Bourse rétrocalcanéenne non distendue.
- Bursite >> Bursite rétrocalcanéenne.
? Aponévrose plantaire
+ Normale > Aponévrose plantaire d'épaisseur normale.
- Aponévrosite
  !# Épaisseur de l'aponévrose | mm | 2..15 | 1 >> Aponévrosite plantaire, épaissie à {valeur}.`;

const morton = `== Espaces intermétatarsiens
!?? Névrome de Morton
+ Absent > Pas de névrome de Morton visible.
- Deuxième espace >> Névrome de Morton du deuxième espace.
  # Diamètre du névrome du deuxième espace | mm | 2..20 | 1 > Diamètre transversal : {valeur}.
- Troisième espace >> Névrome de Morton du troisième espace.
  # Diamètre du névrome du troisième espace | mm | 2..20 | 1 > Diamètre transversal : {valeur}.
?? Bursite intermétatarsienne
+ Absente > Pas de bursite intermétatarsienne.
/ Premier espace | Deuxième espace | Troisième espace > Bursite intermétatarsienne : {option}.
? Plaque plantaire du deuxième rayon
+ Intacte > Plaque plantaire du deuxième rayon continue.
- Rompue >> Rupture de la plaque plantaire du deuxième rayon.`;

const METATARSALS =
  'Premier métatarsien | Deuxième métatarsien | Troisième métatarsien | Quatrième métatarsien | Base du cinquième métatarsien | Phalanges';

const WEBER = `? Malléole latérale : classification de Weber
/ A | B | C >> Fracture de la malléole latérale de type {option} de Weber.`;

const SANDERS = `? Calcanéus : classification de Sanders
/ I | II | III | IV >> Fracture thalamique du calcanéus, Sanders {option}.`;

export const ankleFootExams: DemoExam[] = [
  exam(
    'IRM de la cheville – entorse et instabilité chronique',
    'IRM, Ostéo, Cheville',
    reasons('Entorses à répétition | Douleur persistante | Blocage'),
    mr(
      'axiale, coronale et sagittale en densité de protons avec saturation de graisse, sagittale T1',
      'IRM de la cheville {droite}',
    ),
    lateralLigaments,
    ankleTendons,
    `== Os et cartilage
? Lésion ostéochondrale du dôme talien
+ Absente > Pas de lésion ostéochondrale du dôme talien.
- Présente
  !? Localisation
  / Médiale | Latérale >> Lésion ostéochondrale du dôme talien, localisation : {option}.
  # Grand axe de la lésion ostéochondrale | mm | 2..30 | entier > Grand axe : {valeur}.
  ? Stabilité
  - Stable > Fragment stable.
  - Instable >> Fragment instable.
${marrow('Malléole médiale | Malléole latérale | Talus | Calcanéus')}\n${effusion('talo-crural')}`,
    conclusion(
      'IRM de la cheville sans lésion ligamentaire ni ostéochondrale.',
      'Rééducation proprioceptive | Avis chirurgical | Arthroscanner',
    ),
  ),
  exam(
    'Radiographies de la cheville – traumatisme (critères d’Ottawa)',
    'Rx, Ostéo, Cheville',
    reasons('Entorse avec critères d’Ottawa | Déformation | Impossibilité d’appui'),
    radiographs('Face en rotation interne de 20° et profil', 'Radiographies de la cheville {droite}'),
    `== Os\n${fracture('Malléole latérale | Malléole médiale | Malléole postérieure | Dôme talien | Base du cinquième métatarsien | Calcanéus', WEBER)}
# Espace clair médial | mm | 1..15 | 1 > Espace clair médial : {valeur}.
? Diastasis tibio-fibulaire
+ Non > Pas de diastasis tibio-fibulaire.
- Oui >> Diastasis tibio-fibulaire distal.
${alignment('talo-cruraux', 'talo-crurale')}\n${effusion('talo-crural')}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique de la cheville.',
      'Scanner | Avis orthopédique | Échographie ligamentaire',
    ),
  ),
  exam(
    'Échographie de la cheville – ligaments collatéraux',
    'Echo, Ostéo, Cheville',
    reasons('Entorse latérale récente | Instabilité'),
    ultrasound(
      'à la sonde linéaire haute fréquence, avec manœuvres dynamiques',
      'Échographie de la cheville {droite}',
    ),
    lateralLigaments,
    ankleTendons,
    `== Articulation\n${effusion('talo-crural')}\n${softTissue}`,
    conclusion('Échographie de la cheville sans lésion ligamentaire.', 'IRM | Rééducation'),
  ),
  exam(
    'Échographie du tendon calcanéen et du talon',
    'Echo, Ostéo, Cheville, Jambe',
    reasons('Talalgie | Claquement du mollet | Tendinopathie chronique'),
    ultrasound(
      'à la sonde linéaire, comparatif, avec étude dynamique',
      'Échographie du tendon calcanéen {droit}',
    ),
    achilles,
    conclusion(
      'Tendon calcanéen et aponévrose plantaire sans anomalie.',
      'Avis chirurgical | Ondes de choc | Immobilisation en équin',
    ),
  ),
  exam(
    'Scanner de la cheville et du talus – bilan de fracture',
    'TDM, Ostéo, Cheville',
    reasons('Fracture connue | Suspicion de fracture du talus'),
    ct('centrée sur la cheville et l’arrière-pied', 'Scanner de la cheville {droite}'),
    `== Fracture\n${fracture('Pilon tibial | Col du talus | Processus latéral du talus | Calcanéus | Malléole postérieure | Naviculaire', SANDERS)}
# Angle de Böhler | ° | -20..50 | entier > Angle de Böhler : {valeur}.
?? Tendons incarcérés
+ Aucun > Pas d'incarcération tendineuse.
/ Fibulaires | Tibial postérieur | Long fléchisseur de l’hallux >> Incarcération tendineuse : {option}.
${alignment('sous-taliens', 'sous-talienne')}`,
    conclusion(
      'Pas de fracture de la cheville ni de l’arrière-pied.',
      'Avis chirurgical | Décharge et contrôle',
    ),
  ),
  exam(
    'Radiographies de l’avant-pied en charge – hallux valgus',
    'Rx, Ostéo, Avant-pied',
    reasons('Hallux valgus | Métatarsalgies | Bilan préopératoire'),
    radiographs('Face et profil en charge, incidence de Guntz', 'Radiographies de l’avant-pied {droit}'),
    `== Mesures
!# Angle M1-P1 [id m1p1] | ° | 0..70 | entier > Angle métatarso-phalangien : {valeur}.
!# Angle M1-M2 [id m1m2] | ° | 0..30 | entier > Angle intermétatarsien : {valeur}.
= Somme des angles | {m1p1} + {m1m2} | ° | 0 > Somme des deux angles : {valeur}.
? Sévérité
+ Pas d'hallux valgus > Pas d'hallux valgus.
- Légère (M1-P1 de 15 à 20°) >> Hallux valgus léger.
- Modérée (20 à 40°) >> Hallux valgus modéré.
- Sévère (plus de 40°) >> Hallux valgus sévère.
? Sésamoïdes
+ Centrés > Sésamoïdes centrés.
- Luxés > Luxation des sésamoïdes.
? Formule métatarsienne [neutre]
/ Index plus | Index plus-minus | Index minus > Formule métatarsienne : {option}.
${osteoarthritis('Première métatarso-phalangienne | Tarso-métatarsiennes')}`,
    conclusion('Avant-pied {droit} radiologiquement normal.', 'Avis chirurgical | Semelles orthopédiques'),
  ),
  exam(
    'Radiographies de l’avant-pied – traumatisme',
    'Rx, Ostéo, Avant-pied',
    reasons('Choc direct | Torsion | Chute d’un objet'),
    radiographs('Face, oblique et profil', 'Radiographies de l’avant-pied {droit}'),
    `== Os\n${fracture(METATARSALS)}
? Alignement de Lisfranc
+ Normal > Alignement normal de la base du deuxième métatarsien avec le cunéiforme intermédiaire.
- Écart M1-M2 >> Écart entre les bases de M1 et M2, suspect d'entorse grave de Lisfranc.
${alignment('métatarso-phalangiens', 'métatarso-phalangienne')}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique de l’avant-pied.',
      'Clichés en charge | Scanner | Syndactylie et contrôle',
    ),
  ),
  exam(
    'Scanner du médio-pied – entorse de Lisfranc',
    'TDM, Ostéo, Avant-pied',
    reasons('Traumatisme en flexion plantaire | Ecchymose plantaire'),
    ct('centrée sur le médio-pied', 'Scanner du médio-pied {droit}'),
    `== Interligne de Lisfranc
# Écart C1-M2 | mm | 0..20 | 1 > Écart cunéiforme médial–deuxième métatarsien : {valeur}.
!? Luxation tarso-métatarsienne
+ Absente > Interligne tarso-métatarsien congruent.
/ Homolatérale | Partielle | Divergente >> Luxation tarso-métatarsienne : {option}.
${fracture(METATARSALS, '', 'Pas de fracture des métatarsiens ni des phalanges.')}
? Signe de la tache (fleck sign)
+ Absent > Pas d'arrachement du ligament de Lisfranc.
- Présent >> Arrachement osseux du ligament de Lisfranc.`,
    conclusion(
      'Pas de luxation tarso-métatarsienne ni de fracture.',
      'Avis chirurgical | IRM | Botte de décharge',
    ),
  ),
  exam(
    'IRM de l’avant-pied – métatarsalgies',
    'IRM, Ostéo, Avant-pied',
    reasons('Métatarsalgies | Suspicion de névrome | Douleur du deuxième rayon'),
    mr('coronales T1 et T2 avec saturation de graisse, sagittale STIR', 'IRM de l’avant-pied {droit}'),
    morton,
    `== Os\n${marrow('Tête du deuxième métatarsien | Diaphyse métatarsienne | Sésamoïdes')}\n${cartilage('Première métatarso-phalangienne | Deuxième métatarso-phalangienne')}`,
    conclusion('IRM de l’avant-pied sans anomalie.', 'Infiltration échoguidée | Semelles | Avis chirurgical'),
  ),
  exam(
    'Échographie de l’avant-pied – névrome de Morton',
    'Echo, Ostéo, Avant-pied, Parties molles',
    reasons('Métatarsalgies | Paresthésies des orteils'),
    ultrasound(
      'à la sonde linéaire haute fréquence, voies plantaire et dorsale',
      'Échographie de l’avant-pied {droit}',
    ),
    `${morton}
? Signe de Mulder échographique
+ Négatif > Manœuvre de Mulder négative.
- Positif > Manœuvre de Mulder positive.
? Articulations métatarso-phalangiennes
+ Normales > Pas de synovite métatarso-phalangienne.
- Synovite >> Synovite métatarso-phalangienne.`,
    conclusion('Pas de névrome de Morton.', 'Infiltration échoguidée | IRM'),
  ),
  exam(
    'Radiographies du pied diabétique – recherche d’ostéite',
    'Rx, Ostéo, Avant-pied, Parties molles',
    reasons('Mal perforant plantaire | Fièvre | Neuropathie diabétique'),
    radiographs('Face, profil et oblique', 'Radiographies du pied {droit}'),
    `== Os
!? Signes d'ostéite
+ Absents > Pas de signe radiographique d'ostéite (un cliché normal n'écarte pas une ostéite de moins de trois semaines).
- Présents
  !?? Signes
  / Érosion corticale | Réaction périostée | Séquestre | Ostéolyse >> Signes d'ostéite : {option}.
  " Siège de l'ostéite > Siège : {valeur}.
? Pied de Charcot
+ Absent > Pas d'ostéo-arthropathie neurogène.
- Présent >> Ostéo-arthropathie neurogène (pied de Charcot).
? Calcifications artérielles
+ Absentes > Pas de calcification artérielle.
- Médiacalcose > Médiacalcose.
${mineralisation}\n${softTissue}`,
    conclusion('Pas de signe d’ostéite.', 'IRM | Contrôle à trois semaines | Biopsie osseuse'),
  ),
];
