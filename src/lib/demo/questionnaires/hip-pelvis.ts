import {
  alignment,
  cartilage,
  effusion,
  fracture,
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
  greyScale,
  injectedCt,
  mr,
  radiographs,
  reasons,
} from './exam.ts';

const necrosis = `!? Ostéonécrose de la tête fémorale
+ Absente > Pas de signe d'ostéonécrose de la tête fémorale {droite}.
- Présente
  !? Stade ARCO
  - Stade I >> Ostéonécrose de stade I de l'ARCO.
  - Stade II >> Ostéonécrose de stade II de l'ARCO, sans fracture sous-chondrale.
  - Stade III >> Ostéonécrose de stade III de l'ARCO, avec fracture sous-chondrale.
  - Stade IV >> Ostéonécrose de stade IV de l'ARCO, avec coxarthrose secondaire.
  # Volume nécrosé | % | 0..100 | entier > Volume nécrosé estimé à {valeur} de la tête.
? Tête fémorale opposée
+ Normale > Pas de signe d'ostéonécrose de la tête fémorale opposée.
- Ostéonécrose >> Ostéonécrose de la tête fémorale opposée.`;

const impingement = `== Conflit fémoro-acétabulaire
# Angle alpha | ° | 30..110 | entier > Angle alpha : {valeur}.
# Angle de couverture VCE | ° | 0..60 | entier > Angle VCE : {valeur}.
? Morphologie
+ Normale > Pas de morphologie prédisposant au conflit.
- Effet came >> Morphologie de type came.
- Effet pince >> Morphologie de type pince.
- Mixte >> Morphologie mixte, came et pince.
? Labrum
+ Normal > Labrum acétabulaire sans fissure.
- Fissure >> Fissure du labrum antéro-supérieur.
- Kyste paralabral >> Fissure labrale avec kyste paralabral.`;

const ring = `== Anneau pelvien
!? Lésion de l'anneau pelvien
+ Aucune > Anneau pelvien intact.
- Présente
  !? Stabilité de l'anneau (Tile)
  - Type A >> Lésion stable de l'anneau pelvien (Tile A).
  - Type B >> Instabilité rotatoire de l'anneau pelvien (Tile B).
  - Type C >> Instabilité rotatoire et verticale de l'anneau pelvien (Tile C).
  ?? Fractures de l'anneau
  / Branche ilio-pubienne droite | Branche ilio-pubienne gauche | Branche ischio-pubienne droite | Branche ischio-pubienne gauche | Aile iliaque droite | Aile iliaque gauche | Sacrum >> Fracture(s) : {option}.
  ?? Disjonctions
  / Symphyse pubienne | Sacro-iliaque droite | Sacro-iliaque gauche >> Disjonction : {option}.
  # Diastasis symphysaire | mm | 0..80 | entier > Diastasis symphysaire de {valeur}.
- Aspect douteux >> Aspect douteux de l'anneau pelvien, ne permettant pas d'écarter une fracture non déplacée.`;

const GARDEN = `? Fracture du col : classification de Garden
/ I | II | III | IV >> Fracture du col fémoral, stade {option} de Garden.`;

