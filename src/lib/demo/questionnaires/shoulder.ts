import {
  alignment,
  cartilage,
  effusion,
  fracture,
  marrow,
  mineralisation,
  osteoarthritis,
  softTissue,
} from './bone.ts';
import { conclusion, ct, type DemoExam, exam, mr, radiographs, reasons, ultrasound } from './exam.ts';

const cuffTendon = (name: string, of: string): string => `!? Tendon ${name}
+ Normal > Tendon ${name} d'épaisseur et de structure normales.
- Tendinopathie > Tendinopathie ${of}, sans fissure.
- Rupture partielle
  !? Localisation dans l'épaisseur
  / Face profonde (articulaire) | Face superficielle (bursale) | Intratendineuse >> Rupture partielle ${of}, {option}.
  # Pourcentage de l'épaisseur | % | 0..100 | entier > Atteinte de {valeur} de l'épaisseur.
- Rupture transfixiante >> Rupture transfixiante ${of}.
  # Largeur antéro-postérieure | mm | 1..60 | entier > Largeur de {valeur}.
  # Rétraction | mm | 0..60 | entier > Rétraction de {valeur}.
- Calcification
  !# Grand axe de la calcification | mm | 1..50 | entier >> Calcification ${of} de {valeur}.`;

const cuff = `== Coiffe des rotateurs
${cuffTendon('supraépineux', 'du supraépineux')}
${cuffTendon('infraépineux', "de l'infraépineux")}
${cuffTendon('subscapulaire', 'du subscapulaire')}`;

const biceps = `? Long biceps
+ En place, normal > Tendon du long biceps en place, sans anomalie.
- Ténosynovite > Ténosynovite du long biceps.
- Subluxation >> Subluxation du long biceps.
- Luxation >> Luxation du long biceps hors de sa gouttière.
- Rupture >> Rupture du long biceps.`;

const fat = `?? Trophicité musculaire [fiche goutallier]
+ Normale > Trophicité musculaire conservée.
${['du supraépineux', "de l'infraépineux", 'du subscapulaire']
  .map(
    (of) => `- Involution graisseuse ${of}
  !? Stade de Goutallier ${of}
  / Stade 1 | Stade 2 | Stade 3 | Stade 4 >> Involution graisseuse ${of} : {option} de Goutallier.`,
  )
  .join('\n')}`;

const acromion = `== Espace sous-acromial
? Bourse sous-acromio-deltoïdienne
+ Non distendue > Bourse sous-acromio-deltoïdienne non distendue.
- Bursite >> Bursite sous-acromio-deltoïdienne.
? Articulation acromio-claviculaire
+ Normale > Articulation acromio-claviculaire normale.
- Arthropathie > Arthropathie acromio-claviculaire.
- Disjonction >> Disjonction acromio-claviculaire.`;

const instability = `== Instabilité
!? Labrum antéro-inférieur
+ Normal > Labrum antéro-inférieur en place.
- Lésion de Bankart >> Désinsertion labrale antéro-inférieure (Bankart).
- ALPSA >> Lésion de type ALPSA.
? Rebord glénoïdien
+ Intact > Rebord glénoïdien intact.
- Fracture-avulsion >> Fracture du rebord antéro-inférieur de la glène.
  # Perte de surface glénoïdienne | % | 0..60 | entier >> Perte de surface glénoïdienne estimée à {valeur}.
- Perte osseuse sans fragment
  !# Perte de surface glénoïdienne sans fragment | % | 1..60 | entier >> Perte osseuse du rebord glénoïdien antéro-inférieur, estimée à {valeur} de la surface.
? Encoche de Malgaigne (Hill-Sachs)
+ Absente > Pas d'encoche humérale postéro-supérieure.
- Présente >> Encoche de Malgaigne.
  # Profondeur de l'encoche | mm | 1..25 | entier > Profondeur de {valeur}.
? Labrum supérieur
+ Normal > Labrum supérieur normal.
- Lésion de type SLAP >> Lésion du labrum supérieur (SLAP).`;

const SITES = 'Col chirurgical | Tubercule majeur | Tubercule mineur | Tête humérale | Clavicule | Scapula';

