import {
  alignment,
  cartilage,
  effusion,
  fracture,
  ligament,
  marrow,
  mineralisation,
  osteoarthritis,
  softTissue,
  tendon,
} from './bone.ts';
import { conclusion, ct, type DemoExam, exam, mr, radiographs, reasons, ultrasound } from './exam.ts';

const SEQUENCES =
  'sagittale T1, sagittale, coronale et axiale en densité de protons avec saturation de graisse';
const COMPARTMENTS = 'Fémoro-tibial médial | Fémoro-tibial latéral | Fémoro-patellaire';
const CARTILAGE = 'Condyle médial | Condyle latéral | Plateau médial | Plateau latéral | Patella | Trochlée';

const meniscus = (side: string): string => `!? Ménisque ${side} [fiche stoller]
+ Normal > Ménisque ${side} de morphologie et de signal normaux.
- Méniscose > Dégénérescence intra-méniscale du ménisque ${side}, sans fissure.
- Fissure
  !? Type de fissure
  / Longitudinale verticale | Horizontale | Radiale | Oblique | Complexe >> Fissure {option} du ménisque ${side}.
  ?? Siège
  / Corne antérieure | Corps | Corne postérieure | Racine postérieure > Siège : {option}.
  ? Fragment déplacé
  + Non > Pas de fragment méniscal déplacé.
  - Anse de seau >> Anse de seau luxée dans l'échancrure.
  - Languette >> Languette méniscale déplacée.
  # Extrusion | mm | 0..15 | 1 > Extrusion méniscale de {valeur}.
- Antécédent de méniscectomie > Aspect de méniscectomie partielle du ménisque ${side}.`;

const menisci = `== Ménisques\n${meniscus('médial')}\n${meniscus('latéral')}`;

const ligaments = `== Ligaments
!? Ligament croisé antérieur
+ Continu > Ligament croisé antérieur continu, tendu, de signal normal.
- Rupture partielle >> Rupture partielle du ligament croisé antérieur.
- Rupture complète >> Rupture complète du ligament croisé antérieur.
  ? Niveau
  / Proximal | Corporéal | Distal | Avulsion de l'épine tibiale > Niveau : {option}.
  # Tiroir antérieur | mm | 0..30 | entier > Translation tibiale antérieure de {valeur}.
- Plastie en place > Ligamentoplastie du croisé antérieur en place.
${ligament('Ligament croisé postérieur', 'du ligament croisé postérieur')}
${ligament('Ligament collatéral médial', 'du ligament collatéral médial')}
${ligament('Point d’angle postéro-latéral', 'du point d’angle postéro-latéral')}`;

const extensor = `== Appareil extenseur
${tendon('Tendon quadricipital', 'du tendon quadricipital')}
${tendon('Tendon patellaire', 'du tendon patellaire')}`;

const patella = `? Engagement rotulien
+ Normal > Rotule centrée, de hauteur normale.
- Rotule haute >> Rotule haute.
  !# Index de Caton-Deschamps | | 0.4..2 | 2 > Index de Caton-Deschamps : {valeur}.
- Rotule basse >> Rotule basse.
- Signes d'instabilité >> Signes d'instabilité fémoro-patellaire.
  # TA-GT | mm | 0..40 | entier > Distance TA-GT : {valeur}.`;

const baker = `? Kyste poplité
+ Absent > Pas de kyste poplité.
- Présent > Kyste poplité gastrocnémio-semi-membraneux.
  # Grand axe du kyste | mm | 5..200 | entier > Grand axe : {valeur}.
- Rompu >> Kyste poplité rompu avec diffusion liquidienne dans le mollet.`;

const SEGOND = `? Arrachement capsulaire latéral
- Absent > Pas d'arrachement capsulaire latéral.
- Fracture de Segond >> Fracture de Segond, évocatrice d'une rupture du ligament croisé antérieur.`;

