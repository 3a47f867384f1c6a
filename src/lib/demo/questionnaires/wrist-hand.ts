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

const carpalLigaments = `== Ligaments du carpe
${ligament('Ligament scapho-lunaire', 'du ligament scapho-lunaire')}
# Diastasis scapho-lunaire | mm | 0..12 | 1 > Diastasis scapho-lunaire : {valeur}.
${ligament('Ligament luno-triquétral', 'du ligament luno-triquétral')}
!? Complexe fibro-cartilagineux triangulaire
+ Normal > Complexe fibro-cartilagineux triangulaire continu.
- Perforation centrale (Palmer IA ou II) >> Perforation centrale du complexe fibro-cartilagineux triangulaire.
- Désinsertion ulnaire (Palmer IB) >> Désinsertion ulnaire du complexe fibro-cartilagineux triangulaire.`;

const CARPUS =
  'Scaphoïde | Radius distal | Styloïde ulnaire | Triquétrum | Lunatum | Base du premier métacarpien';

const pulley = `?? Poulies
+ Normales > Poulies A1 à A4 continues.
/ A1 | A2 | A3 | A4 >> {Rupture de la poulie|Rupture des poulies} {option}.
# Distance os-tendon en flexion contrariée | mm | 0..15 | 1 > Distance os-tendon en flexion contrariée : {valeur}.`;

const fingerTendons = `== Tendons et poulies
" Doigt exploré [neutre] > Doigt exploré : {valeur}.
${tendon('Tendon fléchisseur profond', 'du fléchisseur profond')}
${tendon('Tendon fléchisseur superficiel', 'du fléchisseur superficiel')}
${tendon('Tendon extenseur', 'de l’appareil extenseur')}
${pulley}
? Doigt à ressaut
+ Non > Pas d'épaississement de la poulie A1.
- Oui >> Épaississement de la poulie A1 avec ressaut dynamique.`;

const AVULSIONS = `?? Arrachement
- Base dorsale de la phalange distale (mallet finger osseux) >> Arrachement osseux de la bandelette terminale de l'extenseur (mallet finger osseux).
- Base ulnaire de la première phalange du pouce >> Arrachement osseux du ligament collatéral ulnaire du pouce.`;