export const shoulderExams: DemoExam[] = [
  exam(
    "IRM de l'épaule – coiffe des rotateurs",
    'IRM, Ostéo, Epaule',
    reasons('Douleur chronique | Perte de force | Suspicion de rupture de la coiffe'),
    mr(
      'coronale T1, coronale, sagittale et axiale T2 avec saturation de graisse',
      'IRM de l’épaule {droite}',
    ),
    cuff,
    `${biceps}\n${fat}`,
    acromion,
    `== Articulation\n${effusion('gléno-huméral')}\n${marrow('Tubercule majeur | Glène | Acromion')}`,
    conclusion(
      'Coiffe des rotateurs continue, sans lésion décelable.',
      'Avis chirurgical | Infiltration sous-acromiale | Rééducation',
    ),
  ),
  exam(
    "Arthro-IRM de l'épaule – instabilité antérieure",
    'IRM, Ostéo, Epaule',
    reasons('Luxations récidivantes | Appréhension | Bilan préopératoire'),
    `? Injection intra-articulaire
+ Réussie > Arthro-IRM de l’épaule {droite} : injection intra-articulaire de gadolinium dilué sous contrôle radioscopique, puis séquences T1 avec saturation de graisse dans les trois plans et en position ABER.
- Extravasation > Arthro-IRM de l’épaule {droite} : injection intra-articulaire avec extravasation partielle, n'empêchant pas l'interprétation.
§R`,
    instability,
    `== Coiffe et cartilage\n${cartilage('Tête humérale | Glène')}\n${biceps}`,
    conclusion(
      "Pas de lésion labrale ni osseuse d'instabilité.",
      'Avis chirurgical | Scanner pour mesure de la perte osseuse',
    ),
  ),
  exam(
    "Arthroscanner de l'épaule – instabilité et coiffe",
    'TDM, Ostéo, Epaule',
    reasons('Instabilité | Contre-indication à l’IRM | Bilan avant butée'),
    ct(
      'après injection intra-articulaire de produit de contraste iodé',
      'Arthroscanner de l’épaule {droite}',
    ),
    instability,
    cuff,
    conclusion('Arthroscanner sans lésion labrale, osseuse ni tendineuse.', 'Avis chirurgical | Rééducation'),
  ),
  exam(
    "Échographie de l'épaule – coiffe des rotateurs",
    'Echo, Ostéo, Epaule',
    reasons('Douleur de l’épaule | Limitation de l’abduction | Traumatisme récent'),
    ultrasound('à la sonde linéaire haute fréquence, comparatif', 'Échographie de l’épaule {droite}'),
    cuff,
    biceps,
    acromion,
    `== Étude dynamique
? Conflit sous-acromial dynamique
+ Absent > Pas de conflit dynamique.
- Présent >> Conflit sous-acromial lors de l'abduction.`,
    conclusion(
      "Échographie de l'épaule sans anomalie.",
      'Ponction-lavage de calcification | IRM | Radiographies',
    ),
  ),
  exam(
    "Radiographies de l'épaule – traumatisme",
    'Rx, Ostéo, Epaule, Bras',
    reasons('Chute sur le moignon | Déformation | Impotence'),
    radiographs('Face en double obliquité et profil de Lamy', 'Radiographies de l’épaule {droite}'),
    `== Os et articulations\n${fracture(SITES)}\n${alignment('gléno-huméraux', 'gléno-humérale')}
? Articulation acromio-claviculaire
+ Normale > Interligne acromio-claviculaire respecté.
- Disjonction
  !? Type de Rockwood
  / I | II | III | IV | V | VI >> Disjonction acromio-claviculaire, type {option} de Rockwood.
${softTissue}`,
    conclusion(
      "Pas de lésion osseuse traumatique de l'épaule.",
      'Scanner | Avis orthopédique | Immobilisation et contrôle',
    ),
  ),
  exam(
    "Radiographies de l'épaule douloureuse chronique",
    'Rx, Ostéo, Epaule',
    reasons('Douleur chronique | Raideur | Suspicion de calcification'),
    radiographs('Face en trois rotations et profil de coiffe', 'Radiographies de l’épaule {droite}'),
    `== Lecture
? Calcifications de coiffe
+ Absentes > Pas de calcification de la coiffe.
- Présentes
  !? Type de Molé
  / A | B | C | D >> Calcification de la coiffe de type {option} de Molé.
  # Taille | mm | 1..60 | entier > Taille : {valeur}.
# Hauteur sous-acromiale | mm | 0..20 | entier > Hauteur sous-acromiale mesurée à {valeur}.
? Ascension de la tête humérale
+ Non > Tête humérale centrée.
- Oui >> Ascension de la tête humérale, évocatrice de rupture étendue de la coiffe.
${osteoarthritis('Gléno-huméral | Acromio-claviculaire')}\n${mineralisation}`,
    conclusion("Radiographies de l'épaule sans anomalie.", 'Échographie | IRM | Infiltration'),
  ),
  exam(
    "Scanner de l'épaule – fracture de l'humérus proximal",
    'TDM, Ostéo, Epaule, Bras',
    reasons('Fracture connue | Bilan préopératoire'),
    ct("centrée sur l'épaule", 'Scanner de l’épaule {droite}'),
    `== Fracture
!? Fracture de l'humérus proximal
+ Absente > Pas de fracture de l'humérus proximal.
- Présente
  !? Nombre de fragments (Neer)
  - Non déplacée (un fragment) >> Fracture non déplacée de l'humérus proximal (Neer 1).
  / Deux fragments | Trois fragments | Quatre fragments >> Fracture de l'humérus proximal à {option} (Neer).
  ?? Fragments déplacés
  / Tubercule majeur | Tubercule mineur | Tête | Diaphyse > Fragment(s) déplacé(s) : {option}.
  # Angle cervico-diaphysaire | ° | 60..180 | entier > Angle cervico-diaphysaire : {valeur}.
  # Longueur du calcar médial | mm | 0..40 | entier > Calcar attaché à la tête : {valeur}.
  ? Fracture de la tête (head split)
  - Non > Pas de refend céphalique.
  - Oui >> Refend céphalique.
${alignment('gléno-huméraux', 'gléno-humérale')}\n${effusion('gléno-huméral')}`,
    conclusion(
      "Pas de fracture de l'humérus proximal.",
      'Avis chirurgical | Traitement orthopédique et contrôle à une semaine',
    ),
  ),
];
