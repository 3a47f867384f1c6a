import { mineralisation } from './bone.ts';
import {
  conclusion,
  ct,
  type DemoExam,
  exam,
  injectedCt,
  injectedMr,
  nested,
  radiographs,
  reasons,
  ultrasound,
} from './exam.ts';

const size = `# Longueur [id l] | mm | 1..400 | entier > Longueur : {valeur}.
# Largeur [id w] | mm | 1..400 | entier > Largeur : {valeur}.
# Épaisseur [id e] | mm | 1..400 | entier > Épaisseur : {valeur}.
= Volume | {l} * {w} * {e} * 0.00052 | mL | 1 > Volume estimé : {valeur}.`;

const site = `!" Siège et côté >> Masse des parties molles, siège : {valeur}.
? Plan
/ Dermique | Sous-cutané | Sous-aponévrotique | Intramusculaire > Plan : {option}.`;

/** The question about a mass, with further questions when there is one. */
const mass = (none: string, block: string): string => `!? Masse
+ Absente > ${none}
- Présente
${nested(block)}`;

export const softTissueExams: DemoExam[] = [
  exam(
    'Échographie d’une masse des parties molles',
    'Echo, Ostéo, Parties molles',
    reasons('Tuméfaction palpée | Augmentation de volume récente | Surveillance'),
    ultrasound('à la sonde linéaire'),
    `== Masse
${mass(
  'Pas de masse visible en regard de la zone indiquée.',
  `${site}\n${size}
? Contenu
/ Anéchogène | Hypoéchogène | Hyperéchogène | Hétérogène > Contenu : {option}.
? Vascularisation Doppler
- Absente > Pas de flux Doppler interne.
- Périphérique > Vascularisation périphérique.
- Interne anarchique >> Vascularisation interne anarchique.
!? Diagnostic évoqué
/ Lipome | Kyste épidermoïde | Kyste synovial | Ganglion lymphatique | Schwannome | Hématome >> Aspect échographique en faveur de : {option}.
- Masse indéterminée >> Masse indéterminée : IRM avant tout geste.
?? Critères d'alerte
/ Grand axe de plus de 5 cm | Situation profonde | Croissance rapide | Récidive >> Critère(s) d'alerte : {option}.`,
)}`,
    conclusion(
      'Pas de masse visible en regard de la zone indiquée.',
      'IRM injectée | Centre de référence des sarcomes | Contrôle à 3 mois',
    ),
  ),
  exam(
    'IRM d’une masse des parties molles – caractérisation',
    'IRM, Ostéo, Parties molles',
    reasons('Masse de plus de 5 cm | Masse profonde | Masse indéterminée en échographie'),
    injectedMr('T1 et T2 avec et sans saturation de graisse, diffusion, perfusion'),
    `== Masse
${mass(
  'Pas de masse des parties molles dans la région explorée.',
  `${site}\n${size}
? Signal T1
/ Graisseux | Isosignal au muscle | Hypersignal hémorragique | Hyposignal > Signal T1 : {option}.
? Signal T2
/ Hypersignal franc (myxoïde) | Hétérogène | Hyposignal (fibreux) > Signal T2 : {option}.
# Coefficient de diffusion | 10⁻³ mm²/s | 0..4 | 2 > Coefficient apparent de diffusion : {valeur}.
? Courbe de perfusion
/ Type 1 | Type 2 | Type 3 (plateau) | Type 4 (lavage) > Perfusion : {option}.
?? Rapports
- À distance des pédicules et de l'os [seule] > Masse à distance des axes vasculo-nerveux et de l'os.
/ Contact osseux | Contact vasculaire | Contact nerveux | Franchissement aponévrotique >> Rapports : {option}.
!? Conclusion histologique probable
- Lipome >> Aspect de lipome.
- Tumeur lipomateuse atypique >> Tumeur lipomateuse atypique ou liposarcome bien différencié possible.
- Tumeur nerveuse >> Aspect de tumeur de la gaine nerveuse.
- Tumeur desmoïde >> Tumeur desmoïde possible.
- Suspecte de sarcome >> Masse suspecte de sarcome.
- Indéterminée >> Masse indéterminée, prélèvement à discuter en centre expert.`,
)}`,
    conclusion(
      'Pas de masse des parties molles.',
      'Biopsie en centre expert | Scanner thoracique | Contrôle à 6 mois',
    ),
  ),
  exam(
    'Échographie des parties molles – abcès, cellulite et corps étranger',
    'Echo, Parties molles, Ostéo',
    reasons('Placard inflammatoire | Plaie souillée | Fièvre'),
    ultrasound('à la sonde linéaire haute fréquence'),
    `== Lésion
!? Collection
+ Absente > Pas de collection.
- Présente
${nested(size)}
  !? Contenu
  / Liquidien pur | Échogène mobile | Cloisonné | Gazeux >> Collection de contenu {option}.