export const wristHandExams: DemoExam[] = [
  exam(
    'IRM du poignet – douleur ulnaire et ligaments du carpe',
    'IRM, Ostéo, Poignet',
    reasons('Douleur ulnaire | Instabilité | Suspicion de fracture occulte'),
    mr(
      'coronales T1 et densité de protons avec saturation de graisse, axiale et sagittale',
      'IRM du poignet {droit}',
    ),
    carpalLigaments,
    `== Os\n${marrow('Scaphoïde | Lunatum | Radius distal | Triquétrum')}
# Variance ulnaire | mm | -8..8 | 1 > Variance ulnaire : {valeur}.
? Maladie de Kienböck
+ Absente > Pas d'ostéonécrose du lunatum.
- Présente >> Ostéonécrose du lunatum (maladie de Kienböck).
${effusion('radio-carpien')}`,
    conclusion('IRM du poignet sans anomalie.', 'Arthroscanner | Avis chirurgical | Immobilisation'),
  ),
  exam(
    'Arthroscanner du poignet – ligaments intrinsèques',
    'TDM, Ostéo, Poignet',
    reasons('Suspicion de rupture scapho-lunaire | Bilan avant chirurgie'),
    ct('après opacification radio-carpienne et médio-carpienne', 'Arthroscanner du poignet {droit}'),
    carpalLigaments,
    `== Cartilage
? Arthropathie SLAC
+ Absente > Pas d'arthropathie de type SLAC.
/ Stade 1 | Stade 2 | Stade 3 >> Arthropathie de type SLAC, {option}.
${osteoarthritis('Radio-scaphoïdien | Luno-capital | Trapézo-métacarpien')}`,
    conclusion('Ligaments intrinsèques continus.', 'Avis chirurgical'),
  ),
  exam(
    'Radiographies du poignet – traumatisme',
    'Rx, Ostéo, Poignet',
    reasons('Chute sur la main | Douleur de la tabatière anatomique | Déformation'),
    radiographs('Face, profil et incidences du scaphoïde', 'Radiographies du poignet {droit}'),
    `== Os\n${fracture(CARPUS)}
# Inclinaison sagittale de la glène radiale (négative si dorsale) | ° | -60..40 | entier > Inclinaison sagittale de la glène radiale : {valeur} (valeur négative en cas de bascule dorsale).
# Index radio-ulnaire distal | mm | -10..15 | 1 > Index radio-ulnaire distal : {valeur}.
? Arcs de Gilula
+ Réguliers > Arcs de Gilula réguliers.
- Rompus >> Rupture des arcs de Gilula, suspecte de luxation périlunaire.
${alignment('radio-carpiens', 'radio-carpienne')}\n${alignment('radio-ulnaires distaux', 'radio-ulnaire distale')}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique du poignet.',
      'Immobilisation et contrôle à 10 jours | Scanner ou IRM du scaphoïde | Avis chirurgical',
    ),
  ),
  exam(
    'Scanner du scaphoïde – fracture et pseudarthrose',
    'TDM, Ostéo, Poignet',
    reasons('Doute radiographique | Suivi de consolidation'),
    ct('centrée sur le scaphoïde, dans son grand axe', 'Scanner du scaphoïde {droit}'),
    `== Scaphoïde
!? Fracture du scaphoïde
+ Absente > Pas de fracture du scaphoïde.
- Présente
  !? Tiers atteint
  / Proximal | Moyen | Distal >> Fracture du scaphoïde, tiers {option}.
  # Angle intrascaphoïdien | ° | 0..90 | entier > Angle intrascaphoïdien : {valeur}.
  ? Consolidation
  - Acquise >> Consolidation acquise.
  - Partielle
    !# Surface de pont osseux | % | 0..100 | entier >> Consolidation partielle, pont osseux sur {valeur} de la surface.
  - Pseudarthrose >> Pseudarthrose du scaphoïde.
? Vitalité du pôle proximal
+ Conservée > Densité normale du pôle proximal.
- Condensation >> Condensation du pôle proximal, à confronter à l'IRM injectée.
${osteoarthritis('Radio-scaphoïdien | Scapho-capital')}`,
    conclusion('Pas de fracture du scaphoïde.', 'Immobilisation | Avis chirurgical | IRM injectée'),
  ),
  exam(
    'Échographie du poignet – canal carpien et tendons',
    'Echo, Ostéo, Poignet',
    reasons('Acroparesthésies nocturnes | Douleur de la styloïde radiale | Tuméfaction dorsale'),
    ultrasound('à la sonde linéaire haute fréquence, comparatif', 'Échographie du poignet {droit}'),
    `== Nerf médian
# Surface du nerf à l'entrée du canal [id entree] | mm² | 3..50 | entier > Surface du nerf médian à l'entrée du canal : {valeur}.
# Surface au carré pronateur [id proximal] | mm² | 3..30 | entier > Surface au carré pronateur : {valeur}.
= Différence des surfaces | {entree} - {proximal} | mm² | 0 > Différence des surfaces : {valeur}.
!? Conclusion sur le nerf
+ Normal > Nerf médian de calibre normal.
- Compression >> Signes échographiques de compression du nerf médian au canal carpien.
== Tendons et kystes
? Premier compartiment des extenseurs
+ Normal > Premier compartiment des extenseurs normal.
- Ténosynovite de De Quervain >> Ténosynovite sténosante de De Quervain.
? Kyste synovial
+ Absent > Pas de kyste synovial.
- Dorsal scapho-lunaire >> Kyste synovial dorsal.
- Palmaire de la gouttière du pouls >> Kyste synovial palmaire, au contact de l'artère radiale.
${tendon('Tendon extenseur ulnaire du carpe', 'de l’extenseur ulnaire du carpe')}`,
    conclusion(
      'Échographie du poignet sans anomalie.',
      'Électromyogramme | Infiltration échoguidée | Avis chirurgical',
    ),
  ),
  exam(
    'Radiographies des doigts – traumatisme',
    'Rx, Ostéo, Doigts',
    reasons('Choc direct | Écrasement | Déformation'),
    radiographs('Face et profil strict du doigt', 'Radiographies des doigts de la main {droite}'),
    `== Os\n" Doigt exploré [neutre] > Doigt exploré : {valeur}.\n${fracture('Phalange distale | Phalange moyenne | Phalange proximale | Tête métacarpienne | Col du cinquième métacarpien', AVULSIONS)}
${alignment('métacarpo-phalangiens et interphalangiens', 'digitale')}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique du doigt.',
      'Syndactylie | Avis de chirurgie de la main | Échographie',
    ),
  ),
  exam(
    'Radiographies des mains – bilan de polyarthrite',
    'Rx, Ostéo, Doigts, Poignet',
    reasons('Polyarthrite récente | Suivi de polyarthrite rhumatoïde | Arthrose digitale'),
    radiographs('Mains et poignets de face, incidence de Nørgaard'),
    `== Mains
!?? Érosions
+ Aucune > Pas d'érosion marginale.
/ Métacarpo-phalangiennes droites | Métacarpo-phalangiennes gauches | Interphalangiennes proximales droites | Interphalangiennes proximales gauches | Carpe droit | Carpe gauche | Styloïde ulnaire droite | Styloïde ulnaire gauche >> Érosions : {option}.
?? Topographie du pincement
+ Aucun > Interlignes conservés.
/ Métacarpo-phalangiennes droites | Métacarpo-phalangiennes gauches | Carpe droit | Carpe gauche | Interphalangiennes distales droites | Interphalangiennes distales gauches | Trapézo-métacarpienne droite | Trapézo-métacarpienne gauche >> Pincement : {option}.
? Déminéralisation en bande
+ Non > Pas de déminéralisation périarticulaire.
- Oui > Déminéralisation périarticulaire en bande.
# Score de Sharp modifié | | 0..448 | entier > Score de Sharp modifié : {valeur}.
? Chondrocalcinose
+ Absente > Pas de chondrocalcinose.
- Ligament triangulaire >> Chondrocalcinose du ligament triangulaire.
? Orientation
/ Polyarthrite rhumatoïde | Arthrose digitale érosive | Arthropathie microcristalline >> Aspect en faveur d'une {option}.
- Rhumatisme psoriasique >> Aspect en faveur d'un rhumatisme psoriasique.
${mineralisation}`,
    conclusion(
      'Mains et poignets sans érosion ni pincement.',
      'Échographie Doppler articulaire | Avis rhumatologique',
    ),
  ),
  exam(
    'Échographie des doigts – tendons, poulies et entorses',
    'Echo, Ostéo, Doigts',
    reasons('Douleur du grimpeur | Plaie | Doigt à ressaut'),
    ultrasound(
      'à la sonde club de golf haute fréquence, avec étude dynamique',
      'Échographie des doigts de la main {droite}',
    ),
    fingerTendons,
    `== Articulations
? Ligament collatéral ulnaire du pouce
+ Continu > Ligament collatéral ulnaire du pouce continu.
- Rompu sans déplacement >> Rupture du ligament collatéral ulnaire du pouce, sans effet Stener.
- Effet Stener >> Rupture du ligament collatéral ulnaire du pouce avec effet Stener.
? Corps étranger
+ Absent > Pas de corps étranger décelable.
- Présent
  !# Profondeur | mm | 1..40 | entier >> Corps étranger à {valeur} de profondeur.`,
    conclusion('Échographie du doigt sans anomalie.', 'Avis de chirurgie de la main | Orthèse'),
  ),
  exam(
    'IRM des doigts et de la main – tumeur ou synovite',
    'IRM, Ostéo, Doigts, Parties molles',
    reasons('Tuméfaction digitale | Douleur pulpaire au froid | Rhumatisme inflammatoire'),
    injectedMr(
      'coronales et axiales T1 et T2 avec saturation de graisse, antenne de surface',
      'IRM des doigts et de la main {droite}',
    ),
    `== Lésion
!? Lésion focale
+ Absente > Pas de lésion focale.
- Présente
  # Grand axe | mm | 1..80 | entier > Grand axe : {valeur}.
  !? Nature évoquée
  / Tumeur glomique | Tumeur à cellules géantes des gaines | Kyste mucoïde | Enchondrome | Hémangiome >> Lésion focale, aspect évocateur de {option}.
  - Indéterminée >> Lésion focale indéterminée.
== Synoviale
?? Synovite
+ Absente > Pas de synovite.
/ Métacarpo-phalangiennes | Interphalangiennes proximales | Radio-carpienne >> Synovite : {option}.
? Ténosynovite
+ Absente > Pas de ténosynovite.
- Présente >> Ténosynovite.
${marrow('Tête métacarpienne | Phalange distale | Carpe')}`,
    conclusion('IRM de la main sans anomalie.', 'Avis de chirurgie de la main | Avis rhumatologique'),
  ),
];
