import {
  conclusion,
  type DemoExam,
  exam,
  greyScale,
  injectedCt,
  injectedMr,
  mr,
  radiographs,
  reasons,
  ultrasound,
} from './exam.ts';

const ovary = (side: string, key: string): string => `== Ovaire ${side}
!# Grand axe de l'ovaire ${side} [id ${key}] | mm | 5..200 | entier > Ovaire ${side} : {valeur} de grand axe.
!? Lésion de l'ovaire ${side}
+ Aucune > Ovaire ${side} sans lésion.
- Non vu >> Ovaire ${side} non vu.
- Kyste fonctionnel > Kyste fonctionnel de l'ovaire ${side}.
- Endométriome >> Endométriome de l'ovaire ${side}.
- Tératome >> Tératome mature de l'ovaire ${side}.
- Lésion complexe
  !? O-RADS (${side})
  / O-RADS 2 | O-RADS 3 | O-RADS 4 | O-RADS 5 >> Lésion de l'ovaire ${side} classée {option}.
  # Grand axe de la lésion de l'ovaire ${side} | mm | 5..400 | entier > Grand axe de la lésion : {valeur}.`;

const uterus = `== Utérus
? Position [neutre]
/ Antéversé | Rétroversé | Intermédiaire > Utérus {option}.
!# Longueur de l'utérus | mm | 20..300 | entier > Longueur de l'utérus : {valeur}.
!# Épaisseur de l'endomètre | mm | 1..60 | 1 > Épaisseur de l'endomètre : {valeur}.
?? Myomètre
+ Homogène [seule] > Myomètre homogène.
- Fibromes
  # Nombre de fibromes | | 1..50 | entier > Nombre de fibromes : {valeur}.
  !# Taille du plus volumineux | mm | 5..300 | entier >> Fibrome dominant de {valeur}.
  ? Classification FIGO du fibrome dominant
  / 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 > Fibrome dominant de type {option} de la FIGO.
- Adénomyose >> Adénomyose.
? Cavité
+ Vide > Cavité utérine vide.
- Polype >> Polype endocavitaire.
- Dispositif intra-utérin en place [normal question] > Dispositif intra-utérin en place.`;

