import { fracture, marrow, mineralisation, softTissue } from './bone.ts';
import { conclusion, type DemoExam, exam, injectedCt, mr, radiographs, reasons, ultrasound } from './exam.ts';

const muscleTear = (muscles: string): string => `== Muscle
!? Lésion musculaire
+ Absente > Pas de lésion musculaire décelable.
- Présente
  !?? Muscle
  / ${muscles} >> Lésion musculaire : {option}.
  !? Grade (British Athletics)
  - Grade 1 (limitée) >> Lésion limitée, grade 1.
  - Grade 2 (modérée) >> Lésion modérée, grade 2.
  - Grade 3 (étendue) >> Lésion étendue, grade 3.
  - Grade 4 (complète) >> Rupture ou désinsertion complète, grade 4.
  ? Atteinte du tissu conjonctif
  / Myofasciale (a) | Myotendineuse (b) | Intratendineuse (c) > Atteinte : {option}.
  # Longueur de la lésion | mm | 2..400 | entier > Longueur de la lésion : {valeur}.
  # Distance à l'insertion proximale | mm | 0..500 | entier > Lésion à {valeur} de l'insertion proximale.
? Hématome collecté
+ Absent > Pas d'hématome collecté.
- Présent
  !# Volume de l'hématome | mL | 1..800 | entier >> Hématome collecté de {valeur}.
? Lésion ancienne
+ Absente > Pas de cicatrice fibreuse.
- Cicatrice > Cicatrice fibreuse d'une lésion ancienne.`;

const artery = (name: string): string => `? ${name}
+ Perméable > ${name} : perméable, sans sténose significative.
- Sténose
  !# Degré de la sténose (${name}) | % | 1..99 | entier >> ${name} : sténose de {valeur}.
- Occlusion >> ${name} : occlusion.
  # Longueur de l'occlusion (${name}) | mm | 5..500 | entier > Longueur de l'occlusion : {valeur}.`;

const MAISONNEUVE = `? Fracture de Maisonneuve
- Non > Pas d'argument pour une fracture de Maisonneuve.
- Oui >> Fracture du col de la fibula évocatrice d'une fracture de Maisonneuve : la cheville doit être examinée.`;