export const hipPelvisExams: DemoExam[] = [
  exam(
    "IRM de hanche – douleur inguinale et suspicion d'ostéonécrose",
    'IRM, Ostéo, Hanche',
    reasons('Douleur inguinale | Corticothérapie | Boiterie'),
    mr(
      'coronales T1 et T2 avec saturation de graisse sur le bassin, axiale et sagittale centrées sur la hanche',
      'IRM de la hanche {droite}',
    ),
    `== Tête fémorale\n${necrosis}\n${marrow('Tête fémorale | Col fémoral | Acétabulum')}\n${cartilage('Tête fémorale | Toit du cotyle')}\n${effusion('coxo-fémoral')}`,
    impingement,
    conclusion('IRM de hanche sans anomalie.', 'Décharge | Avis orthopédique | Scanner'),
  ),
  exam(
    'Arthroscanner de hanche – conflit et labrum',
    'TDM, Ostéo, Hanche',
    reasons('Douleur en flexion-rotation interne | Bilan avant arthroscopie'),
    ct(
      'après injection intra-articulaire, avec passage sur les condyles pour mesure de l’antéversion',
      'Arthroscanner de la hanche {droite}',
    ),
    impingement,
    `== Cartilage\n${cartilage('Zone antéro-supérieure du cotyle | Tête fémorale', 'Cartilage d’épaisseur conservée, sans fissure.')}\n# Antéversion fémorale | ° | -20..60 | entier > Antéversion fémorale : {valeur}.`,
    conclusion('Arthroscanner de hanche sans lésion labrale ni chondrale.', 'Avis chirurgical | Rééducation'),
  ),
  exam(
    'Radiographies du bassin et de la hanche – coxarthrose',
    'Rx, Ostéo, Hanche, Bassin',
    reasons('Coxalgie mécanique | Bilan préopératoire | Surveillance'),
    radiographs(
      'Bassin de face en charge et faux profil de Lequesne',
      'Radiographies du bassin et de la hanche {droite}',
    ),
    `== Interlignes\n${osteoarthritis('Supéro-latéral | Supéro-médial | Postéro-inférieur')}
# Angle VCE | ° | 0..60 | entier > Angle VCE : {valeur}.
? Forme rapidement destructrice
+ Non > Pas d'argument pour une coxopathie destructrice rapide.
- Oui >> Pincement de plus de 50 % en un an, coxopathie destructrice rapide.
${mineralisation}`,
    conclusion('Bassin et hanche {droite} sans anomalie radiographique.', 'IRM | Avis orthopédique'),
  ),
  exam(
    'Radiographies de hanche – chute chez le sujet âgé',
    'Rx, Ostéo, Hanche, Bassin',
    reasons('Chute | Impotence fonctionnelle | Raccourcissement du membre'),
    radiographs('Bassin de face et hanche de profil chirurgical', 'Radiographies de la hanche {droite}'),
    `== Os\n${fracture('Col fémoral | Massif trochantérien | Branche ilio-pubienne | Cotyle', GARDEN)}
${alignment('coxo-fémoraux', 'coxo-fémorale')}\n${mineralisation}\n${softTissue}`,
    conclusion(
      'Pas de fracture décelable du bassin ni de la hanche {droite}.',
      'Scanner ou IRM en cas de doute clinique | Avis orthopédique',
    ),
  ),
  exam(
    "Échographie de hanche – boiterie de l'enfant",
    'Echo, Pedia, Hanche',
    reasons('Boiterie fébrile | Boiterie non fébrile | Refus d’appui'),
    greyScale(
      'à la sonde linéaire, coupes sagittales obliques comparatives',
      'Échographie de la hanche {droite}',
    ),
    `== Articulation
!? Épanchement
+ Absent > Pas d'épanchement coxo-fémoral {droit}.
- Présent
  !# Épaisseur du récessus antérieur | mm | 1..20 | 1 >> Épanchement coxo-fémoral {droit} de {valeur} d'épaisseur.
  !? Échogénicité
  - Anéchogène > Épanchement anéchogène.
  - Échogène >> Épanchement échogène, une arthrite septique doit être écartée.
# Différence avec le côté opposé | mm | 0..15 | 1 > Différence d'épaisseur avec le côté opposé : {valeur}.
? Noyau épiphysaire
+ Régulier > Contours réguliers du noyau épiphysaire.
- Irrégulier >> Irrégularité du noyau épiphysaire, à compléter par des radiographies (maladie de Legg-Perthes-Calvé).
? Glissement épiphysaire
+ Non > Pas de décalage métaphyso-épiphysaire.
- Oui >> Marche d'escalier métaphyso-épiphysaire, suspecte d'épiphysiolyse.`,
    conclusion(
      "Pas d'épanchement coxo-fémoral {droit}.",
      'Ponction articulaire en urgence | Radiographies du bassin | Contrôle à 10 jours',
    ),
  ),
  exam(
    'Échographie de hanche du nouveau-né – dépistage de la luxation congénitale',
    'Echo, Pedia, Hanche',
    reasons('Présentation par le siège | Antécédent familial | Ressaut à l’examen'),
    greyScale('à la sonde linéaire, en coupe coronale externe, sans et avec manœuvres'),
    ['droite', 'gauche']
      .map(
        (side) => `== Hanche ${side}
!# Angle alpha, hanche ${side} [fiche graf] | ° | 30..90 | entier > Hanche ${side}, angle alpha : {valeur}.
!# Fond cotyloïdien, hanche ${side} | mm | 1..15 | 1 > Hanche ${side}, fond cotyloïdien : {valeur}.
!? Type de Graf, hanche ${side}
- I (mature) [normal question] > Hanche ${side} mature, type I de Graf.
- IIa (immature) > Hanche ${side} immature, type IIa de Graf.
/ IIb | IIc | D >> Dysplasie de la hanche ${side}, type {option} de Graf.
/ III | IV >> Hanche ${side} décentrée, type {option} de Graf.
!? Stabilité de la hanche ${side}
+ Stable > Hanche ${side} stable lors des manœuvres.
- Instable >> Hanche ${side} instable.
- Luxée >> Hanche ${side} luxée.`,
      )
      .join('\n'),
    conclusion(
      'Hanches stables lors des manœuvres.',
      'Contrôle à 3 mois par radiographie | Avis d’orthopédie pédiatrique',
    ),
  ),
  exam(
    'IRM des sacro-iliaques – suspicion de spondyloarthrite',
    'IRM, Ostéo, Bassin, Rachis',
    reasons('Lombalgie inflammatoire | HLA-B27 positif | Uvéite'),
    mr('coronales obliques T1 et STIR, axiale oblique T2 avec saturation de graisse'),
    ['droite', 'gauche']
      .map(
        (side) => `== Sacro-iliaque ${side}
!?? Lésions actives à ${side}
+ Aucune > Pas de lésion inflammatoire active de la sacro-iliaque ${side}.
/ Œdème sous-chondral iliaque | Œdème sous-chondral sacré | Capsulite | Enthésite >> Sacro-iliaque ${side} : {option}.
?? Lésions structurales à ${side}
+ Aucune > Pas de lésion structurale de la sacro-iliaque ${side}.
/ Érosions | Métaplasie graisseuse | Comblement d'érosion | Sclérose | Ankylose >> Sacro-iliaque ${side} : {option}.`,
      )
      .join('\n'),
    `== Critères
!? Critères ASAS d'IRM positive
- Non remplis [normal question] >> Critères ASAS d'IRM positive non remplis.
- Remplis >> Critères ASAS d'IRM positive remplis.`,
    conclusion(
      'Pas de signe de sacro-iliite.',
      'Avis rhumatologique | Scanner des sacro-iliaques | IRM du rachis',
    ),
  ),
  exam(
    'Radiographie du bassin – traumatisme à haute énergie',
    'Rx, Ostéo, Bassin',
    reasons('Accident de la voie publique | Chute d’une grande hauteur'),
    radiographs('Bassin de face couché'),
    ring,
    `?? Acétabulums et fémurs proximaux
+ Intacts [seule] > Acétabulums et extrémités supérieures des fémurs intacts.
/ Acétabulum droit | Acétabulum gauche | Col fémoral droit | Col fémoral gauche >> Fracture(s) : {option}.`,
    softTissue,
    conclusion('Pas de lésion osseuse du bassin décelable.', 'Scanner corps entier | Ceinture pelvienne'),
  ),
  exam(
    "Scanner du bassin – fractures de l'anneau pelvien et de l'acétabulum",
    'TDM, Ostéo, Bassin, Hanche',
    reasons('Traumatisme à haute énergie | Bilan préopératoire'),
    injectedCt('du bassin, aux temps artériel et veineux'),
    ring,
    `== Acétabulum et vaisseaux
${['droit', 'gauche']
  .map(
    (side) => `? Acétabulum ${side} (Letournel)
+ Intact > Acétabulum ${side} intact.
/ Paroi postérieure | Colonne postérieure | Paroi antérieure | Colonne antérieure | Transversale | En T | Deux colonnes >> Fracture de l'acétabulum ${side}, type : {option}.`,
  )
  .join('\n')}
