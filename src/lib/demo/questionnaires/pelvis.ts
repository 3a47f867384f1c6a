import {
  conclusion,
  type DemoExam,
  exam,
  injectedCt,
  injectedMr,
  mr,
  radiographs,
  reasons,
  ultrasound,
} from './exam.ts';

const ovary = (side: string, key: string): string => `== Ovaire ${side}
# Grand axe de l'ovaire ${side} [id ${key}] | mm | 5..200 | entier > Ovaire ${side} : {valeur} de grand axe.
!? Lésion de l'ovaire ${side}
+ Aucune > Ovaire ${side} sans lésion.
- Kyste fonctionnel > Kyste fonctionnel de l'ovaire ${side}.
- Endométriome >> Endométriome de l'ovaire ${side}.
- Tératome >> Tératome mature de l'ovaire ${side}.
- Lésion complexe
  ? O-RADS (${side})
  / O-RADS 2 | O-RADS 3 | O-RADS 4 | O-RADS 5 >> Lésion de l'ovaire ${side} classée {option}.
  # Taille de la lésion ${side} | mm | 5..400 | entier > Taille : {valeur}.`;

const uterus = `== Utérus
? Position [neutre]
/ Antéversé | Rétroversé | Intermédiaire > Utérus : {option}.
# Longueur de l'utérus | mm | 20..300 | entier > Longueur : {valeur}.
# Épaisseur de l'endomètre | mm | 1..60 | 1 > Endomètre : {valeur}.
?? Myomètre
+ Homogène > Myomètre homogène.
- Fibromes
  # Nombre de fibromes | | 1..50 | entier > Fibromes : {valeur}.
  # Taille du plus volumineux | mm | 5..300 | entier >> Fibrome dominant de {valeur}.
  ? Classification FIGO du fibrome dominant
  / 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 > Fibrome dominant de type {option} de la FIGO.
- Adénomyose >> Adénomyose.
? Cavité
+ Vide > Cavité utérine vide.
- Polype >> Polype endocavitaire.
- Dispositif intra-utérin en place > Dispositif intra-utérin en place.`;