? Tissu sous-cutané
+ Normal > Tissu sous-cutané normal.
- Infiltration en pavés >> Infiltration œdémateuse sous-cutanée, aspect en pavés.
- Gaz >> Gaz sous-cutané : dermohypodermite nécrosante à écarter en urgence.
? Corps étranger
+ Non visible > Pas de corps étranger décelable.
- Visible
  !# Longueur du corps étranger | mm | 1..100 | entier >> Corps étranger de {valeur}.
  # Profondeur | mm | 1..80 | entier > Profondeur du corps étranger : {valeur}.
? Veines superficielles
+ Compressibles > Veines superficielles compressibles.
- Thrombosées >> Thrombose veineuse superficielle.`,
    conclusion(
      'Pas de collection ni de corps étranger décelable.',
      'Drainage | Scanner en urgence | Avis chirurgical',
    ),
  ),
  exam(
    'Scanner d’une dermohypodermite – recherche de fasciite nécrosante',
    'TDM, Parties molles',
    reasons('Sepsis et douleur disproportionnée | Crépitation | Diabète'),
    injectedCt('de la région atteinte, au temps veineux'),
    `== Parties molles
!? Gaz
+ Absent > Pas de gaz dans les parties molles.
- Sous-cutané >> Gaz sous-cutané.
- Le long des fascias >> Gaz le long des fascias profonds.
? Fascias profonds
+ Fins > Fascias profonds fins.
- Épaissis
  !# Épaisseur des fascias | mm | 2..20 | entier >> Épaississement des fascias profonds, mesurés à {valeur}.
? Rehaussement des fascias
+ Normal > Rehaussement normal des fascias.
- Augmenté >> Rehaussement augmenté des fascias.
- Nécrose (fascias non rehaussés) >> Absence de rehaussement des fascias, en faveur d'une nécrose.
?? Collections
+ Aucune > Pas de collection.
/ Sous-cutanée | Intermusculaire | Intramusculaire >> Collection : {option}.
? Point de départ
/ Cutané | Périnéal | Osseux | Digestif > Point de départ : {option}.`,
    conclusion(
      'Pas d’argument scanographique pour une fasciite nécrosante (l’exploration chirurgicale prime en cas de doute).',
      'Exploration chirurgicale en urgence | Antibiothérapie | IRM',
    ),
  ),
  exam(
    'Radiographies des parties molles – recherche de corps étranger',
    'Rx, Parties molles, Doigts',
    reasons('Plaie par verre | Plaie par métal | Plaie par végétal'),
    radiographs('Deux incidences orthogonales avec repère cutané', 'Radiographies des parties molles'),
    `== Lecture
!? Corps étranger radio-opaque
+ Absent > Pas de corps étranger radio-opaque (le bois et la plupart des plastiques ne sont pas visibles).
- Présent
  !" Siège et côté >> Corps étranger radio-opaque, siège : {valeur}.
  # Nombre | | 1..50 | entier > Nombre de corps étrangers : {valeur}.
  !# Taille maximale | mm | 1..100 | entier >> Taille maximale du corps étranger : {valeur}.
  ? Nature
  / Métallique | Verre | Pierre > Nature : {option}.
? Emphysème sous-cutané
+ Absent > Pas d'emphysème sous-cutané.
- Présent >> Emphysème sous-cutané.
?? Calcifications
+ Absentes > Pas de calcification des parties molles.
/ Vasculaires | Phlébolithes | Calcinose | Myosite ossifiante > Calcifications : {option}.
${mineralisation}`,
    conclusion('Pas de corps étranger radio-opaque décelable.', 'Échographie | Exploration chirurgicale'),
  ),
  exam(
    'Scanner des parties molles – lipome profond et bilan préopératoire',
    'TDM, Parties molles, Ostéo',
    reasons('Masse graisseuse | Contre-indication à l’IRM'),
    ct('de la région tuméfiée'),
    `== Masse
${mass(
  'Pas de masse des parties molles.',
  `${site}\n${size}
!# Densité moyenne | UH | -200..200 | entier > Densité moyenne : {valeur}.
!? Cloisons
- Absentes ou fines > Cloisons absentes ou fines, de moins de 2 mm.
- Épaisses >> Cloisons épaisses, de plus de 2 mm.
!? Composante tissulaire
- Absente > Pas de composante tissulaire.
- Présente >> Composante tissulaire : prélèvement à discuter.
!? Diagnostic évoqué
- Lipome >> Aspect de lipome.
- Tumeur lipomateuse atypique >> Tumeur lipomateuse atypique possible.
- Indéterminée >> Masse indéterminée, prélèvement à discuter en centre expert.`,
)}`,
    conclusion('Pas de masse des parties molles.', 'IRM | Exérèse | Biopsie'),
  ),
];
