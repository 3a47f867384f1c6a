import {
  conclusion,
  type DemoExam,
  exam,
  injectedCt,
  injectedMr,
  radiographs,
  reasons,
  ultrasound,
} from './exam.ts';

const stenosis = (name: string): string => `? ${name}
+ Sans sténose > ${name} : pas de sténose significative.
- Plaque sans sténose > ${name} : plaque non sténosante.
- Sténose
  !# Sténose de l'artère (${name}) | % | 1..99 | entier >> ${name} : sténose de {valeur}.
- Occlusion >> ${name} : occlusion.`;

const coronary = (name: string): string => `? ${name}
+ CAD-RADS 0 > ${name} : ni plaque ni sténose.
/ CAD-RADS 1 (1–24 %) | CAD-RADS 2 (25–49 %) | CAD-RADS 3 (50–69 %) | CAD-RADS 4 (70–99 %) | CAD-RADS 5 (occlusion) >> ${name} : {option}.`;

const vein = (name: string): string => `? ${name}
+ Compressible > ${name} : compressibilité et flux normaux.
- Thrombose occlusive >> ${name} : thrombose occlusive.
- Thrombose non occlusive >> ${name} : thrombose non occlusive.
- Séquelle > ${name} : épaississement pariétal séquellaire.`;

export const heartVesselExams: DemoExam[] = [
  exam(
    'Angioscanner aortique – syndrome aortique aigu',
    'TDM, Cardiovasc, Thorax',
    reasons('Douleur thoracique transfixiante | Asymétrie tensionnelle | Anévrisme connu'),
    injectedCt(
      'thoraco-abdomino-pelvienne sans injection puis au temps artériel, synchronisée à l’ECG pour l’aorte ascendante',
    ),
    `== Aorte
!? Syndrome aortique aigu
+ Absent > Pas de syndrome aortique aigu.
- Dissection
  !? Type de Stanford
  / A | B >> Dissection aortique de type {option} de Stanford.
  " Porte d'entrée > Porte d'entrée : {valeur}.
  ?? Vaisseaux intéressés
  / Tronc brachio-céphalique | Carotide gauche | Tronc cœliaque | Mésentérique supérieure | Rénale droite | Rénale gauche | Iliaques > Extension : {option}.
- Hématome intramural >> Hématome intramural aortique.
- Ulcère pénétrant >> Ulcère athéromateux pénétrant.
- Rupture >> Rupture aortique.
!# Aorte ascendante | mm | 15..120 | entier > Aorte ascendante : {valeur}.
!# Aorte descendante | mm | 15..120 | entier > Aorte descendante : {valeur}.
!# Aorte abdominale | mm | 10..150 | entier > Aorte abdominale : {valeur}.
== Complications
?? Complications
+ Aucune > Pas de complication.
/ Hémopéricarde | Hémothorax | Malperfusion digestive | Malperfusion rénale | Insuffisance aortique probable >> {option}.`,
    conclusion(
      'Pas de syndrome aortique aigu.',
      'Chirurgie cardiaque en urgence | Avis vasculaire | Contrôle tensionnel',
    ),
  ),
  exam(
    'Coroscanner – douleur thoracique à probabilité intermédiaire',
    'TDM, Cardiovasc',
    reasons('Douleur thoracique atypique | Test d’ischémie douteux | Bilan préopératoire'),
    injectedCt('cardiaque synchronisée à l’ECG, après bêtabloquant et dérivé nitré'),
    `== Coronaires
# Score calcique d'Agatston | | 0..10000 | entier >> Score calcique d'Agatston : {valeur}.
? Dominance [neutre]
/ Droite | Gauche | Équilibrée > Dominance : {option}.
${['Tronc commun', 'Interventriculaire antérieure', 'Circonflexe', 'Coronaire droite'].map(coronary).join('\n')}
?? Plaque vulnérable
+ Absente > Pas de critère de plaque vulnérable.
/ Hypodensité | Remodelage positif | Anneau de serviette | Calcifications punctiformes > Plaque vulnérable : {option}.
== Cœur et thorax
# Fraction d'éjection | % | 5..90 | entier > Fraction d'éjection : {valeur}.
? Anomalies extracardiaques
+ Aucune > Pas d'anomalie extracardiaque.
- Présentes
  !" Description > {valeur}`,
    conclusion(
      'Coronaires normales (CAD-RADS 0).',
      'Test d’ischémie | Coronarographie | Traitement préventif',
    ),
  ),
  exam(
    'IRM cardiaque – cardiomyopathie et myocardite',
    'IRM, Cardiovasc',
    reasons('Suspicion de myocardite | Cardiomyopathie | Viabilité | Trouble du rythme'),
    injectedMr('ciné SSFP, T2 STIR, cartographies T1 et T2, rehaussement tardif'),
    `== Fonction
# Volume télédiastolique du VG [id vtd] | mL | 20..600 | entier > Volume télédiastolique du ventricule gauche : {valeur}.
# Volume télésystolique du VG [id vts] | mL | 5..500 | entier > Volume télésystolique du ventricule gauche : {valeur}.
= Fraction d'éjection du VG | ({vtd} - {vts}) / {vtd} * 100 | % | 0 >> Fraction d'éjection du ventricule gauche : {valeur}.
# Épaisseur pariétale maximale | mm | 3..50 | entier > Épaisseur pariétale maximale : {valeur}.
?? Cinétique segmentaire
+ Normale > Pas d'anomalie de la cinétique segmentaire.
/ Antérieure | Septale | Inférieure | Latérale | Apicale > Anomalie de cinétique : {option}.
== Caractérisation
? Œdème (T2)
+ Absent > Pas d'œdème myocardique.
- Présent >> Œdème myocardique.
# T1 natif | ms | 700..1600 | entier > T1 natif : {valeur}.
!? Rehaussement tardif
+ Absent > Pas de rehaussement tardif.
/ Sous-endocardique (ischémique) | Transmural | Sous-épicardique | Intramural | Diffus (amylose) >> Rehaussement tardif : {option}.
? Critères de Lake Louise
/ Non remplis [normal question] | Remplis >> Critères de Lake Louise : {option}.
? Péricarde
+ Normal > Péricarde fin, sans épanchement.
- Épanchement > Épanchement péricardique.
- Péricardite >> Épaississement et rehaussement péricardiques.`,
    conclusion(
      'Pas d’anomalie de la cinétique, d’œdème ni de rehaussement tardif.',
      'Avis cardiologique | Contrôle à 6 mois | Coronarographie',
    ),
  ),
  exam(
    'Écho-Doppler des troncs supra-aortiques',
    'Echo, Cardiovasc, Neuro',
    reasons('Souffle cervical | AVC récent | Suivi de plaque'),
    ultrasound('à la sonde linéaire'),
    ['droite', 'gauche']
      .map(
        (side) => `== Axe ${side === 'droite' ? 'droit' : 'gauche'}
${stenosis(`Carotide interne ${side}`)}
# Vitesse systolique de la carotide interne ${side} | cm/s | 10..600 | entier > Vitesse systolique maximale de la carotide interne ${side} : {valeur}.
# Rapport des vitesses carotidiennes, à ${side} | | 0.2..15 | 1 > Rapport carotide interne / carotide commune, à ${side} : {valeur}.
? Plaque carotidienne ${side}
+ Absente > Pas de plaque carotidienne ${side}.
/ Échogène | Hypoéchogène | Ulcérée > Plaque carotidienne ${side} : {option}.
? Artère vertébrale ${side}
+ Antérograde > Artère vertébrale ${side} : flux antérograde.
- Vol sous-clavier >> Artère vertébrale ${side} : flux inversé (vol sous-clavier).
- Occlusion >> Occlusion de l'artère vertébrale ${side}.`,
      )
      .join('\n'),
    conclusion(
      'Troncs supra-aortiques sans sténose significative.',
      'Angioscanner | Avis vasculaire | Contrôle annuel',
    ),
  ),
  exam(
    'Écho-Doppler veineux des membres inférieurs – recherche de thrombose',
    'Echo, Cardiovasc, Jambe, Cuisse',
    reasons('Œdème unilatéral | Embolie pulmonaire | D-dimères élevés'),
    ultrasound('par compression étagée, des veines iliaques aux chevilles'),
    `== Membre droit\n${['Fémorale commune droite', 'Fémorale droite', 'Poplitée droite', 'Veines de jambe droites'].map(vein).join('\n')}\n== Membre gauche\n${['Fémorale commune gauche', 'Fémorale gauche', 'Poplitée gauche', 'Veines de jambe gauches'].map(vein).join('\n')}
== Étages proximal et superficiel
${vein('Axe ilio-cave')}
? Veines saphènes
+ Compressibles > Veines saphènes compressibles.
- Thrombose superficielle
  !?? Veines thrombosées
  / Grande saphène droite | Grande saphène gauche | Petite saphène droite | Petite saphène gauche >> Thrombose veineuse superficielle : {option}.
  !# Distance à la jonction saphène | mm | 0..500 | entier >> Distance du thrombus à la jonction saphène : {valeur}.`,
    conclusion(
      'Pas de thrombose veineuse profonde ni superficielle.',
      'Anticoagulation | Contention | Contrôle à une semaine',
    ),
  ),
  exam(
    'Échographie de l’aorte abdominale – dépistage d’anévrisme',
    'Echo, Cardiovasc',
    reasons('Homme de plus de 65 ans fumeur | Surveillance | Masse battante'),
    ultrasound('à la sonde convexe, à jeun'),
    `== Aorte
# Diamètre suprarénal | mm | 10..80 | entier > Aorte suprarénale : {valeur}.
!# Diamètre sous-rénal maximal [id now] | mm | 8..150 | entier >> Diamètre sous-rénal maximal (antéro-postérieur, de paroi externe à paroi externe) : {valeur}.
# Diamètre à l'examen précédent [id past] | mm | 8..150 | entier > Diamètre précédent : {valeur}.
= Croissance | {now} - {past} | mm | 0 > Croissance depuis l'examen précédent : {valeur}.
!? Anévrisme
+ Absent > Pas d'anévrisme de l'aorte abdominale.
- Présent
  !? Forme de l'anévrisme
  / Fusiforme | Sacciforme >> Anévrisme {option} de l'aorte abdominale.
  ? Thrombus mural
  / Absent | Excentré | Circonférentiel > Thrombus mural : {option}.
# Iliaque commune droite | mm | 5..80 | entier > Iliaque commune droite : {valeur}.
# Iliaque commune gauche | mm | 5..80 | entier > Iliaque commune gauche : {valeur}.`,
    conclusion(
      'Pas d’anévrisme de l’aorte abdominale.',
      'Contrôle à 1 an | Contrôle à 6 mois | Avis de chirurgie vasculaire',
    ),
  ),
  exam(
    'Radiographie de thorax – silhouette du cœur, œdème pulmonaire et contrôle d’un stimulateur ou d’un défibrillateur implantable',
    'Rx, Cardiovasc, Thorax',
    reasons('Dyspnée | Œdèmes | Suivi d’insuffisance cardiaque | Contrôle de stimulateur'),
    radiographs('Thorax de face debout en inspiration'),
    `== Cœur
!# Diamètre cardiaque [id heart] | mm | 50..250 | entier > Diamètre cardiaque : {valeur}.
!# Diamètre thoracique [id chest] | mm | 150..400 | entier > Diamètre thoracique : {valeur}.
= Index cardio-thoracique | {heart} / {chest} | | 2 >> Index cardio-thoracique : {valeur}.
?? Morphologie
+ Normale > Silhouette cardiaque de morphologie normale.
/ Débord de l'arc inférieur droit | Arc moyen gauche convexe | Double contour auriculaire | Cœur en carafe > Morphologie : {option}.
!?? Surcharge
+ Absente > Pas de signe de surcharge.
/ Redistribution vasculaire | Lignes B de Kerley | Œdème périhilaire | Épanchement pleural >> Surcharge : {option}.
? Matériel
- Stimulateur, sondes en place [normal question] > Stimulateur et sondes en place.
- Sonde déplacée >> Déplacement d'une sonde de stimulation.
? Pneumothorax
+ Absent > Pas de pneumothorax.
- Droit >> Pneumothorax droit.
- Gauche >> Pneumothorax gauche.`,
    conclusion(
      'Silhouette cardiaque normale, pas de surcharge.',
      'Échographie cardiaque | Traitement diurétique et contrôle',
    ),
  ),
];
