import {
  conclusion,
  ct,
  type DemoExam,
  exam,
  injectedCt,
  injectedMr,
  mr,
  radiographs,
  reasons,
  ultrasound,
} from './exam.ts';

const liver = `? Morphologie du foie
+ Normale > Foie de taille, de contours et d'échostructure ou de densité normaux.
- Stéatose >> Stéatose hépatique.
- Dysmorphie >> Dysmorphie hépatique évocatrice d'hépatopathie chronique.
?? Lésion focale hépatique
+ Aucune > Pas de lésion focale hépatique.
/ Kyste simple | Hémangiome | Hyperplasie nodulaire focale | Adénome | Métastases | Lésion indéterminée >> Foie : {o}.`;

const bile = `!?? Vésicule biliaire
+ Normale > Vésicule à paroi fine, alithiasique.
- Lithiase
  # Taille du plus gros calcul | mm | 1..60 >> Lithiase vésiculaire, calcul jusqu'à {valeur}.
- Boue > Boue vésiculaire.
- Polype
  # Taille du polype | mm | 1..40 >> Polype vésiculaire de {valeur}.
- Cholécystite >> Signes de cholécystite aiguë.
- Absente (cholécystectomie) > Antécédent de cholécystectomie.
# Calibre de la voie biliaire principale | mm | 1..40 > Voie biliaire principale : {valeur}.
? Voies biliaires intrahépatiques
+ Fines > Voies biliaires intrahépatiques fines.
- Dilatées >> Dilatation des voies biliaires intrahépatiques.`;

const pancreas = `? Pancréas
+ Normal > Pancréas homogène, canal principal fin.
- Masse >> Masse pancréatique.
  # Grand axe de la masse | mm | 3..150 > Grand axe : {valeur}.
- Non exploré > Pancréas masqué par les gaz.
? Rate
+ Normale > Rate de taille normale.
- Splénomégalie
  # Flèche splénique | mm | 120..350 >> Splénomégalie de {valeur}.`;

const peritoneum = `? Épanchement péritonéal
+ Absent > Pas d'épanchement péritonéal.
- Minime > Épanchement péritonéal minime.
- Abondant >> Épanchement péritonéal abondant.
? Pneumopéritoine
+ Absent > Pas de pneumopéritoine.
- Présent >> Pneumopéritoine.`;

