import { bile, liver, liverShape, pancreas, peritoneum } from './abdomen-blocks.ts';
import { conclusion, type DemoExam, exam, injectedMr, mr, radiographs, reasons, ultrasound } from './exam.ts';

export const abdomenExams: DemoExam[] = [
  exam(
    'Échographie abdominale complète',
    'Echo, Dig',
    reasons('Douleur abdominale | Perturbation du bilan hépatique | Altération de l’état général'),
    ultrasound('à la sonde convexe, à jeun'),
    `== Foie et voies biliaires\n# Flèche hépatique | mm | 60..250 | entier > Flèche hépatique : {valeur}.\n${liver}\n${bile}\n== Autres organes\n${pancreas}
?? Reins
+ Normaux > Reins de taille normale, sans dilatation des cavités.
/ Dilatation pyélocalicielle droite | Dilatation pyélocalicielle gauche >> {option}.
- Kystes simples > Kystes rénaux simples.
!# Diamètre maximal de l'aorte abdominale | mm | 8..150 | entier > Diamètre maximal de l'aorte abdominale : {valeur}.
? Aorte abdominale
+ Normale > Pas d'anévrisme de l'aorte abdominale.
- Anévrisme >> Anévrisme de l'aorte abdominale.
? Tronc porte
+ Perméable > Tronc porte perméable, flux hépatopète.
- Thrombose >> Thrombose porte.
${peritoneum}`,
    conclusion('Échographie abdominale normale.', 'Scanner | IRM hépatique | Avis chirurgical'),
  ),
  exam(
    'IRM hépatique – caractérisation de lésion focale',
    'IRM, Dig',
    reasons('Lésion découverte en échographie | Cancer connu | Contraception œstroprogestative'),
    injectedMr('T2, diffusion, T1 en phase et opposition de phase, dynamiques'),
    `== Foie\n${liverShape}
# Fraction graisseuse | % | 0..60 | entier > Fraction graisseuse (PDFF) : {valeur}.
# Concentration en fer | µmol/g | 0..500 | entier > Concentration hépatique en fer : {valeur}.
== Lésion
!? Lésion focale hépatique
+ Aucune > Pas de lésion focale hépatique.
- Présente
  !? Nature évoquée
  / Kyste simple | Hémangiome | Hyperplasie nodulaire focale | Adénome | Métastases | Lésion indéterminée >> Lésion focale hépatique : {option}.
  !" Segment >> Segment : {valeur}.
  !# Taille | mm | 2..250 | entier >> Taille : {valeur}.
  ? Signal T2
  / Liquidien | Hypersignal intermédiaire | Isosignal | Hyposignal > Signal T2 : {option}.
  ? Rehaussement artériel
  / En mottes périphériques | Intense homogène | Annulaire | Absent > Rehaussement artériel : {option}.
  ? Phase hépatobiliaire
  / Captation | Défaut de captation > Phase hépatobiliaire : {option}.
${bile}`,
    conclusion('Pas de lésion focale hépatique.', 'Contrôle à 6 mois | Biopsie | Arrêt de la contraception'),
  ),
  exam(
    'Entéro-IRM – maladie de Crohn',
    'IRM, Dig',
    reasons('Maladie de Crohn connue | Diarrhée chronique | Évaluation sous biothérapie'),
    injectedMr('T2, diffusion, T1 après ingestion de mannitol'),
    `== Grêle
!? Atteinte digestive
+ Aucune > Pas d'atteinte grêlique ni colique décelable.
- Présente
  !?? Segments atteints
  / Iléon terminal | Iléon proximal | Jéjunum | Côlon droit | Côlon gauche | Rectum >> Atteinte : {option}.
  !# Longueur atteinte | mm | 5..1500 | entier > Longueur atteinte : {valeur}.
  !# Épaisseur pariétale maximale | mm | 3..30 | entier > Épaisseur pariétale maximale : {valeur}.
  # Score MaRIA | | 0..60 | 1 > Score MaRIA : {valeur}.
?? Activité
+ Absente > Pas de signe d'activité.
/ Œdème pariétal T2 | Ulcérations | Restriction de diffusion | Signe du peigne | Rehaussement en cocarde >> Activité : {option}.
?? Complications
+ Aucune > Ni sténose, ni fistule, ni abcès.
/ Sténose avec dilatation d'amont | Fistule entéro-entérique | Fistule entéro-vésicale | Abcès >> {option}.`,
    conclusion(
      'Pas d’atteinte digestive décelable ni de signe d’activité.',
      'Avis gastro-entérologique | Drainage | Contrôle à 6 mois',
    ),
  ),
  exam(
    'Bili-IRM – dilatation des voies biliaires et angiocholite',
    'IRM, Dig',
    reasons('Cholestase | Suspicion de lithiase cholédocienne | Pancréatite récidivante'),
    mr('T2, bili-IRM 3D et radiaires, diffusion, T1'),
    `== Voies biliaires\n${bile}
!? Obstacle
+ Absent > Pas d'obstacle sur la voie biliaire principale.
- Calcul
  !# Taille du calcul | mm | 1..40 | entier >> Calcul de {valeur} de la voie biliaire principale.
- Sténose
  !? Aspect
  / Courte irrégulière suspecte | Longue régulière | Hilaire (Bismuth) >> Sténose biliaire : {option}.
?? Variantes
+ Aucune > Pas de variante anatomique.
/ Canal postérieur droit aberrant | Pancréas divisum | Insertion basse du cystique > Variante : {option}.
== Pancréas\n${pancreas}
?? Lésion kystique
+ Aucune > Pas de lésion kystique pancréatique.
/ TIPMP des canaux secondaires | TIPMP du canal principal | Cystadénome séreux | Cystadénome mucineux >> {option}.`,
    conclusion('Bili-IRM normale.', 'Échoendoscopie | CPRE | Contrôle à un an'),
  ),
  exam(
    'IRM du rectum – bilan d’extension locale et réévaluation',
    'IRM, Dig, Pelvis',
    reasons('Adénocarcinome du rectum | Réévaluation après radiochimiothérapie'),
    mr('T2 haute résolution dans les trois plans, perpendiculaire à la tumeur, et diffusion'),
    `== Tumeur
!? Tumeur rectale
+ Absente > Pas de lésion tumorale rectale visible.
- Présente
  !# Distance à la marge anale | mm | 0..200 | entier >> Tumeur rectale à {valeur} de la marge anale.
  !# Hauteur tumorale | mm | 5..150 | entier > Hauteur tumorale : {valeur}.
  !? Stade T
  / T1-T2 | T3a | T3b | T3c | T3d | T4a | T4b >> Stade {option} en IRM.
  !# Marge circonférentielle prédictive | mm | 0..40 | 1 >> Marge circonférentielle prédictive : {valeur}.
  ? Invasion veineuse extramurale
  - Absente > Pas d'invasion veineuse extramurale.
  - Présente >> Invasion veineuse extramurale.
  ? Sphincter
  - Libre > Sphincter anal libre.
  - Envahi >> Envahissement sphinctérien.
== Ganglions
?? Ganglions
+ Non suspects > Pas de ganglion suspect.
/ Mésorectaux | Latéraux obturateurs droits | Latéraux obturateurs gauches | Iliaques internes droits | Iliaques internes gauches >> Ganglions suspects : {option}.
? Réponse tumorale (TRG IRM)
/ TRG 1 | TRG 2 | TRG 3 | TRG 4 | TRG 5 >> Réponse tumorale : {option}.`,
    conclusion(
      'Pas de lésion tumorale rectale ni de ganglion suspect.',
      'Réunion de concertation | Scanner thoraco-abdomino-pelvien',
    ),
  ),
  exam(
    'Abdomen sans préparation – corps étranger, sonde et lithiase',
    'Rx, Dig, Uro',
    reasons('Ingestion de corps étranger | Contrôle de sonde | Contrôle de lithiase'),
    radiographs('Abdomen de face couché, prenant les coupoles'),
    `== Lecture
!? Corps étranger
+ Absent > Pas de corps étranger radio-opaque.
- Présent
  !? Nature
  - Pile bouton >> Pile bouton : extraction en urgence si elle est œsophagienne.
  - Aimants multiples >> Aimants multiples : avis chirurgical urgent.
  - Métallique mousse >> Corps étranger métallique mousse.
  - Sachets >> Images évocatrices de transport de sachets in corpore.
  !" Siège >> Siège du corps étranger : {valeur}.
?? Matériel
/ Sonde gastrique en place [normal question] | Sonde JJ en place [normal question] > {option}.
- Sonde mal positionnée >> Sonde mal positionnée.
? Distension
+ Absente > Pas de distension digestive.
- Grêle >> Distension grêlique.
- Colique >> Distension colique.
?? Calcifications
+ Aucune > Pas de calcification pathologique.
/ Aire rénale droite | Aire rénale gauche | Trajet urétéral droit | Trajet urétéral gauche | Vésicule | Pancréas >> Calcification(s) : {option}.
${peritoneum.split('\n').slice(4).join('\n')}`,
    conclusion(
      'Abdomen sans préparation normal.',
      'Scanner sans injection | Contrôle à 48 heures | Endoscopie',
    ),
  ),
];
