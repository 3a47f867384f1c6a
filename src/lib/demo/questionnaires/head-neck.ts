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

const lobe = (side: string, key: string): string => `== Lobe ${side}
!# Hauteur [id ${key}h] | mm | 5..120 | entier > Lobe ${side}, hauteur : {valeur}.
!# Épaisseur [id ${key}e] | mm | 5..80 | entier > Épaisseur : {valeur}.
!# Largeur [id ${key}l] | mm | 5..80 | entier > Largeur : {valeur}.
= Volume du lobe ${side} | {${key}h} * {${key}e} * {${key}l} * 0.00052 | mL | 1 > Volume du lobe ${side} : {valeur}.
!? Nodule du lobe ${side} [fiche tirads]
+ Absent > Pas de nodule du lobe ${side}.
- Présent
  !# Grand axe du nodule ${side} | mm | 2..100 | entier >> Nodule du lobe ${side} de {valeur}.
  ? Composition du nodule ${side}
  / Kystique pur | Spongiforme | Mixte | Solide > Composition : {option}.
  ? Échogénicité du nodule ${side}
  / Anéchogène | Hyperéchogène | Isoéchogène | Modérément hypoéchogène | Fortement hypoéchogène > Échogénicité : {option}.
  ?? Signes forts de malignité (${side})
  / Plus épais que large | Contours irréguliers | Microcalcifications > Signe(s) fort(s) de malignité : {option}.
  !? Catégorie du nodule ${side}
  / EU-TIRADS 2 | EU-TIRADS 3 | EU-TIRADS 4 | EU-TIRADS 5 >> Nodule du lobe ${side} classé {option}.`;

const SECTORS = ['I', 'II', 'III', 'IV', 'V']
  .flatMap((sector) => [`Secteur ${sector} droit`, `Secteur ${sector} gauche`])
  .join(' | ');

const nodes = `!? Adénopathies cervicales
+ Absentes > Pas d'adénopathie cervicale suspecte.
- Présentes
  !?? Siège des adénopathies
  / ${SECTORS} | Secteur VI | Rétropharyngées droites | Rétropharyngées gauches >> Adénopathies cervicales : {option}.
  # Petit axe du plus gros ganglion | mm | 2..60 | entier > Petit axe du plus gros ganglion : {valeur}.
  ?? Critères de suspicion
  / Arrondi sans hile | Nécrose | Calcifications | Rupture capsulaire > Critère(s) de suspicion : {option}.`;

const ear = (side: string): string => `== Oreille ${side}
?? Caisse du tympan ${side}
+ Aérée [seule] > Caisse du tympan ${side} aérée.
/ Comblement de l'épitympan | Comblement complet | Lyse du mur de la logette >> Oreille ${side} : {option}.
? Chaîne ossiculaire ${side}
+ Intacte > Chaîne ossiculaire ${side} complète et en place.
- Lyse de l'enclume >> Lyse de l'enclume, oreille ${side}.
- Luxation incudo-malléaire >> Luxation incudo-malléaire ${side}.
? Fissula ante fenestram ${side}
+ Normale > Pas de foyer otospongieux de l'oreille ${side}.
- Foyer hypodense >> Foyer otospongieux de l'oreille ${side}.
? Canal semi-circulaire supérieur, oreille ${side}
+ Couvert > Canal semi-circulaire supérieur couvert, oreille ${side}.
- Déhiscent >> Déhiscence du canal semi-circulaire supérieur, oreille ${side}.`;

const SINUSES =
  'Maxillaire droit | Maxillaire gauche | Ethmoïde antérieur droit | Ethmoïde antérieur gauche | Ethmoïde postérieur droit | Ethmoïde postérieur gauche | Frontal droit | Frontal gauche | Sphénoïdal droit | Sphénoïdal gauche';