export const kneeExams: DemoExam[] = [
  exam(
    'IRM du genou – bilan traumatique',
    'IRM, Ostéo, Genou',
    reasons('Traumatisme en torsion | Blocage | Instabilité | Hémarthrose'),
    mr(SEQUENCES, 'IRM du genou {droit}'),
    menisci,
    ligaments,
    `== Os et articulation\n${marrow('Condyle latéral | Plateau tibial postéro-latéral | Condyle médial | Patella')}\n${effusion('du genou {droit}')}`,
    conclusion(
      'Pas de lésion méniscale ni ligamentaire décelable.',
      'Avis chirurgical orthopédique | Rééducation | Contrôle clinique',
    ),
  ),
  exam(
    'IRM du genou – gonalgie mécanique',
    'IRM, Ostéo, Genou',
    reasons('Gonalgie médiale mécanique | Gonalgie antérieure | Épanchement récidivant'),
    mr(SEQUENCES, 'IRM du genou {droit}'),
    menisci,
    `== Cartilage et os\n${cartilage(CARTILAGE)}\n${marrow('Condyle médial | Plateau tibial médial | Patella | Trochlée')}`,
    `${extensor}\n${patella}`,
    `== Articulation\n${effusion('du genou {droit}')}\n${baker}`,
    conclusion('IRM du genou sans anomalie.', 'Radiographies en charge | Infiltration | Avis rhumatologique'),
  ),
  exam(
    'IRM du genou – contrôle après ligamentoplastie du croisé antérieur',
    'IRM, Ostéo, Genou',
    reasons('Instabilité résiduelle | Limitation de l’extension | Reprise du sport'),
    mr(SEQUENCES, 'IRM du genou {droit}'),
    `== Greffe
date: Date de l'intervention > Ligamentoplastie du {valeur}.
!? Intégrité de la greffe
+ Continue > Greffe continue, de signal adapté au délai postopératoire.
- Ligamentisation en cours [normal question] > Greffe continue, de signal intermédiaire, en cours de ligamentisation.
- Rupture >> Rupture de la greffe.
? Position des tunnels
+ Correcte > Tunnels fémoral et tibial de position correcte.
- Tunnel tibial trop antérieur >> Tunnel tibial trop antérieur avec conflit dans l'échancrure.
- Tunnel fémoral trop antérieur >> Tunnel fémoral trop antérieur.
# Diamètre maximal du tunnel | mm | 5..25 | entier > Diamètre maximal du tunnel : {valeur}.
? Syndrome du cyclope
+ Absent > Pas de nodule fibreux antérieur.
- Présent >> Nodule fibreux antérieur compatible avec un syndrome du cyclope.`,
    menisci,
    conclusion('Plastie continue, sans complication décelable.', 'Avis du chirurgien | Scanner des tunnels'),
  ),
  exam(
    'Radiographies du genou – traumatisme',
    'Rx, Ostéo, Genou',
    reasons('Chute | Accident sportif | Accident de la voie publique'),
    radiographs('Face, profil et défilé fémoro-patellaire', 'Radiographies du genou {droit}'),
    `== Os\n${fracture('Patella | Plateau tibial latéral | Plateau tibial médial | Fémur distal | Tête de la fibula | Épines tibiales | Bord latéral du plateau tibial', SEGOND)}
${alignment('du genou {droit}', 'du genou {droit}')}
${effusion('du genou {droit}')}\n${softTissue}`,
    conclusion(
      'Pas de lésion osseuse traumatique décelable.',
      'Scanner complémentaire | IRM complémentaire | Avis orthopédique',
    ),
  ),
  exam(
    'Radiographies du genou en charge – gonarthrose',
    'Rx, Ostéo, Genou',
    reasons('Gonalgie mécanique | Déformation | Bilan préopératoire'),
    radiographs('Face en charge, schuss, profil et défilé à 30°', 'Radiographies du genou {droit}'),
    `== Interlignes\n${osteoarthritis(COMPARTMENTS)}
? Axe
+ Normoaxé > Pas de trouble d'axe décelable sur ces clichés.
- Genu varum >> Aspect de genu varum, à mesurer sur un pangonogramme.
- Genu valgum >> Aspect de genu valgum, à mesurer sur un pangonogramme.
${mineralisation}
? Chondrocalcinose
+ Absente > Pas de chondrocalcinose.
- Présente >> Chondrocalcinose méniscale et cartilagineuse.`,
    conclusion('Radiographies du genou {droit} sans anomalie.', 'Pangonogramme | IRM | Avis rhumatologique'),
  ),
  exam(
    'Scanner du genou – fracture du plateau tibial',
    'TDM, Ostéo, Genou',
    reasons('Fracture connue, bilan préopératoire | Radiographies douteuses'),
    ct('centrée sur le genou', 'Scanner du genou {droit}'),
    `== Fracture
!? Fracture du plateau tibial
+ Absente > Pas de fracture du plateau tibial.
- Présente
  !? Classification de Schatzker
  / Type I (séparation latérale) | Type II (séparation-enfoncement) | Type III (enfoncement pur) | Type IV (plateau médial) | Type V (bitubérositaire) | Type VI (dissociation métaphyso-diaphysaire) >> Fracture du plateau tibial, Schatzker : {option}.
  # Enfoncement maximal | mm | 0..40 | entier > Enfoncement maximal de {valeur}.
  # Écart interfragmentaire | mm | 0..40 | entier > Écart interfragmentaire de {valeur}.
  ?? Colonnes atteintes
  / Latérale | Médiale | Postérieure > Colonne(s) atteinte(s) : {option}.
? Tête de la fibula
+ Respectée > Tête de la fibula respectée.
- Fracturée >> Fracture de la tête de la fibula.
${effusion('du genou {droit}')}
? Axes vasculaires poplités
+ Pas d'anomalie visible > Pas d'argument pour une lésion de l'axe poplité.
- Hématome poplité >> Hématome poplité, à compléter par un angioscanner.`,
    conclusion('Pas de fracture du plateau tibial.', 'Avis chirurgical | Angioscanner | IRM ligamentaire'),
  ),
  exam(
    'Échographie du genou – tendons et creux poplité',
    'Echo, Ostéo, Genou, Parties molles',
    reasons('Tuméfaction poplitée | Douleur antérieure | Épanchement'),
    ultrasound('à la sonde linéaire', 'Échographie du genou {droit}'),
    extensor,
    `== Creux poplité et bourses\n${baker}
${effusion('du récessus suprapatellaire')}
? Bourse prépatellaire
+ Normale > Bourse prépatellaire non distendue.
- Hygroma >> Hygroma prépatellaire.
? Veines poplitées
+ Compressibles > Veines poplitées perméables et compressibles.
- Thrombosées >> Thrombose veineuse poplitée.`,
    conclusion(
      'Échographie du genou sans anomalie.',
      'Ponction échoguidée | IRM | Écho-Doppler veineux complet',
    ),
  ),
];