export const abdomenExams: DemoExam[] = [
  exam(
    'Échographie abdominale complète',
    'Echo, Dig',
    reasons('Douleur abdominale | Perturbation du bilan hépatique | Altération de l’état général'),
    ultrasound('à la sonde convexe, à jeun'),
    `== Foie et voies biliaires\n# Flèche hépatique | mm | 60..250 > Flèche hépatique : {valeur}.\n${liver}\n${bile}\n== Autres organes\n${pancreas}
? Reins
+ Normaux > Reins de taille normale, sans dilatation des cavités.
- Dilatation >> Dilatation pyélocalicielle.
- Kystes simples > Kystes rénaux simples.
? Aorte abdominale
+ Normale > Aorte abdominale de calibre normal.
- Anévrisme >> Anévrisme de l'aorte abdominale.
? Tronc porte
+ Perméable > Tronc porte perméable, flux hépatopète.
- Thrombose >> Thrombose porte.
${peritoneum}`,
    conclusion('Échographie abdominale normale.', 'Scanner | IRM hépatique | Avis chirurgical'),
  ),
  exam(
    'Scanner abdominal – douleur de la fosse iliaque droite',
    'TDM, Dig',
    reasons('Douleur de la fosse iliaque droite | Défense | Fièvre'),
    injectedCt('abdomino-pelvienne au temps portal'),
    `== Appendice
!? Appendice
+ Normal > Appendice vu en totalité, normal.
- Non vu > Appendice non individualisé, sans signe indirect d'appendicite.
- Appendicite
  # Diamètre appendiculaire | mm | 5..40 >> Appendicite aiguë, diamètre de {valeur}.
  ? Situation
  / Latéro-cæcale | Rétro-cæcale | Pelvienne | Mésocœliaque | Sous-hépatique > Appendice en situation : {o}.
  ? Stercolithe
  - Absent > Pas de stercolithe.
  - Présent >> Stercolithe.
  ? Complication
  - Aucune > Pas de complication.
  - Abcès
    # Grand axe de l'abcès | mm | 5..200 >> Abcès appendiculaire de {valeur}.
  - Perforation >> Appendicite perforée.
  - Plastron >> Plastron appendiculaire.
== Diagnostics différentiels
?? Autre cause
+ Aucune > Pas d'autre cause décelable.
/ Iléite terminale | Adénolymphite | Diverticulite droite | Colique néphrétique | Torsion d'annexe | Appendagite >> {O}.
${peritoneum}`,
    conclusion(
      'Pas d’argument pour une appendicite.',
      'Appendicectomie | Drainage radiologique | Antibiothérapie',
    ),
  ),
  exam(
    'Scanner abdominal – occlusion intestinale',
    'TDM, Dig',
    reasons('Vomissements et arrêt du transit | Antécédent de laparotomie | Hernie'),
    injectedCt('abdomino-pelvienne sans injection puis au temps portal'),
    `== Occlusion
!? Occlusion
+ Absente > Pas de syndrome occlusif.
- Grêlique
  # Calibre maximal du grêle | mm | 25..90 >> Occlusion du grêle, calibre maximal de {valeur}.
  ? Mécanisme
  / Bride | Anse fermée | Hernie étranglée | Iléus biliaire | Tumeur | Invagination >> Mécanisme : {o}.
- Colique
  # Calibre du cæcum | mm | 40..180 >> Occlusion colique, cæcum de {valeur}.
  ? Cause colique
  / Tumeur sigmoïdienne | Volvulus du sigmoïde | Volvulus du cæcum | Syndrome d'Ogilvie >> Cause : {o}.
== Gravité
!?? Signes de souffrance
+ Aucun > Pas de signe de souffrance digestive.
/ Défaut de rehaussement pariétal | Pneumatose | Aéroportie | Hyperdensité spontanée de la paroi | Infiltration du mésentère >> {O}.
${peritoneum}`,
    conclusion(
      'Pas d’occlusion.',
      'Chirurgie en urgence | Sonde gastrique et surveillance | Opacification à la gastrografine',
    ),
  ),
  exam(
    'Scanner abdominal – pancréatite aiguë, bilan de gravité',
    'TDM, Dig',
    reasons('Pancréatite connue, 72 heures | Aggravation clinique | Fièvre'),
    injectedCt('abdominale au temps artériel tardif et portal'),
    `== Pancréas
!? Classification de Balthazar
- A (0) > Pancréas normal (stade A).
- B (1) > Élargissement du pancréas (stade B).
- C (2) >> Infiltration de la graisse péripancréatique (stade C).
- D (3) >> Coulée unique (stade D).
- E (4) >> Coulées multiples ou bulles de gaz (stade E).
# Points d'inflammation {infl} | | 0..4 > Points d'inflammation : {valeur}.
# Points de nécrose {necr} | | 0..6 > Points de nécrose : {valeur}.
= Index de sévérité scanographique | {infl} + {necr} | | 0 >> Index de sévérité scanographique : {valeur}/10.
?? Complications
+ Aucune > Pas de complication locale.
/ Collection nécrotique | Infection (gaz) | Pseudo-anévrisme | Thrombose splénique | Thrombose porte | Pseudokyste >> {O}.
== Cause\n${bile}\n${peritoneum}`,
    conclusion('Pas d’argument pour une pancréatite.', 'Contrôle à J7 | Ponction | Échoendoscopie'),
  ),
  exam(
    'Scanner hépatique triphasique – cirrhose et carcinome hépatocellulaire (LI-RADS)',
    'TDM, Dig',
    reasons('Nodule sur cirrhose | Dépistage | Suivi après traitement'),
    injectedCt('du foie sans injection et aux temps artériel, portal et tardif'),
    `== Lésion
!? Observation [f:lirads]
+ Aucune > Pas de nodule suspect.
- Présente
  " Segment > Segment : {valeur}.
  # Taille | mm | 3..200 > Taille : {valeur}.
  ?? Signes majeurs
  / Rehaussement artériel hors couronne | Lavage non périphérique | Capsule | Croissance > Signe majeur : {o}.
  ? Catégorie
  / LR-1 | LR-2 | LR-3 | LR-4 | LR-5 | LR-M | LR-TIV >> Observation classée {O}.
== Hypertension portale
?? Signes
+ Aucun > Pas de signe d'hypertension portale.
/ Splénomégalie | Varices œsophagiennes | Reperméabilisation de la veine ombilicale | Ascite > {O}.
? Tronc porte
+ Perméable > Tronc porte perméable.
- Thrombose cruorique >> Thrombose porte cruorique.
- Thrombose tumorale >> Thrombose porte tumorale.
${peritoneum}`,
    conclusion('Pas de nodule hépatique suspect.', 'IRM hépatique | Biopsie | Réunion de concertation'),
  ),
  exam(
    'IRM hépatique – caractérisation de lésion focale',
    'IRM, Dig',
    reasons('Lésion découverte en échographie | Cancer connu | Contraception œstroprogestative'),
    injectedMr('T2, diffusion, T1 en phase et opposition de phase, dynamiques et hépatobiliaire'),
    `== Foie\n${liver}
# Fraction graisseuse | % | 0..60 > Fraction graisseuse (PDFF) : {valeur}.
# Concentration en fer | µmol/g | 0..500 > Concentration hépatique en fer : {valeur}.
== Lésion
" Segment > Segment : {valeur}.
# Taille | mm | 2..250 > Taille : {valeur}.
? Signal T2
/ Liquidien | Intermédiaire | Iso | Hypo > Signal T2 : {o}.
? Rehaussement artériel
/ En mottes périphériques | Intense homogène | Annulaire | Absent > Rehaussement artériel : {o}.
? Phase hépatobiliaire
/ Non réalisée | Captation | Défaut de captation > Phase hépatobiliaire : {o}.
${bile}`,
    conclusion('Pas de lésion focale suspecte.', 'Contrôle à 6 mois | Biopsie | Arrêt de la contraception'),
  ),
  exam(
    'Entéro-IRM – maladie de Crohn',
    'IRM, Dig',
    reasons('Maladie de Crohn connue | Diarrhée chronique | Évaluation sous biothérapie'),
    injectedMr('T2, diffusion, T1 après ingestion de mannitol'),
    `== Grêle
!?? Segments atteints
+ Aucun > Pas d'atteinte grêlique.
/ Iléon terminal | Iléon proximal | Jéjunum | Côlon droit | Côlon gauche | Rectum >> Atteinte : {o}.
# Longueur atteinte | mm | 5..1500 > Longueur atteinte : {valeur}.
# Épaisseur pariétale maximale | mm | 3..30 > Épaisseur pariétale : {valeur}.
?? Activité
+ Absente > Pas de signe d'activité.
/ Œdème pariétal T2 | Ulcérations | Restriction de diffusion | Signe du peigne | Rehaussement en cocarde >> Activité : {o}.
# Score MaRIA | | 0..60 | 1 > Score MaRIA : {valeur}.
?? Complications
+ Aucune > Ni sténose, ni fistule, ni abcès.
/ Sténose avec dilatation d'amont | Fistule entéro-entérique | Fistule entéro-vésicale | Abcès >> {O}.`,
    conclusion(
      'Entéro-IRM sans signe d’activité.',
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
  # Taille du calcul | mm | 1..40 >> Calcul de la voie biliaire principale de {valeur}.
- Sténose
  ? Aspect
  / Courte irrégulière suspecte | Longue régulière | Hilaire (Bismuth) >> Sténose biliaire : {o}.
?? Variantes
+ Aucune > Pas de variante anatomique.
/ Canal postérieur droit aberrant | Pancréas divisum | Insertion basse du cystique > Variante : {o}.
== Pancréas\n${pancreas}
?? Lésion kystique
+ Aucune > Pas de lésion kystique pancréatique.
/ TIPMP des canaux secondaires | TIPMP du canal principal | Cystadénome séreux | Cystadénome mucineux >> {O}.`,
    conclusion('Bili-IRM normale.', 'Échoendoscopie | CPRE | Contrôle à un an'),
  ),
  exam(
    'IRM du rectum – bilan d’extension locale et réévaluation',
    'IRM, Dig, Pelvis',
    reasons('Adénocarcinome du rectum | Réévaluation après radiochimiothérapie'),
    mr('T2 haute résolution dans les trois plans, perpendiculaire à la tumeur, et diffusion'),
    `== Tumeur
# Distance à la marge anale | mm | 0..200 >> Tumeur à {valeur} de la marge anale.
# Hauteur tumorale | mm | 5..150 > Hauteur : {valeur}.
? T
/ T1-T2 | T3a | T3b | T3c | T3d | T4a | T4b >> {O}.
# Marge circonférentielle prédictive | mm | 0..40 | 1 >> Marge circonférentielle : {valeur}.
? Invasion veineuse extramurale
+ Absente > Pas d'invasion veineuse extramurale.
- Présente >> Invasion veineuse extramurale.
? Sphincter
+ Libre > Sphincter anal libre.
- Envahi >> Envahissement sphinctérien.
== Ganglions
?? Ganglions
+ Non suspects > Pas de ganglion suspect.
/ Mésorectaux | Latéraux obturateurs | Iliaques internes >> Ganglions suspects : {o}.
? Réponse tumorale (TRG IRM)
- Sans objet
/ TRG 1 | TRG 2 | TRG 3 | TRG 4 | TRG 5 >> Réponse : {O}.`,
    conclusion(
      'Pas de lésion rectale visible.',
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
- Pile bouton >> Pile bouton : extraction en urgence si elle est œsophagienne.
- Aimants multiples >> Aimants multiples : avis chirurgical urgent.
- Métallique mousse > Corps étranger métallique mousse.
- Sachets >> Images évocatrices de transport de sachets in corpore.
" Siège > Siège : {valeur}.
?? Matériel
+ Aucun
/ Sonde gastrique en place | Sonde JJ en place | Sonde mal positionnée > {O}.
? Distension
+ Absente > Pas de distension digestive.
- Grêle >> Distension grêlique.
- Colique >> Distension colique.
?? Calcifications
+ Aucune > Pas de calcification pathologique.
/ Aire rénale droite | Aire rénale gauche | Trajet urétéral | Vésicule | Pancréas > Calcification : {o}.
${peritoneum.split('\n').slice(4).join('\n')}`,
    conclusion(
      'Abdomen sans préparation normal.',
      'Scanner sans injection | Contrôle à 48 heures | Endoscopie',
    ),
  ),
  exam(
    'Scanner abdominal sans injection – hernie et éventration',
    'TDM, Dig',
    reasons('Voussure pariétale | Éventration | Bilan préopératoire'),
    ct('abdomino-pelvienne, avec manœuvre de Valsalva'),
    `== Paroi
!?? Hernie
+ Absente > Pas de hernie pariétale.
/ Ombilicale | Ligne blanche | Inguinale droite | Inguinale gauche | Crurale | Spiegel | Éventration médiane >> Hernie : {o}.
# Largeur du collet | mm | 2..300 > Collet : {valeur}.
? Contenu
/ Graisse | Grêle | Côlon | Vessie > Contenu : {o}.
# Volume herniaire {vh} | mL | 1..8000 > Volume herniaire : {valeur}.
# Volume abdominal {va} | mL | 1000..15000 > Volume abdominal : {valeur}.
= Perte de domicile | {vh} / ({vh} + {va}) * 100 | % | 0 >> Perte de domicile : {valeur}.
? Muscles droits
+ Normaux > Muscles droits normaux.
- Diastasis
  # Largeur du diastasis | mm | 20..200 >> Diastasis de {valeur}.
== Abdomen\n${liver}\n${peritoneum}`,
    conclusion('Pas de hernie pariétale.', 'Avis de chirurgie pariétale'),
  ),
];
