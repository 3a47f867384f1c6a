import {
  conclusion,
  ct,
  type DemoExam,
  exam,
  injectedCt,
  injectedMr,
  radiographs,
  reasons,
  ultrasound,
} from './exam.ts';

const kidney = (side: string, key: string): string => `== Rein ${side}
!# Grand axe du rein ${side} [id ${key}] | mm | 20..200 | entier > Rein ${side} : {valeur} de grand axe.
? Cavités du rein ${side}
+ Fines > Cavités pyélocalicielles du rein ${side} fines.
- Dilatées
  !# Diamètre antéro-postérieur du pyélon ${side} | mm | 2..80 | entier >> Dilatation pyélocalicielle du rein ${side}, pyélon de {valeur}.
?? Lésions du rein ${side}
+ Aucune > Pas de lésion focale du rein ${side}.
- Lithiase
  !# Taille du calcul du rein ${side} | mm | 1..60 | entier >> Lithiase du rein ${side}, de {valeur}.
- Kyste simple > Kyste simple du rein ${side}.
- Masse solide
  !# Grand axe de la masse du rein ${side} | mm | 3..250 | entier >> Masse solide du rein ${side}, de {valeur}.
? Parenchyme du rein ${side}
+ Bien différencié > Bonne différenciation cortico-médullaire du rein ${side}.
- Aminci > Amincissement cortical du rein ${side}.
- Foyer de néphrite >> Foyer de pyélonéphrite du rein ${side}.`;

const bladder = (residue = true): string => `== Vessie
? Paroi vésicale
+ Fine > Vessie à paroi fine et régulière.
- Épaissie > Épaississement de la paroi vésicale.
- Lésion endoluminale
  !# Taille de la lésion | mm | 1..150 | entier >> Lésion endoluminale vésicale de {valeur}.${residue ? '\n# Résidu post-mictionnel | mL | 0..2000 | entier > Résidu post-mictionnel : {valeur}.' : ''}`;

const prostate = `== Prostate
!# Hauteur [id ph] | mm | 10..150 | entier > Prostate, hauteur : {valeur}.
!# Largeur [id pl] | mm | 10..120 | entier > Largeur : {valeur}.
!# Épaisseur [id pe] | mm | 10..120 | entier > Épaisseur : {valeur}.
= Volume prostatique | {ph} * {pl} * {pe} * 0.00052 | mL | 0 >> Volume prostatique : {valeur}.`;

const target = (number: number): string => `!? Cible ${number} [fiche pirads]
+ Aucune > ${number === 1 ? 'Pas de lésion suspecte' : 'Pas de seconde cible'}.
- Présente
  !? Zone de la cible ${number}
  / Zone périphérique | Zone de transition | Zone centrale | Stroma fibromusculaire antérieur >> Cible ${number} : {option}.
  !? Côté de la cible ${number}
  / Droit | Gauche | Médian >> Cible ${number}, côté : {option}.
  ?? Niveau de la cible ${number}
  / Base | Milieu | Apex > Cible ${number}, niveau : {option}.
  !# Grand axe de la cible ${number} | mm | 2..80 | entier >> Cible ${number}, grand axe : {valeur}.
  !? Score PI-RADS de la cible ${number}
  / PI-RADS 3 | PI-RADS 4 | PI-RADS 5 >> Cible ${number} : {option}.
  ? Capsule au contact de la cible ${number}
  - À distance > Cible ${number} à distance de la capsule.
  - Contact > Contact capsulaire de la cible ${number}.
  - Extension extra-prostatique >> Extension extra-prostatique en regard de la cible ${number}.`;