export const thighLegExams: DemoExam[] = [
  exam(
    'IRM de la cuisse – lésion des ischio-jambiers',
    'IRM, Ostéo, Cuisse',
    reasons('Douleur brutale au sprint | Reprise du sport | Récidive'),
    mr('coronale STIR, axiales T1 et T2 avec saturation de graisse', 'IRM de la cuisse {droite}'),
    muscleTear('Biceps fémoral | Semi-tendineux | Semi-membraneux | Droit fémoral | Long adducteur'),
    `== Os et nerf
? Tubérosité ischiatique
+ Normale > Insertion ischiatique continue.
- Désinsertion >> Désinsertion du tendon conjoint.
? Nerf sciatique
+ Normal > Nerf sciatique de signal normal.
- Contact avec la lésion > Contact entre la lésion et le nerf sciatique.
${marrow('Tubérosité ischiatique | Diaphyse fémorale')}`,
    conclusion(
      'IRM de la cuisse sans lésion musculaire.',
      'Rééducation progressive | Avis chirurgical | Contrôle échographique',
    ),
  ),
  exam(
    'Échographie musculaire de la cuisse',
    'Echo, Ostéo, Cuisse, Parties molles',
    reasons('Claquage | Contusion | Masse'),
    ultrasound(
      'à la sonde linéaire, comparatif et dynamique',
      'Échographie musculaire de la cuisse {droite}',
    ),
    muscleTear('Droit fémoral | Vaste intermédiaire | Biceps fémoral | Semi-tendineux | Long adducteur'),
    conclusion('Échographie musculaire normale.', 'IRM | Ponction évacuatrice | Contrôle à 3 semaines'),
  ),
  exam(
    'Radiographies du fémur – traumatisme ou douleur',
    'Rx, Ostéo, Cuisse, Hanche',
    reasons('Traumatisme | Douleur osseuse | Prothèse ou clou en place'),
    radiographs('Face et profil, prenant la hanche et le genou', 'Radiographies du fémur {droit}'),
    `== Os\n${fracture('Région sous-trochantérienne | Diaphyse | Région supracondylienne | Pourtour de la prothèse ou du clou')}
? Fracture atypique sous bisphosphonates
+ Non > Pas d'épaississement cortical latéral focal.
- Oui >> Épaississement cortical latéral focal, évocateur d'une fracture atypique constituée ou imminente.
${mineralisation}\n${softTissue}`,
    conclusion('Fémur {droit} sans lésion décelable.', 'Scanner | IRM | Avis orthopédique'),
  ),
  exam(
    'Scanner de la cuisse – hématome et saignement actif',
    'TDM, Ostéo, Cuisse, Parties molles',
    reasons('Déglobulisation sous anticoagulant | Traumatisme pénétrant | Augmentation de volume'),
    injectedCt(
      'de l’ombilic au genou, sans injection puis aux temps artériel et veineux',
      'Scanner de la cuisse {droite}',
    ),
    `== Hématome
!? Hématome
+ Absent > Pas d'hématome.
- Présent >> Hématome de la cuisse {droite}.
  # Longueur [id l] | mm | 5..500 | entier > Longueur de l'hématome : {valeur}.
  # Largeur [id w] | mm | 5..300 | entier > Largeur : {valeur}.
  # Épaisseur [id e] | mm | 5..300 | entier > Épaisseur : {valeur}.
  = Volume estimé | {l} * {w} * {e} * 0.00052 | mL | 0 >> Volume de l'hématome estimé à {valeur}.
  ?? Loge
  / Antérieure | Médiale | Postérieure | Iliopsoas > Loge(s) : {option}.
? Fuite active
+ Absente > Pas de fuite active de produit de contraste.
- Artérielle >> Fuite active artérielle.
- Veineuse >> Fuite active veineuse.
? Pseudo-anévrisme
+ Absent > Pas de pseudo-anévrisme.
- Présent >> Pseudo-anévrisme.`,
    conclusion('Pas d’hématome ni de fuite active.', 'Embolisation | Antagonisation | Surveillance clinique'),
  ),
  exam(
    'IRM de jambe – fracture de fatigue et périostite',
    'IRM, Ostéo, Jambe',
    reasons('Douleur du coureur | Douleur nocturne | Radiographies normales'),
    mr('coronale T1, coronale et axiales STIR des deux jambes', 'IRM des jambes'),
    `== Os
!? Réaction de contrainte
+ Absente > Pas de réaction de contrainte tibiale ni fibulaire.
- Présente
  !? Grade de Fredericson
  - Grade 1 >> Réaction de contrainte de grade 1 : œdème périosté isolé.
  - Grade 2 >> Réaction de contrainte de grade 2 : œdème périosté et œdème médullaire en STIR.
  - Grade 3 >> Réaction de contrainte de grade 3 : œdème médullaire en T1 et en STIR.
  - Grade 4 >> Fracture de contrainte (grade 4), trait visible.
  !? Côté de la réaction de contrainte
  / Jambe droite | Jambe gauche | Deux jambes >> Côté : {option}.
  !? Siège
  / Tiers proximal du tibia | Tiers moyen du tibia, corticale antérieure | Tiers moyen du tibia, corticale postéro-médiale | Tiers distal du tibia | Fibula >> Siège : {option}.
  # Étendue | mm | 5..300 | entier > Étendue : {valeur}.
== Loges
? Syndrome de loge chronique
+ Pas d'argument > Signal musculaire symétrique.
- Hypersignal après effort >> Hypersignal d'une loge musculaire après effort.
  ?? Loge concernée
  / Antérieure droite | Latérale droite | Postérieure profonde droite | Postérieure superficielle droite | Antérieure gauche | Latérale gauche | Postérieure profonde gauche | Postérieure superficielle gauche >> Loge(s) : {option}.`,
    conclusion(
      'Pas de réaction de contrainte ni d’anomalie des loges musculaires.',
      'Arrêt de l’activité 6 à 8 semaines | Mesure de pression des loges',
    ),
  ),
  exam(
    'Échographie du mollet – tennis leg ou phlébite',
    'Echo, Ostéo, Jambe, Cardiovasc',
    reasons('Douleur brutale du mollet | Mollet augmenté de volume'),
    ultrasound('à la sonde linéaire, avec étude veineuse', 'Échographie du mollet {droit}'),
    muscleTear('Gastrocnémien médial | Gastrocnémien latéral | Soléaire | Plantaire'),
    `== Veines
!? Veines profondes de jambe
+ Compressibles > Veines profondes compressibles.
- Thrombose
  !?? Veines thrombosées
  / Tibiales postérieures | Fibulaires | Soléaires | Gastrocnémiennes | Poplitée >> Thrombose veineuse profonde : {option}.`,
    conclusion(
      'Pas de lésion musculaire ni de thrombose veineuse profonde.',
      'Anticoagulation | Contention | IRM',
    ),
  ),
  exam(
    'Radiographies de jambe – traumatisme',
    'Rx, Ostéo, Jambe',
    reasons('Choc direct | Déformation | Suivi de consolidation'),
    radiographs('Face et profil, prenant le genou et la cheville', 'Radiographies de la jambe {droite}'),
    `== Os\n${fracture('Diaphyse tibiale | Diaphyse fibulaire | Métaphyse tibiale proximale | Pilon tibial | Col de la fibula', MAISONNEUVE)}
${mineralisation}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique de la jambe {droite}.',
      'Avis orthopédique | Surveillance d’un syndrome de loge',
    ),
  ),
  exam(
    'Angioscanner des membres inférieurs – artériopathie oblitérante',
    'TDM, Cardiovasc, Jambe, Cuisse',
    reasons('Claudication | Ischémie aiguë | Trouble trophique'),
    injectedCt('de l’aorte abdominale aux pieds, au temps artériel'),
    ['droit', 'gauche']
      .map(
        (
          side,
        ) => `== Membre ${side}\n${['iliaque', 'fémorale commune', 'fémorale superficielle', 'poplitée'].map((name) => artery(`Artère ${name} ${side === 'droit' ? 'droite' : 'gauche'}`)).join('\n')}
!?? Occlusion des axes de jambe (${side})
+ Aucune > Membre ${side} : trois axes de jambe perméables.
/ Tibiale antérieure | Tibiale postérieure | Fibulaire >> Membre ${side}, axe(s) de jambe occlus : {option}.`,
      )
      .join('\n'),
    `== Aorte\n${artery('Aorte sous-rénale')}
!# Diamètre maximal de l'aorte | mm | 10..120 | entier > Diamètre maximal de l'aorte abdominale : {valeur}.`,
    conclusion(
      'Pas de sténose artérielle significative.',
      'Avis vasculaire | Revascularisation | Traitement médical',
    ),
  ),
];
