import { fracture, marrow, mineralisation, softTissue } from './bone.ts';
import { conclusion, type DemoExam, exam, injectedCt, mr, radiographs, reasons, ultrasound } from './exam.ts';

const muscleTear = (muscles: string): string => `== Muscle
!? Lésion musculaire
+ Absente > Pas de lésion musculaire décelable.
- Présente
  ?? Muscle
  / ${muscles} > Muscle atteint : {option}.
  ? Grade (Munich / British Athletics)
  - Grade 1 > Lésion de grade 1, œdème sans rupture de fibres.
  - Grade 2 >> Lésion de grade 2, rupture partielle de fibres.
  - Grade 3 >> Lésion de grade 3, rupture étendue.
  - Grade 4 >> Lésion de grade 4, rupture ou désinsertion complète.
  ? Atteinte du tissu conjonctif
  / Myofasciale (a) | Myotendineuse (b) | Intratendineuse (c) > Atteinte : {option}.
  # Longueur de la lésion | mm | 2..400 | entier > Lésion de {valeur} de long.
  # Distance à l'insertion proximale | mm | 0..500 | entier > À {valeur} de l'insertion proximale.
? Hématome collecté
+ Absent > Pas d'hématome collecté.
- Présent
  # Volume de l'hématome | mL | 1..800 | entier >> Hématome collecté de {valeur}.
? Lésion ancienne
+ Absente > Pas de cicatrice fibreuse.
- Cicatrice > Cicatrice fibreuse d'une lésion ancienne.`;

const artery = (name: string): string => `? ${name}
+ Perméable > ${name} : perméable, sans sténose significative.
- Sténose
  # Degré de la sténose (${name}) | % | 1..99 | entier >> ${name} : sténose de {valeur}.
- Occlusion >> ${name} : occlusion.
  # Longueur de l'occlusion (${name}) | mm | 5..500 | entier > Longueur : {valeur}.`;

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
    `== Os\n${fracture('Sous-trochantérien | Diaphyse | Supracondylien | Périprothétique')}
? Fracture atypique sous bisphosphonates
+ Non > Pas d'épaississement cortical latéral focal.
- Oui >> Épaississement cortical latéral, évocateur de fracture atypique.
${mineralisation}\n${softTissue}`,
    conclusion('Fémur sans lésion décelable.', 'Scanner | IRM | Avis orthopédique'),
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
- Présent
  # Longueur [id l] | mm | 5..500 | entier > Longueur de l'hématome : {valeur}.
  # Largeur [id w] | mm | 5..300 | entier > Largeur : {valeur}.
  # Épaisseur [id e] | mm | 5..300 | entier > Épaisseur : {valeur}.
  = Volume estimé | {l} * {w} * {e} * 0.00052 | mL | 0 >> Volume de l'hématome estimé à {valeur}.
  ?? Loge
  / Antérieure | Médiale | Postérieure | Iliopsoas > Loge : {option}.
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
    mr('coronale T1, coronale et axiales STIR des deux jambes'),
    `== Tibia
!? Réaction de contrainte (Fredericson)
+ Absente > Pas de réaction de contrainte tibiale.
- Grade 1 > Œdème périosté isolé (grade 1).
- Grade 2 >> Œdème périosté et médullaire en T2 (grade 2).
- Grade 3 >> Œdème médullaire en T1 et T2 (grade 3).
- Grade 4 >> Trait de fracture visible (grade 4).
? Siège
/ Tiers proximal | Tiers moyen antérieur | Tiers moyen postéro-médial | Tiers distal | Fibula > Siège : {option}.
# Étendue | mm | 5..300 | entier > Étendue : {valeur}.
== Loges
? Syndrome de loge chronique
+ Pas d'argument > Signal musculaire symétrique.
- Hypersignal après effort >> Hypersignal d'une loge musculaire après effort.
?? Loge concernée
/ Antérieure | Latérale | Postérieure profonde | Postérieure superficielle > Loge : {option}.`,
    conclusion(
      'IRM des jambes sans anomalie.',
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
  ?? Veines thrombosées
  / Tibiales postérieures | Fibulaires | Soléaires | Gastrocnémiennes | Poplitée >> Thrombose : {option}.`,
    conclusion('Pas de lésion musculaire ni de thrombose veineuse.', 'Anticoagulation | Contention | IRM'),
  ),
  exam(
    'Radiographies de jambe – traumatisme',
    'Rx, Ostéo, Jambe',
    reasons('Choc direct | Déformation | Suivi de consolidation'),
    radiographs('Face et profil, prenant le genou et la cheville', 'Radiographies de la jambe {droite}'),
    `== Os\n${fracture('Diaphyse tibiale | Diaphyse fibulaire | Métaphyse tibiale proximale | Pilon tibial')}
? Fracture de Maisonneuve
+ Non > Pas de fracture du col de la fibula.
- Oui >> Fracture du col de la fibula (Maisonneuve), la cheville doit être examinée.
${mineralisation}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique de jambe.',
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
        ) => `== Membre ${side}\n${['iliaque', 'fémorale superficielle', 'poplitée'].map((name) => artery(`Axe artériel ${side} – artère ${name}`)).join('\n')}
?? Axes de jambe perméables (${side}) [neutre]
/ Tibiale antérieure | Tibiale postérieure | Fibulaire > Membre ${side}, axe perméable : {option}.`,
      )
      .join('\n'),
    `== Aorte\n${artery('Aorte sous-rénale')}
# Diamètre maximal de l'aorte | mm | 10..120 | entier > Diamètre maximal de l'aorte abdominale : {valeur}.`,
    conclusion(
      'Pas de sténose artérielle significative.',
      'Avis vasculaire | Revascularisation | Traitement médical',
    ),
  ),
];
