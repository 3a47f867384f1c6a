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
# Grand axe du rein ${side} {${key}} | mm | 20..200 > Rein ${side} : {valeur} de grand axe.
? Cavités à ${side}
+ Fines > Cavités pyélocalicielles du rein ${side} fines.
- Dilatées
  # Diamètre antéro-postérieur du pyélon ${side} | mm | 2..80 >> Dilatation pyélocalicielle du rein ${side}, pyélon de {valeur}.
?? Lésions du rein ${side}
+ Aucune > Pas de lésion focale du rein ${side}.
- Lithiase
  # Taille du calcul ${side} | mm | 1..60 >> Lithiase du rein ${side} de {valeur}.
- Kyste simple > Kyste simple du rein ${side} (Bosniak I).
- Masse solide
  # Grand axe de la masse ${side} | mm | 3..250 >> Masse solide du rein ${side} de {valeur}.
? Parenchyme ${side}
+ Bien différencié > Bonne différenciation cortico-médullaire du rein ${side}.
- Aminci > Amincissement cortical du rein ${side}.
- Foyer de néphrite >> Foyer de pyélonéphrite du rein ${side}.`;

const bladder = `== Vessie
? Paroi vésicale
+ Fine > Vessie à paroi fine et régulière.
- Épaissie > Épaississement de la paroi vésicale.
- Lésion endoluminale
  # Taille de la lésion | mm | 1..150 >> Lésion endoluminale vésicale de {valeur}.
# Résidu post-mictionnel | mL | 0..2000 > Résidu post-mictionnel : {valeur}.`;

const prostate = `== Prostate
# Hauteur {ph} | mm | 10..150 > Prostate, hauteur : {valeur}.
# Largeur {pl} | mm | 10..120 > Largeur : {valeur}.
# Épaisseur {pe} | mm | 10..120 > Épaisseur : {valeur}.
= Volume prostatique | {ph} * {pl} * {pe} * 0.00052 | mL | 0 >> Volume prostatique : {valeur}.`;

const target = (number: number): string => `!? Cible ${number} [f:pirads]
+ Aucune > Pas de cible ${number}.
- Présente
  ? Zone de la cible ${number}
  / Périphérique | Transition | Stroma antérieur > Cible ${number}, zone : {o}.
  ?? Niveau de la cible ${number}
  / Base | Milieu | Apex > Niveau : {o}.
  # Grand axe de la cible ${number} | mm | 2..80 > Grand axe : {valeur}.
  ? Score PI-RADS de la cible ${number}
  / PI-RADS 3 | PI-RADS 4 | PI-RADS 5 >> Cible ${number} : {O}.
  ? Capsule au contact de la cible ${number}
  / À distance | Contact | Extension extra-prostatique > Capsule : {o}.`;