export const urologyExams: DemoExam[] = [
  exam(
    'Échographie rénale et vésicale',
    'Echo, Uro',
    reasons('Insuffisance rénale | Hématurie | Infection urinaire récidivante'),
    ultrasound('à la sonde convexe, vessie pleine'),
    kidney('droit', 'rd'),
    kidney('gauche', 'rg'),
    bladder(),
    conclusion('Reins et vessie d’aspect échographique normal.', 'Uroscanner | Contrôle | Avis urologique'),
  ),
  exam(
    'Scanner sans injection – colique néphrétique',
    'TDM, Uro',
    reasons('Colique néphrétique fébrile | Douleur rebelle | Rein unique'),
    ct('abdomino-pelvienne faible dose'),
    `== Voies urinaires
!? Calcul urétéral
+ Absent > Pas de calcul urétéral.
- Présent
  !? Siège du calcul
  / Jonction pyélo-urétérale | Uretère lombaire | Uretère iliaque | Uretère pelvien | Jonction urétéro-vésicale >> Calcul urétéral : {option}.
  !? Côté du calcul
  / Droit | Gauche | Bilatéral >> Côté : {option}.
  !# Taille | mm | 1..40 | 1 >> Grand axe du calcul : {valeur}.
  # Densité | UH | 50..2000 | entier > Densité du calcul : {valeur}.
  ? Cavités d'amont
  - Fines > Pas de dilatation des cavités en amont.
  - Dilatées
    !# Pyélon | mm | 3..80 | entier >> Dilatation d'amont, pyélon de {valeur}.
  ? Rupture de fornix
  - Absente > Pas de signe de rupture de fornix.
  - Présente >> Rupture de fornix.
== Reins et autres causes
?? Lithiase calicielle
+ Absente > Pas de lithiase calicielle.
/ Droite | Gauche > Lithiase calicielle {option}.
/ Coralliforme droite | Coralliforme gauche >> Lithiase {option}.
?? Autre diagnostic
+ Aucun > Pas d'autre cause de douleur décelable.
/ Appendicite | Diverticulite | Anévrisme de l'aorte abdominale | Torsion d'annexe >> {option}.`,
    conclusion(
      'Pas de calcul urinaire décelable.',
      'Drainage en urgence | Traitement médical | Lithotritie | Avis urologique',
    ),
  ),
  exam(
    'Uroscanner – hématurie macroscopique',
    'TDM, Uro',
    reasons('Hématurie macroscopique | Surveillance d’un carcinome urothélial'),
    injectedCt('abdomino-pelvienne sans injection, puis aux temps néphrographique et excréteur'),
    kidney('droit', 'rd'),
    kidney('gauche', 'rg'),
    `== Voie excrétrice
!?? Lacune
+ Absente > Pas de lacune de la voie excrétrice.
/ Calice droit | Calice gauche | Pyélon droit | Pyélon gauche | Uretère droit | Uretère gauche >> {Lacune|Lacunes} de la voie excrétrice : {option}.`,
    bladder(false),
    conclusion('Uroscanner sans anomalie.', 'Cystoscopie | Urétéroscopie | Réunion de concertation'),
  ),
  exam(
    'IRM multiparamétrique de la prostate (PI-RADS 2.1)',
    'IRM, Uro, Pelvis',
    reasons('PSA élevé | Surveillance active | Biopsies négatives | Récidive'),
    injectedMr('T2 dans trois plans, diffusion à b élevé et perfusion'),
    `${prostate}
!# PSA [id psa] | ng/mL | 0..5000 | 2 > PSA : {valeur}.
= Densité du PSA | {psa} / ({ph} * {pl} * {pe} * 0.00052) | ng/mL/mL | 2 >> Densité du PSA : {valeur}.
? Qualité (PI-QUAL version 2) [neutre]
/ 1 | 2 | 3 > Qualité de l'examen : PI-QUAL {option}.`,
    `== Cibles\n${target(1)}\n${target(2)}`,
    `== Extension
?? Vésicules séminales
+ Normales > Vésicules séminales normales.
/ Droite | Gauche >> Vésicule(s) séminale(s) envahie(s) : {option}.
?? Ganglions
+ Non suspects > Pas d'adénopathie pelvienne.
/ Iliaques externes | Obturatrices | Iliaques internes | Présacrées >> Adénopathies : {option}.
? Os
+ Normal > Pas de lésion osseuse suspecte.
- Lésion >> Lésion osseuse suspecte.`,
    conclusion(
      'Pas de lésion suspecte de cancer cliniquement significatif (PI-RADS 1 ou 2).',
      'Biopsies ciblées et systématiques | Surveillance du PSA | TEP au PSMA',
    ),
  ),
  exam(
    'Échographie prostatique et vésicale',
    'Echo, Uro, Pelvis',
    reasons('Troubles mictionnels | Rétention | Bilan avant traitement'),
    ultrasound('par voies sus-pubienne et endorectale'),
    prostate,
    `? Lobe médian
+ Absent > Pas de lobe médian.
- Présent > Lobe médian.
  # Protrusion intravésicale | mm | 1..60 | entier > Protrusion intravésicale de {valeur}.
? Échostructure
+ Homogène > Échostructure prostatique homogène.
- Nodule hypoéchogène périphérique >> Nodule hypoéchogène de la zone périphérique, à compléter par une IRM.
- Abcès >> Abcès prostatique.`,
    bladder(),
    conclusion(
      'Échographie vésico-prostatique normale.',
      'IRM de la prostate | Débitmétrie | Avis urologique',
    ),
  ),
  exam(
    'Échographie scrotale – douleur aiguë et masse',
    'Echo, Uro',
    reasons('Douleur scrotale aiguë | Masse palpée | Infertilité'),
    ultrasound('à la sonde linéaire haute fréquence'),
    ['droit', 'gauche']
      .map(
        (side) => `== Testicule ${side}
!# Longueur du testicule ${side} [id l${side[0]}] | mm | 5..90 | entier > Testicule ${side}, longueur : {valeur}.
!# Largeur du testicule ${side} [id w${side[0]}] | mm | 3..60 | entier > Testicule ${side}, largeur : {valeur}.
!# Épaisseur du testicule ${side} [id e${side[0]}] | mm | 3..60 | entier > Testicule ${side}, épaisseur : {valeur}.
= Volume testiculaire ${side} | {l${side[0]}} * {w${side[0]}} * {e${side[0]}} * 0.00052 | mL | 1 > Volume du testicule ${side} : {valeur}.
!? Vascularisation du testicule ${side}
+ Normale > Vascularisation normale du testicule ${side}.
- Abolie >> Absence de flux dans le testicule ${side} : torsion du cordon jusqu'à preuve du contraire.
- Augmentée >> Hyperhémie du testicule ${side}, évocatrice d'orchite.
? Masse du testicule ${side}
+ Absente > Pas de masse du testicule ${side}.
- Présente
  !# Taille de la masse du testicule ${side} | mm | 1..120 | entier >> Masse intratesticulaire du côté ${side}, de {valeur}.
?? Annexes, côté ${side}
+ Normales > Épididyme et cordon ${side}s normaux.
/ Épididymite | Kyste de l'épididyme | Varicocèle | Hydrocèle | Spire de torsion >> Côté ${side} : {option}.`,
      )
      .join('\n'),
    conclusion(
      'Échographie scrotale normale.',
      'Exploration chirurgicale en urgence | Marqueurs tumoraux | Contrôle',
    ),
  ),
  exam(
    'IRM rénale – masse indéterminée et kyste (Bosniak 2019)',
    'IRM, Uro',
    reasons('Kyste remanié | Masse indéterminée | Insuffisance rénale'),
    injectedMr('T2, T1 en phase et opposition de phase, diffusion, dynamiques avec soustractions'),
    `== Lésion
!? Lésion rénale
+ Absente > Pas de lésion rénale focale.
- Présente
  !? Côté
  / Droite | Gauche >> Lésion rénale {option}.
  " Siège > Siège : {valeur}.
  !# Grand axe | mm | 3..250 | entier >> Grand axe : {valeur}.
  !? Nature
  - Kystique
    !? Bosniak 2019
    / I | II | IIF | III | IV >> Lésion kystique classée Bosniak {option}.
  - Solide
    !? Hypothèse histologique
    / Carcinome à cellules claires | Carcinome papillaire | Carcinome chromophobe ou oncocytome | Angiomyolipome >> Masse solide, hypothèse : {option}.
    - Indéterminée >> Masse solide indéterminée.
    # Score RENAL | | 4..12 | entier > Score RENAL : {valeur}.
? Veines rénales et veine cave
+ Libres > Veines rénales et veine cave libres.
- Thrombus de la veine rénale >> Thrombus tumoral de la veine rénale.
- Thrombus de la veine cave >> Thrombus tumoral étendu à la veine cave.`,
    conclusion('Pas de lésion rénale suspecte.', 'Biopsie | Chirurgie | Contrôle à 6 mois'),
  ),
  exam(
    'Urétro-cystographie rétrograde et mictionnelle',
    'Rx, Uro, Pedia',
    reasons('Pyélonéphrites récidivantes | Dilatation anténatale | Sténose urétrale'),
    radiographs(
      'Clichés en remplissage, mictionnels et post-mictionnels',
      'Urétro-cystographie rétrograde et mictionnelle',
    ),
    `== Vessie et urètre
# Capacité vésicale | mL | 10..1000 | entier > Capacité vésicale : {valeur}.
? Paroi
+ Régulière > Vessie de contours réguliers.
- Diverticules >> Diverticules vésicaux.
? Urètre
+ Normal > Urètre normal.
- Valves de l'urètre postérieur >> Valves de l'urètre postérieur.
- Sténose >> Sténose urétrale.
== Reflux
!? Reflux droit
+ Absent > Pas de reflux vésico-urétéral droit.
/ Grade I | Grade II | Grade III | Grade IV | Grade V >> Reflux vésico-urétéral droit de {option}.
!? Reflux gauche
+ Absent > Pas de reflux vésico-urétéral gauche.
/ Grade I | Grade II | Grade III | Grade IV | Grade V >> Reflux vésico-urétéral gauche de {option}.`,
    conclusion(
      'Pas de reflux vésico-urétéral ni d’anomalie urétrale.',
      'Avis d’urologie pédiatrique | Scintigraphie au DMSA',
    ),
  ),
];