? Fémurs proximaux
+ Intacts > Extrémités supérieures des fémurs intactes.
- Fracture droite >> Fracture de l'extrémité supérieure du fémur droit.
- Fracture gauche >> Fracture de l'extrémité supérieure du fémur gauche.
? Saignement actif
+ Non > Pas d'extravasation de produit de contraste.
- Oui >> Extravasation active de produit de contraste, embolisation à discuter.
? Hématome pelvien
+ Absent > Pas d'hématome pelvien.
- Présent >> Hématome pelvien rétro- ou sous-péritonéal.`,
    conclusion('Pas de fracture du bassin.', 'Embolisation en urgence | Avis orthopédique | Uroscanner'),
  ),
  exam(
    'IRM du bassin – pubalgie du sportif',
    'IRM, Ostéo, Bassin, Cuisse',
    reasons('Douleur pubienne à l’effort | Douleur des adducteurs'),
    mr('coronales T1 et STIR, axiales T2 avec saturation de graisse et axiale oblique sur la symphyse'),
    `== Symphyse et insertions
? Ostéo-arthropathie pubienne
+ Absente > Symphyse pubienne sans anomalie.
- Œdème médullaire >> Œdème médullaire de part et d'autre de la symphyse.
${['droit', 'gauche'].map((side) => tendon(`Insertion du long adducteur ${side}`, `du long adducteur ${side}`)).join('\n')}
${tendon('Aponévrose commune des droits de l’abdomen et des longs adducteurs', 'de l’aponévrose commune')}
?? Signe de la fente (cleft sign)
+ Absent > Pas de signe de la fente symphysaire.
/ Droit | Gauche >> Signe de la fente symphysaire secondaire : {option}.
${effusion('coxo-fémoral droit')}
${effusion('coxo-fémoral gauche')}`,
    conclusion(
      "Pas d'anomalie expliquant la pubalgie.",
      'Échographie dynamique du canal inguinal | Rééducation',
    ),
  ),
];