export const urologyExams: DemoExam[] = [
  exam(
    'Échographie rénale et vésicale',
    'Echo, Uro',
    reasons('Insuffisance rénale | Hématurie | Infection urinaire récidivante'),
    ultrasound('à la sonde convexe, vessie pleine'),
    kidney('droit', 'rd'),
    kidney('gauche', 'rg'),
    bladder,
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
  ? Siège du calcul
  / Jonction pyélo-urétérale | Uretère lombaire | Uretère iliaque | Uretère pelvien | Jonction urétéro-vésicale >> Calcul urétéral : {o}.
  ? Côté
  / Droit | Gauche > Côté : {o}.
  # Taille | mm | 1..40 | 1 >> Calcul de {valeur}.
  # Densité | UH | 50..2000 > Densité : {valeur}.
  # Pyélon | mm | 3..80 > Dilatation d'amont, pyélon de {valeur}.
  ? Rupture de fornix
  / Absente | Présente > Rupture de fornix : {o}.
== Reins et autres causes
?? Lithiase calicielle
+ Absente > Pas de lithiase calicielle.
/ Droite | Gauche | Coralliforme > Lithiase calicielle : {o}.
?? Autre diagnostic
+ Aucun > Pas d'autre cause de douleur décelable.
/ Appendicite | Diverticulite | Anévrisme aortique | Torsion d'annexe >> {O}.`,
    conclusion(
      'Pas de calcul urinaire ni de dilatation des cavités.',
      'Drainage en urgence | Traitement médical | Lithotritie | Avis urologique',
    ),
  ),
  exam(
    'Uroscanner – hématurie macroscopique',
    'TDM, Uro',
    reasons('Hématurie macroscopique | Surveillance d’un carcinome urothélial'),
    injectedCt('abdomino-pelvienne sans injection, au temps néphrographique et excréteur'),
    kidney('droit', 'rd'),
    kidney('gauche', 'rg'),
    `== Voie excrétrice
!?? Lacune
+ Absente > Pas de lacune de la voie excrétrice.
/ Calice | Pyélon droit | Pyélon gauche | Uretère droit | Uretère gauche >> Lacune : {o}.`,
    bladder,
    conclusion('Uroscanner sans anomalie.', 'Cystoscopie | Urétéroscopie | Réunion de concertation'),
  ),
  exam(
    'IRM multiparamétrique de la prostate (PI-RADS 2.1)',
    'IRM, Uro, Pelvis',
    reasons('PSA élevé | Surveillance active | Biopsies négatives | Récidive'),
    injectedMr('T2 dans trois plans, diffusion à b élevé, perfusion'),
    `${prostate}
# PSA {psa} | ng/mL | 0..500 | 1 > PSA : {valeur}.
= Densité du PSA | {psa} / ({ph} * {pl} * {pe} * 0.00052) | ng/mL² | 2 >> Densité du PSA : {valeur}.
? Qualité (PI-QUAL)
/ 1 | 2 | 3 > PI-QUAL : {o}.`,
    `== Cibles\n${target(1)}\n${target(2)}`,
    `== Extension
? Vésicules séminales
+ Normales > Vésicules séminales normales.
- Envahies >> Envahissement des vésicules séminales.
?? Ganglions
+ Non suspects > Pas d'adénopathie pelvienne.
/ Iliaques externes | Obturateurs | Iliaques internes | Présacrés >> Adénopathies : {o}.
? Os
+ Normal > Pas de lésion osseuse suspecte.
- Lésion >> Lésion osseuse suspecte.`,
    conclusion(
      'Pas de lésion suspecte (PI-RADS 2).',
      'Biopsies ciblées et systématiques | Surveillance du PSA | TEP au PSMA',
    ),
  ),
  exam(
    'Échographie prostatique et vésicale',
    'Echo, Uro, Pelvis',
    reasons('Troubles mictionnels | Rétention | Bilan avant traitement'),
    ultrasound('par voie sus-pubienne et endorectale'),
    prostate,
    `? Lobe médian
+ Absent > Pas de lobe médian.
- Présent
  # Protrusion intravésicale | mm | 1..60 > Protrusion intravésicale de {valeur}.
? Échostructure
+ Homogène > Échostructure homogène.
- Nodule hypoéchogène périphérique >> Nodule hypoéchogène de la zone périphérique, à compléter par une IRM.
- Abcès >> Abcès prostatique.`,
    bladder,
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
# Longueur du testicule ${side} {l${side[0]}} | mm | 5..90 > Testicule ${side}, longueur : {valeur}.
# Largeur du testicule ${side} {w${side[0]}} | mm | 3..60 > Largeur : {valeur}.
# Épaisseur du testicule ${side} {e${side[0]}} | mm | 3..60 > Épaisseur : {valeur}.
= Volume testiculaire ${side} | {l${side[0]}} * {w${side[0]}} * {e${side[0]}} * 0.00052 | mL | 1 > Volume du testicule ${side} : {valeur}.
!? Vascularisation du testicule ${side}
+ Normale > Vascularisation normale du testicule ${side}.
- Abolie >> Absence de flux dans le testicule ${side} : torsion du cordon jusqu'à preuve du contraire.
- Augmentée >> Hyperhémie du testicule ${side}, évocatrice d'orchite.
? Masse du testicule ${side}
+ Absente > Pas de masse du testicule ${side}.
- Présente
  # Taille de la masse ${side} | mm | 1..120 >> Masse intratesticulaire ${side} de {valeur}.
?? Annexes à ${side}
+ Normales > Épididyme et cordon ${side}s normaux.
/ Épididymite | Kyste de l'épididyme | Varicocèle | Hydrocèle | Spire de torsion >> Côté ${side} : {o}.`,
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
" Siège > Siège : {valeur}.
# Grand axe | mm | 3..250 > Grand axe : {valeur}.
!? Nature
- Kystique
  ? Bosniak 2019
  / I | II | IIF | III | IV >> Lésion kystique classée Bosniak {O}.
- Solide
  ? Hypothèse histologique
  / Carcinome à cellules claires | Carcinome papillaire | Angiomyolipome | Oncocytome ou chromophobe >> Masse solide, hypothèse : {o}.
  # Score R.E.N.A.L. | | 4..12 > Score R.E.N.A.L. : {valeur}.
? Veine rénale
+ Libre > Veine rénale et veine cave libres.
- Thrombus >> Thrombus tumoral de la veine rénale.`,
    conclusion('Pas de lésion rénale suspecte.', 'Biopsie | Chirurgie | Contrôle à 6 mois'),
  ),
  exam(
    'Urétro-cystographie rétrograde et mictionnelle',
    'Rx, Uro, Pedia',
    reasons('Pyélonéphrites récidivantes | Dilatation anténatale | Sténose urétrale'),
    radiographs('Remplissage, mictionnel et post-mictionnel'),
    `== Vessie et urètre
# Capacité vésicale | mL | 10..1000 > Capacité vésicale : {valeur}.
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
/ Grade I | Grade II | Grade III | Grade IV | Grade V >> Reflux droit de {o}.
!? Reflux gauche
+ Absent > Pas de reflux vésico-urétéral gauche.
/ Grade I | Grade II | Grade III | Grade IV | Grade V >> Reflux gauche de {o}.`,
    conclusion('Pas de reflux ni d’obstacle.', 'Avis d’urologie pédiatrique | Scintigraphie au DMSA'),
  ),
];