export const headNeckExams: DemoExam[] = [
  exam(
    'Échographie thyroïdienne – nodules (EU-TIRADS)',
    'Echo, ORL',
    reasons('Nodule palpé | Dysthyroïdie | Surveillance'),
    ultrasound('à la sonde linéaire'),
    lobe('droit', 'd'),
    lobe('gauche', 'g'),
    `== Isthme et cou
# Épaisseur de l'isthme | mm | 1..40 | 1 > Isthme : {valeur}.
? Échostructure
+ Homogène > Parenchyme homogène, de vascularisation normale.
- Hypoéchogène hétérogène >> Aspect de thyroïdite.
${nodes}`,
    conclusion(
      'Thyroïde d’échostructure normale, sans nodule.',
      'Cytoponction | Contrôle à 1 an | Scintigraphie',
    ),
  ),
  exam(
    'Scanner des sinus – rhinosinusite et bilan préopératoire',
    'TDM, ORL',
    reasons('Rhinosinusite chronique | Polypose | Bilan avant méatotomie'),
    ct('des sinus de la face'),
    `== Sinus
!?? Comblement
+ Aucun > Cavités sinusiennes aérées.
/ ${SINUSES} >> Comblement sinusien : {option}.
# Score de Lund-Mackay | | 0..24 | entier >> Score de Lund-Mackay : {valeur}.
? Complexe ostio-méatal
+ Perméable des deux côtés > Complexes ostio-méataux perméables.
/ Obstrué à droite | Obstrué à gauche | Obstrué des deux côtés >> Complexe ostio-méatal : {option}.
? Lyse osseuse
+ Absente > Pas de lyse osseuse.
- Présente >> Lyse osseuse.
? Balle fongique
+ Absente > Pas de calcification intrasinusienne.
- Présente >> Densité calcique intrasinusienne évocatrice de balle fongique.
== Variantes à risque
? Profondeur de la gouttière olfactive (Keros) [neutre]
/ 1 | 2 | 3 > Gouttière olfactive de type {option} de Keros.
?? Variantes
+ Aucune > Pas de variante à risque opératoire.
/ Cellule d'Onodi | Concha bullosa | Déviation septale | Procidence carotidienne | Déhiscence du nerf optique > Variante : {option}.
?? Origine dentaire
+ Non > Pas de foyer dentaire.
/ Granulome apical | Communication bucco-sinusienne | Pâte dentaire intrasinusienne >> Origine dentaire : {option}.`,
    conclusion('Sinus de la face sans anomalie.', 'Avis ORL | Avis odontologique'),
  ),
  exam(
    'Scanner des rochers – surdité de transmission et otite chronique',
    'TDM, ORL',
    reasons('Surdité de transmission | Otorrhée chronique | Suspicion de cholestéatome'),
    ct('ultra-haute résolution des rochers'),
    ear('droite'),
    ear('gauche'),
    conclusion(
      'Scanner des rochers sans anomalie.',
      'IRM en diffusion non EPI | Avis otologique | Audiométrie',
    ),
  ),
  exam(
    'IRM des conduits auditifs internes – surdité brusque, acouphène et vertige',
    'IRM, ORL, Neuro',
    reasons('Surdité de perception asymétrique | Acouphène unilatéral | Vertige'),
    injectedMr('T2 3D haute résolution, T1 3D, FLAIR de l’encéphale'),
    `== Angle ponto-cérébelleux
!? Processus expansif
+ Absent > Pas de processus expansif des angles ponto-cérébelleux.
- Présent
  !? Côté du processus expansif
  / Droit | Gauche | Bilatéral >> Processus expansif de l'angle ponto-cérébelleux, côté : {option}.
  !? Nature évoquée
  - Schwannome vestibulaire
    !? Stade de Koos
    / 1 | 2 | 3 | 4 >> Schwannome vestibulaire de stade {option} de Koos.
    # Grand axe cisternal | mm | 1..60 | entier > Grand axe cisternal : {valeur}.
    ? Fond du conduit
    / Libre | Comblé > Fond du conduit auditif interne : {option}.
  - Méningiome >> Méningiome de l'angle ponto-cérébelleux.
  - Kyste épidermoïde >> Kyste épidermoïde de l'angle ponto-cérébelleux.
?? Labyrinthes
+ Normaux > Signal liquidien normal des labyrinthes.
/ Hémorragie labyrinthique droite | Hémorragie labyrinthique gauche >> Hypersignal T1 labyrinthique évocateur de {option}.
/ Labyrinthite droite | Labyrinthite gauche >> Prise de contraste labyrinthique évocatrice de {option}.
? Conflit vasculo-nerveux
+ Absent > Pas de conflit vasculo-nerveux.
- Possible > Contact vasculo-nerveux à confronter à la clinique.
? Encéphale
+ Normal > Encéphale sans anomalie.
- Anomalies de la substance blanche > Anomalies de signal de la substance blanche.`,
    conclusion(
      'IRM des conduits auditifs internes normale.',
      'Avis ORL | Contrôle à 6 mois | Avis de radiochirurgie',
    ),
  ),
  exam(
    'Scanner cervico-thoracique – bilan d’extension d’un cancer des voies aéro-digestives supérieures (cavité orale, oropharynx, hypopharynx et larynx), avec manœuvres phonatoires',
    'TDM, ORL',
    reasons('Lésion endoscopique | Adénopathie cervicale | Surveillance'),
    injectedCt('de la base du crâne au diaphragme, avec manœuvres'),
    `== Tumeur
!? Tumeur
+ Absente > Pas de lésion tumorale décelable.
- Présente
  !? Siège
  / Oropharynx | Cavité orale | Larynx glottique | Larynx supraglottique | Hypopharynx | Nasopharynx >> Lésion tumorale : {option}.
  !? Côté de la tumeur
  / Droit | Gauche | Médian | Bilatéral >> Côté : {option}.
  !# Grand axe tumoral | mm | 2..120 | entier >> Grand axe : {valeur}.
  !?? Extensions
  - Aucune > Pas d'extension aux structures voisines.
  / Espace paraglottique | Loge pré-épiglottique | Cartilage thyroïde | Mandibule | Carotide (plus de 270°) | Ligne médiane >> Extension : {option}.
  !? Stade T radiologique
  / T1 | T2 | T3 | T4a | T4b >> Classification proposée : {option}.
== Ganglions\n${nodes}
== Thorax
?? Localisation secondaire
+ Aucune > Pas de lésion thoracique suspecte.
/ Nodules pulmonaires | Adénopathies médiastinales | Deuxième cancer bronchique >> {option}.`,
    conclusion('Pas de lésion tumorale décelable.', 'Réunion de concertation | TEP-TDM | IRM'),
  ),
  exam(
    'Échographie cervicale et des glandes salivaires',
    'Echo, ORL',
    reasons('Tuméfaction parotidienne | Colique salivaire | Adénopathie'),
    ultrasound('à la sonde linéaire haute fréquence'),
    `== Glandes salivaires
!? Lésion parotidienne
+ Absente > Parotides homogènes.
- Nodule
  !? Côté du nodule
  / Droit | Gauche | Bilatéral >> Nodule parotidien {option}.
  !# Grand axe | mm | 2..80 | entier >> Grand axe du nodule : {valeur}.
  !? Aspect
  / Polylobé hypoéchogène (adénome pléomorphe) | Kystique cloisonné (tumeur de Warthin) | Mal limité suspect >> Aspect : {option}.
? Lithiase
+ Absente > Pas de lithiase salivaire.
/ Canal de Wharton droit | Canal de Wharton gauche | Canal de Sténon droit | Canal de Sténon gauche | Intraglandulaire à droite | Intraglandulaire à gauche >> Lithiase salivaire : {option}.
?? Aspect micro-kystique diffus
+ Non > Pas d'aspect micro-kystique.
/ Parotides | Submandibulaires >> Aspect micro-kystique évocateur de syndrome de Sjögren : {option}.
== Ganglions\n${nodes}`,
    conclusion('Échographie cervicale sans anomalie.', 'Cytoponction | IRM parotidienne | Sialendoscopie'),
  ),
  exam(
    'Panoramique dentaire et clichés de la face',
    'Rx, ORL',
    reasons('Traumatisme facial | Bilan dentaire | Trismus'),
    radiographs('Orthopantomogramme'),
    `== Dents
? Anomalies dentaires
+ Aucune > Pas d'anomalie dentaire décelable.
- Présentes
  !?? Type d'anomalie
  / Caries | Lésion périapicale | Dent de sagesse incluse | Parodontolyse | Racine résiduelle >> Anomalies dentaires : {option}.
  !" Dents concernées (numérotation FDI) >> Dents concernées : {valeur}.
== Os
!?? Fracture mandibulaire
+ Absente > Pas de fracture mandibulaire.
/ Condyle droit | Condyle gauche | Angle droit | Angle gauche | Branche horizontale droite | Branche horizontale gauche | Symphyse >> Fracture mandibulaire : {option}.
? Image lacunaire
+ Absente > Pas d'image lacunaire maxillo-mandibulaire.
- Kyste radiculaire >> Kyste radiculaire.
- Kératokyste ou améloblastome >> Lacune multiloculaire, à compléter par un scanner.
? Articulations temporo-mandibulaires
+ Symétriques > Condyles mandibulaires symétriques.
- Remaniements > Remaniements condyliens.
? Sinus maxillaires
+ Transparents > Sinus maxillaires de transparence normale.
- Opacité droite > Opacité du sinus maxillaire droit.
- Opacité gauche > Opacité du sinus maxillaire gauche.
- Opacité bilatérale > Opacité des deux sinus maxillaires.`,
    conclusion('Cliché panoramique sans anomalie.', 'Cone beam | Avis odontologique | Avis maxillo-facial'),
  ),
];