export const pelvisExams: DemoExam[] = [
  exam(
    'Échographie pelvienne gynécologique',
    'Echo, Pelvis',
    reasons('Douleur pelvienne | Métrorragies | Infertilité'),
    ultrasound('par voies sus-pubienne et endovaginale'),
    uterus,
    ovary('droit', 'od'),
    ovary('gauche', 'og'),
    `== Douglas\n? Cul-de-sac de Douglas\n+ Libre > Pas d'épanchement du cul-de-sac de Douglas.\n- Lame liquidienne [normal question] > Lame liquidienne physiologique du cul-de-sac de Douglas.\n- Hémopéritoine >> Hémopéritoine.`,
    conclusion('Échographie pelvienne normale.', 'IRM pelvienne | Contrôle après les règles | Hystéroscopie'),
  ),
  exam(
    'Échographie du premier trimestre – datation et localisation',
    'Echo, Pelvis',
    reasons('Datation | Métrorragies | Suspicion de grossesse extra-utérine'),
    greyScale('par voies abdominale et endovaginale'),
    `== Grossesse
!? Localisation
- Intra-utérine évolutive [normal question] >> Grossesse intra-utérine évolutive.
  !# Longueur cranio-caudale | mm | 1..90 | 1 >> Longueur cranio-caudale : {valeur}.
  # Clarté nucale (longueur cranio-caudale de 45 à 84 mm) | mm | 0.5..12 | 1 > Clarté nucale : {valeur}.
  !? Nombre d'embryons [neutre]
  - Un > Embryon unique.
  - Jumeaux bichoriaux >> Grossesse gémellaire bichoriale.
  - Jumeaux monochoriaux biamniotiques >> Grossesse gémellaire monochoriale biamniotique.
  - Jumeaux monochoriaux monoamniotiques >> Grossesse gémellaire monochoriale monoamniotique.
  !# Fréquence cardiaque | bpm | 50..220 | entier > Activité cardiaque à {valeur}.
  date: Date de début de grossesse retenue >> Début de grossesse retenu : {valeur}.
- Arrêtée >> Grossesse arrêtée.
- Localisation indéterminée >> Grossesse de localisation indéterminée.
- Extra-utérine >> Grossesse extra-utérine.
  ? Côté de la grossesse extra-utérine
  / Droit | Gauche >> Côté : {option}.
  # Taille de la masse latéro-utérine | mm | 3..100 | entier > Masse latéro-utérine de {valeur}.
? Trophoblaste
- Normal [normal question] > Trophoblaste d'aspect normal.
- Décollement >> Hématome décidual.
- Aspect vésiculaire >> Aspect de môle.`,
    ovary('droit', 'od'),
    ovary('gauche', 'og'),
    conclusion(
      'Pas d’anomalie ovarienne.',
      'Dosage de hCG à 48 heures | Contrôle | Avis gynécologique en urgence',
    ),
  ),
  exam(
    'IRM pelvienne – cartographie de l’endométriose profonde',
    'IRM, Pelvis',
    reasons('Dysménorrhée | Dyspareunie | Infertilité | Bilan préopératoire'),
    mr('T2 dans trois plans, T1 avec et sans saturation de graisse, après balisage vaginal et rectal'),
    [
      'Torus et ligaments utéro-sacrés',
      'Cloison recto-vaginale',
      'Charnière recto-sigmoïdienne',
      'Vessie',
      'Paramètre droit',
      'Paramètre gauche',
    ]
      .map(
        (
          location,
        ) => `${location === 'Torus et ligaments utéro-sacrés' ? '== Endométriose profonde\n' : ''}!? ${location}
+ Pas d'atteinte > ${location} : pas d'atteinte.
- Atteinte >> ${location} : atteinte par l'endométriose profonde.
  # Taille (${location.toLowerCase()}) | mm | 2..120 | entier > Lésion de {valeur} de grand axe.`,
      )
      .join('\n'),
    ovary('droit', 'od'),
    ovary('gauche', 'og'),
    `== Utérus
? Adénomyose
+ Absente > Zone jonctionnelle normale.
/ Interne focale | Interne diffuse | Externe >> Adénomyose {option}.
? Oblitération du Douglas
+ Non > Cul-de-sac de Douglas libre.
- Partielle >> Oblitération partielle du Douglas.
- Complète >> Oblitération complète du Douglas.
? Dilatation urétérale
+ Absente > Pas de dilatation urétérale.
/ Droite | Gauche | Bilatérale >> Dilatation urétérale {option}, retentissement de l'endométriose à évoquer.`,
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
!? Masse annexielle
+ Absente > Pas de masse annexielle (O-RADS IRM 1).
- Présente
  !? Côté de la masse
  / Droite | Gauche | Bilatérale >> Masse annexielle {option}.
  !# Grand axe | mm | 5..400 | entier > Grand axe : {valeur}.
  ? Contenu
  / Liquide simple | Hémorragique | Graisseux | Mixte > Contenu : {option}.
  ? Portion tissulaire
  - Absente > Pas de portion tissulaire rehaussée.
  - Présente > Portion tissulaire rehaussée.
    ? Courbe de perfusion
    / Type 1 (progressive) | Type 2 (plateau) | Type 3 (plus rapide que le myomètre) > Courbe : {option}.
    ? Hyposignal en T2 et à b élevé
    - Oui > Portion tissulaire en hyposignal en T2 et en diffusion à b élevé.
    - Non > Portion tissulaire sans hyposignal franc en T2 et en diffusion à b élevé.
  !? O-RADS IRM
  / 2 | 3 | 4 | 5 >> Masse classée O-RADS IRM {option}.
?? Extension
+ Absente > Pas d'implant péritonéal, d'ascite ni d'adénopathie.
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
!? Tumeur
+ Absente > Pas de lésion tumorale visible du col ni de l'endomètre.
- Du col >> Tumeur du col.
  !# Grand axe de la tumeur du col | mm | 2..150 | entier >> Grand axe : {valeur}.
  !? Stade FIGO 2018 proposé
  / IA | IB1 | IB2 | IB3 | IIA1 | IIA2 | IIB | IIIA | IIIB | IIIC1 | IIIC2 | IVA | IVB >> Stade FIGO 2018 proposé : {option}.
- De l'endomètre >> Tumeur de l'endomètre.
  !# Grand axe de la tumeur de l'endomètre | mm | 2..150 | entier >> Grand axe : {valeur}.
  !? Infiltration du myomètre
  / Moins de 50 % | 50 % ou plus >> Infiltration du myomètre : {option}.
  ? Stroma cervical
  - Respecté > Stroma cervical respecté.
  - Envahi >> Envahissement du stroma cervical.
  !? Stade FIGO 2009 proposé
  / IA | IB | II | IIIA | IIIB | IIIC1 | IIIC2 | IVA | IVB >> Stade FIGO 2009 proposé : {option}.
?? Extension
+ Aucune > Pas d'extension extra-utérine.
/ Paramètre droit | Paramètre gauche | Vagin (deux tiers supérieurs) | Vagin (tiers inférieur) | Annexe droite | Annexe gauche | Vessie | Rectum >> Extension : {option}.
?? Ganglions
+ Non suspects > Pas d'adénopathie.
/ Iliaques droites | Iliaques gauches | Lombo-aortiques | Inguinales droites | Inguinales gauches >> Adénopathies : {option}.`,
    conclusion(
      'Pas de lésion tumorale utérine visible.',
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
/ Abcès tubo-ovarien droit | Abcès tubo-ovarien gauche | Torsion de l'annexe droite | Torsion de l'annexe gauche | Rupture de kyste hémorragique | Thrombose de la veine ovarienne | Nécrobiose de fibrome | Endométrite >> {option}.
? Collection
+ Absente > Pas de collection pelvienne.
- Présente
  !# Grand axe de la collection | mm | 5..250 | entier >> Collection pelvienne de {valeur}.
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
    radiographs(
      'Clichés sans préparation, en remplissage, en réplétion et en évacuation',
      'Hystérosalpingographie',
    ),
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
- Hydrosalpinx >> Hydrosalpinx de la trompe ${side}.
- Phimosis >> Phimosis de la trompe ${side}.`,
  )
  .join('\n')}
? Tolérance
+ Bonne > Examen bien toléré.
- Malaise vagal > Malaise vagal spontanément résolutif.`,
    conclusion('Hystérosalpingographie normale.', 'Hystéroscopie | Cœlioscopie | Avis d’AMP'),
  ),
];