export const pelvisExams: DemoExam[] = [
  exam(
    'Échographie pelvienne gynécologique',
    'Echo, Pelvis',
    reasons('Douleur pelvienne | Métrorragies | Infertilité'),
    ultrasound('par voies sus-pubienne et endovaginale'),
    uterus,
    ovary('droit', 'od'),
    ovary('gauche', 'og'),
    `== Douglas\n? Cul-de-sac de Douglas\n+ Libre > Pas d'épanchement.\n- Lame liquidienne > Lame liquidienne physiologique.\n- Hémopéritoine >> Hémopéritoine.`,
    conclusion('Échographie pelvienne normale.', 'IRM pelvienne | Contrôle après les règles | Hystéroscopie'),
  ),
  exam(
    'Échographie du premier trimestre – datation et localisation',
    'Echo, Pelvis',
    reasons('Datation | Métrorragies | Suspicion de grossesse extra-utérine'),
    ultrasound('par voies abdominale et endovaginale'),
    `== Grossesse
!? Localisation
- Intra-utérine évolutive > Grossesse intra-utérine évolutive.
  # Longueur cranio-caudale | mm | 1..90 | 1 >> Longueur cranio-caudale : {valeur}.
  # Clarté nucale | mm | 0.5..12 | 1 > Clarté nucale : {valeur}.
  # Fréquence cardiaque | bpm | 50..220 | entier > Activité cardiaque à {valeur}.
  date: Date de début de grossesse retenue >> Début de grossesse retenu : {valeur}.
- Arrêtée >> Grossesse arrêtée.
- Localisation indéterminée >> Grossesse de localisation indéterminée.
- Extra-utérine >> Grossesse extra-utérine.
  # Taille de la masse latéro-utérine | mm | 3..100 | entier > Masse latéro-utérine de {valeur}.
? Nombre d'embryons [neutre]
/ Un | Jumeaux dichoriaux | Jumeaux monochoriaux diamniotiques > Nombre : {option}.
? Trophoblaste
+ Normal > Trophoblaste d'aspect normal.
- Décollement > Hématome décidual.
- Aspect vésiculaire >> Aspect de môle.`,
    ovary('droit', 'od'),
    ovary('gauche', 'og'),
    conclusion(
      'Pas d’anomalie du trophoblaste ni des ovaires.',
      'Dosage de hCG à 48 heures | Contrôle | Avis gynécologique en urgence',
    ),
  ),
  exam(
    'IRM pelvienne – cartographie de l’endométriose profonde',
    'IRM, Pelvis',
    reasons('Dysménorrhée | Dyspareunie | Infertilité | Bilan préopératoire'),
    mr('T2 dans trois plans, T1 avec et sans saturation de graisse, après balisage'),
    [
      'Torus et ligaments utéro-sacrés',
      'Cloison recto-vaginale',
      'Charnière recto-sigmoïdienne',
      'Vessie',
      'Paramètres',
    ]
      .map(
        (
          location,
        ) => `${location === 'Torus et ligaments utéro-sacrés' ? '== Endométriose profonde\n' : ''}!? ${location}
+ Pas d'atteinte > ${location} : pas d'atteinte.
- Atteinte >> ${location} : atteinte par l'endométriose profonde.
  # Taille (${location.toLowerCase()}) | mm | 2..120 | entier > Lésion de {valeur}.`,
      )
      .join('\n'),
    ovary('droit', 'od'),
    ovary('gauche', 'og'),
    `== Utérus
? Adénomyose
+ Absente > Zone jonctionnelle normale.
/ Interne focale | Interne diffuse | Externe >> Adénomyose : {option}.
? Oblitération du Douglas
+ Non > Cul-de-sac de Douglas libre.
- Partielle >> Oblitération partielle du Douglas.
- Complète >> Oblitération complète du Douglas.
? Hydronéphrose
+ Absente > Pas de dilatation urétérale.
- Présente >> Retentissement urétéral.`,
    conclusion(
      'Pas d’endométriose profonde décelable.',
      'Avis en centre expert | Échoendoscopie rectale | Traitement hormonal',
    ),
  ),
  exam(
    'IRM pelvienne – masse annexielle (O-RADS IRM)',
    'IRM, Pelvis',
    reasons('Masse annexielle indéterminée en échographie'),
    injectedMr('T2, T1 avec et sans saturation de graisse, diffusion et perfusion'),
    `== Masse
# Grand axe | mm | 5..400 | entier > Grand axe : {valeur}.
? Contenu
/ Liquide simple | Hémorragique | Graisseux | Mixte > Contenu : {option}.
? Portion tissulaire
+ Absente > Pas de portion tissulaire rehaussée.
- Présente
  ? Courbe de perfusion
  / Type 1 (progressive) | Type 2 (plateau) | Type 3 (plus rapide que le myomètre) > Courbe : {option}.
  ? Hyposignal T2 et b élevé (dark-dark)
  / Oui | Non > Hyposignal T2 et en diffusion : {option}.
!? O-RADS IRM
/ 1 | 2 | 3 | 4 | 5 >> Masse classée O-RADS IRM {option}.
?? Extension
+ Absente > Pas d'implant péritonéal ni d'ascite.
/ Ascite | Implants péritonéaux | Adénopathies >> {option}.`,
    uterus,
    conclusion('Pas de masse annexielle.', 'Avis en centre d’oncologie | Contrôle à 3 mois | CA-125'),
  ),
  exam(
    'IRM pelvienne – cancer du col et de l’endomètre',
    'IRM, Pelvis',
    reasons('Bilan d’extension | Suivi après radiochimiothérapie'),
    injectedMr('T2 haute résolution, diffusion, T1 dynamiques'),
    `== Tumeur
? Siège
/ Col | Endomètre >> Tumeur : {option}.
# Grand axe | mm | 2..150 | entier >> Grand axe : {valeur}.
? Infiltration du myomètre
- Sans objet [normal question]
/ Moins de 50 % | 50 % ou plus > Infiltration du myomètre : {option}.
?? Extension
+ Aucune > Pas d'extension extra-utérine.
/ Paramètre droit | Paramètre gauche | Vagin tiers supérieur | Vagin tiers inférieur | Vessie | Rectum >> Extension : {option}.
?? Ganglions
+ Non suspects > Pas d'adénopathie.
/ Iliaques | Lombo-aortiques | Inguinaux >> Adénopathies : {option}.
? Stade FIGO proposé
/ IA | IB | II | IIIA | IIIB | IIIC1 | IIIC2 | IVA | IVB >> Stade FIGO proposé : {option}.`,
    conclusion(
      'Pas de lésion tumorale visible.',
      'Réunion de concertation | TEP-TDM | Examen sous anesthésie',
    ),
  ),
  exam(
    'Scanner pelvien – douleur pelvienne aiguë de la femme',
    'TDM, Pelvis, Dig',
    reasons('Douleur pelvienne fébrile | Hémopéritoine | Post-partum'),
    injectedCt('abdomino-pelvienne au temps portal'),
    `== Pelvis
!?? Diagnostic
+ Aucun signe aigu > Pas d'anomalie pelvienne aiguë.
/ Abcès tubo-ovarien | Torsion d'annexe | Rupture de kyste hémorragique | Thrombose de la veine ovarienne | Nécrobiose de fibrome | Endométrite >> {option}.
# Taille de la collection | mm | 5..250 | entier > Collection de {valeur}.
? Saignement actif
+ Absent > Pas de fuite active.
- Présent >> Fuite active de produit de contraste.
? Appendice
+ Normal > Appendice normal.
- Pathologique >> Appendice pathologique.
? Sigmoïde
+ Normal > Sigmoïde normal.
- Diverticulite >> Diverticulite sigmoïdienne.`,
    conclusion('Pas d’anomalie pelvienne aiguë.', 'Avis gynécologique urgent | Drainage | Échographie'),
  ),
  exam(
    'Hystérosalpingographie – bilan d’infertilité',
    'Rx, Pelvis',
    reasons('Infertilité primaire | Infertilité secondaire | Contrôle de perméabilité'),
    radiographs('Sans préparation, remplissage, réplétion et évacuation'),
    `== Cavité
? Cavité utérine
+ Normale > Cavité utérine triangulaire, de contours réguliers.
/ Polype | Synéchie | Fibrome sous-muqueux | Cloison | Utérus bicorne | Utérus en T >> Cavité utérine : {option}.
== Trompes
${['droite', 'gauche']
  .map(
    (side) => `!? Trompe ${side}
+ Perméable > Trompe ${side} perméable, bon brassage péritonéal.
- Obstruction proximale >> Obstruction proximale de la trompe ${side}.
- Hydrosalpinx >> Hydrosalpinx ${side}.
- Phimosis > Phimosis tubaire ${side}.`,
  )
  .join('\n')}
? Tolérance
+ Bonne > Examen bien toléré.
- Malaise vagal > Malaise vagal spontanément résolutif.`,
    conclusion('Hystérosalpingographie normale.', 'Hystéroscopie | Cœlioscopie | Avis d’AMP'),
  ),
];
