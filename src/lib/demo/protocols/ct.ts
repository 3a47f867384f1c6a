import { type DemoProtocol, passes, protocol } from './demo-protocol.ts';

const IODINE = {
  agent: 'Iohexol',
  concentration: '350 mg I/mL',
  flush: '40 mL de sérum physiologique au même débit',
};
const CAUTION =
  'Hypersensibilité grave à un produit iodé documentée | DFG inférieur à 30 mL/min : discuter le bénéfice | Thyrotoxicose non contrôlée';
const PREPARATION = {
  fasting: 'Non nécessaire',
  renalFunction: 'Créatinine de moins de 3 mois si facteur de risque, de moins de 7 jours si maladie rénale',
  allergy: 'Réaction antérieure : identifier le produit, avis allergologique, changer de molécule',
  pregnancy: 'Rechercher une grossesse chez toute femme en âge de procréer',
  position: 'Décubitus dorsal, bras au-dessus de la tête',
};

export const ctProtocols: DemoProtocol[] = [
  protocol(
    'Angioscanner thoracique – embolie pulmonaire',
    'TDM, Thorax, Cardiovasc',
    'Scanner',
    'Thorax',
    {
      description: "Temps artériel pulmonaire, faible kilovoltage, en cinq secondes d'apnée.",
      indications: 'Probabilité clinique forte | D-dimères positifs adaptés à l’âge',
      contraindications: CAUTION,
      pitfalls:
        "Interruption transitoire du bolus : éviter l'inspiration profonde | Artéfact de durcissement dans la veine cave supérieure | Ganglion hilaire",
      success: 'Tronc pulmonaire supérieur à 250 UH | Pas de mouvement respiratoire aux bases',
      processing: 'MIP 5 mm coronale et sagittale | Mesure du rapport VD/VG',
      references: 'ESC 2019, embolie pulmonaire aiguë | NRD 2023',
    },
    {
      version: '2.0',
      preparation: PREPARATION,
      contrast: {
        ...IODINE,
        doseMlPerKg: 0.9,
        maximumDoseMl: 80,
        rateMlPerSecond: 4,
        bolusTracking: 'ROI tronc pulmonaire, seuil 120 UH, délai 5 s',
      },
      acquisition: {
        passes: passes(
          'Thorax | Artériel pulmonaire | Bases vers sommets | 100 | Modulation, 80–250 | 1.2 | 128 × 0,6 mm | 5.5 | 190 | 1 mm médiastin ; 1 mm poumon',
        ),
      },
    },
  ),
  protocol(
    'Scanner abdomino-pelvien – urgence digestive',
    'TDM, Dig',
    'Scanner',
    'Abdomen',
    {
      description: 'Temps portal unique, complété selon la question.',
      indications: 'Douleur abdominale aiguë | Fièvre et défense | Occlusion',
      contraindications: CAUTION,
      pitfalls: 'Temps sans injection utile : ischémie, calcul, hématome | Grêle plat pris pour une masse',
      success: 'Foie entre 100 et 120 UH | Du dôme à la symphyse',
      processing: 'Reconstructions coronales et sagittales 3 mm',
      references: 'Guide du bon usage (SFR)',
    },
    {
      version: '1.4',
      preparation: PREPARATION,
      contrast: { ...IODINE, doseMlPerKg: 1.5, maximumDoseMl: 120, rateMlPerSecond: 3, delaySeconds: 75 },
      acquisition: {
        passes: passes(
          'Abdomen-pelvis | Portal | Dôme à la symphyse | 110 | Modulation, 100–300 | 0.9 | 128 × 0,6 mm | 9 | 450 | 3 mm parties molles ; 1 mm pour reformations',
        ),
      },
    },
  ),
  protocol(
    'Scanner faible dose – colique néphrétique',
    'TDM, Uro',
    'Scanner',
    'Abdomen',
    {
      description: 'Sans injection, dose inférieure à 3 mSv.',
      indications: 'Colique néphrétique compliquée ou atypique | Suivi de lithiase',
      pitfalls: 'Phlébolithes : chercher le signe du collier | IMC supérieur à 30 : augmenter la charge',
      success: 'Dose inférieure à 3 mSv | Uretères suivis jusqu’à la vessie',
      processing: 'Densité et volume du calcul | Coronale épaisse',
      references: 'EAU Urolithiasis 2023 | NRD 2023',
    },
    {
      preparation: { ...PREPARATION, other: 'Vessie semi-pleine ; procubitus si calcul de la jonction.' },
      acquisition: {
        passes: passes(
          'Rein-vessie | Sans injection | Pôle supérieur des reins à la symphyse | 100 | 40–90, modulation | 1.2 | 128 × 0,6 mm | 2.8 | 130 | 3 mm ; 1 mm itératif',
        ),
      },
    },
  ),
  protocol(
    'Scanner hépatique triphasique',
    'TDM, Dig',
    'Scanner',
    'Abdomen',
    {
      description: 'Sans injection, artériel tardif, portal et tardif pour le foie à risque.',
      indications: 'Nodule sur cirrhose | Tumeur hypervasculaire',
      contraindications: CAUTION,
      pitfalls: 'Artériel trop précoce : veine porte non opacifiée | Dose d’iode insuffisante',
      success: 'Veine porte discrètement opacifiée au temps artériel tardif',
      processing: 'Mesure du rehaussement | Soustraction',
      references: 'LI-RADS CT/MRI 2018',
    },
    {
      preparation: PREPARATION,
      contrast: {
        ...IODINE,
        doseMlPerKg: 1.8,
        maximumDoseMl: 150,
        rateMlPerSecond: 4,
        bolusTracking: 'ROI aorte cœliaque, seuil 150 UH, délai 18 s',
      },
      acquisition: {
        passes: passes(`
Foie | Sans injection | Dôme à la pointe du foie | 120 | 100–250 | 0.9 | 64 × 0,6 mm | 8 | 190 | 3 mm
Foie | Artériel tardif | Dôme aux crêtes | 100 | 120–300 | 0.9 | 128 × 0,6 mm | 8.5 | 230 | 2 mm
Abdomen-pelvis | Portal (70 s) | Dôme à la symphyse | 110 | 120–300 | 0.9 | 128 × 0,6 mm | 9 | 440 | 2 mm
Foie | Tardif (180 s) | Foie | 110 | 120–300 | 0.9 | 128 × 0,6 mm | 8.5 | 200 | 2 mm`),
      },
    },
  ),
  protocol(
    'Coroscanner prospectif',
    'TDM, Cardiovasc',
    'Scanner',
    'Cœur',
    {
      description: 'Acquisition prospective synchronisée à 70–80 % de RR, après bêtabloquant et trinitrine.',
      indications:
        'Douleur thoracique de probabilité intermédiaire | Anomalie coronaire | Bilan avant chirurgie valvulaire',
      contraindications: `${CAUTION} | Trinitrine : inhibiteur de la PDE5 | Bêtabloquant : asthme, bloc`,
      pitfalls: 'Extrasystole : édition de l’ECG | Stent de moins de 3 mm | Score calcique élevé',
      success: 'Aorte supérieure à 350 UH | Fréquence inférieure à 65/min',
      processing: 'Reconstructions curvilignes | CAD-RADS 2.0 | Score d’Agatston',
      references: 'SCCT 2021 | CAD-RADS 2.0 (2022)',
    },
    {
      version: '2.2',
      preparation: {
        ...PREPARATION,
        fasting: '2 heures, pas de caféine',
        other: 'Bêtabloquant si fréquence supérieure à 65/min, trinitrine sublinguale 3 minutes avant.',
      },
      contrast: {
        ...IODINE,
        doseMlPerKg: 0.9,
        maximumDoseMl: 80,
        rateMlPerSecond: 5,
        bolusTracking: 'ROI aorte ascendante, seuil 120 UH, délai 6 s',
      },
      acquisition: {
        passes: passes(`
Score calcique | Sans injection | Carène à l'apex | 120 | 60 | 0.5 | 128 × 0,6 mm | 2 | 25 | 3 mm
Coronaires | Artériel | Carène à l'apex | 100 | 250–400 | 0.3 | 192 × 0,6 mm | 12 | 170 | 0,6 mm à 75 % de RR`),
      },
    },
  ),
  protocol(
    'Scanner cérébral sans injection et angioscanner – AVC',
    'TDM, Neuro',
    'Scanner',
    'Céphalique',
    {
      description: 'Protocole unique de la crosse au vertex, avec perfusion si la fenêtre est dépassée.',
      indications: 'Déficit brutal | Contre-indication à l’IRM',
      contraindications: CAUTION,
      pitfalls:
        'Acquisition sans attendre la créatinine | Artéfact dentaire | Hyperdensité de la basilaire en cas d’hématocrite élevé',
      success: 'Délai porte-aiguille de moins de 45 minutes',
      processing: 'ASPECTS | MIP 20 mm | Cartes de perfusion',
      references: 'ESO-ESMINT 2019',
    },
    {
      version: '1.3',
      preparation: { ...PREPARATION, position: 'Décubitus dorsal, tête en têtière, menton rentré' },
      contrast: {
        ...IODINE,
        doseMlPerKg: 0.9,
        maximumDoseMl: 70,
        rateMlPerSecond: 4.5,
        bolusTracking: 'ROI crosse aortique, seuil 100 UH, délai 4 s',
      },
      acquisition: {
        passes: passes(`
Encéphale | Sans injection | Trou occipital au vertex | 120 | 250–320 | 0.55 | 64 × 0,6 mm | 45 | 780 | 4 mm cerveau ; 1 mm os
Crosse-vertex | Artériel | Carène au vertex | 100 | 120–250 | 0.9 | 128 × 0,6 mm | 10 | 380 | 0,6 mm`),
      },
    },
  ),
  protocol(
    'Scanner thoracique haute résolution – pneumopathies interstitielles',
    'TDM, Thorax',
    'Scanner',
    'Thorax',
    {
      description: 'Inspiration et expiration en décubitus, procubitus si anomalies déclives.',
      indications: 'Dyspnée d’effort | Connectivite | Exposition',
      pitfalls: 'Inspiration insuffisante : faux verre dépoli | Gravitation : procubitus',
      success: 'Trachée convexe en arrière à l’inspiration, concave à l’expiration',
      processing: 'MinIP | MIP 8 mm',
      references: 'ATS/ERS/JRS/ALAT 2022',
    },
    {
      preparation: PREPARATION,
      acquisition: {
        passes: passes(`
Inspiration | Sans injection | Sommets aux bases | 120 | 60–120 | 1.2 | 128 × 0,6 mm | 4 | 140 | 1 mm poumon ; 1 mm médiastin
Expiration | Sans injection | Sommets aux bases | 100 | 20–40 | 1.4 | 128 × 0,6 mm | 0.9 | 30 | 1 mm poumon`),
      },
    },
  ),
  protocol(
    'Scanner corps entier – polytraumatisé',
    'TDM, Neuro, Thorax, Dig',
    'Scanner',
    'Autre',
    {
      description: 'Encéphale et rachis cervical sans injection, puis thoraco-abdomino-pelvien biphasique.',
      indications: 'Critères de Vittel | Instabilité répondant au remplissage',
      contraindications:
        'Patient instable malgré la réanimation : bloc | Hypersensibilité grave : rapporter au bénéfice vital',
      pitfalls:
        'Bras le long du corps : artéfacts | Lecture immédiate à la console, seconde lecture à distance',
      success: 'Compte rendu oral en moins de 10 minutes',
      processing: 'Rachis en filtre os | Temps tardif si lésion urinaire',
      references: 'Recommandations SFAR 2015 | ESER 2020',
    },
    {
      version: '1.2',
      preparation: { ...PREPARATION, other: 'Deux opérateurs, matelas coquille, scope.' },
      contrast: {
        ...IODINE,
        doseMlPerKg: 1.8,
        maximumDoseMl: 140,
        rateMlPerSecond: 4,
        bolusTracking: 'ROI aorte, seuil 120 UH',
      },
      acquisition: {
        passes: passes(`
Encéphale et rachis cervical | Sans injection | Vertex à T2 | 120 | 200–300 | 0.6 | 64 × 0,6 mm | 42 | 1000 | 1 mm os ; 4 mm cerveau
Willis à la symphyse | Artériel | Willis à la symphyse | 100 | 120–250 | 1 | 128 × 0,6 mm | 8 | 620 | 1,5 mm
Abdomen-pelvis | Portal | Coupoles à la symphyse | 110 | 120–250 | 1 | 128 × 0,6 mm | 9 | 450 | 1,5 mm`),
      },
    },
  ),
  protocol(
    'Uroscanner',
    'TDM, Uro',
    'Scanner',
    'Abdomen',
    {
      description: 'Sans injection, néphrographique et excréteur, avec furosémide.',
      indications: 'Hématurie | Tumeur de la voie excrétrice | Traumatisme urinaire',
      contraindications: CAUTION,
      pitfalls: 'Uretère non opacifié : nouvelle acquisition limitée | Urine trop dense : hyperhydratation',
      success: 'Voie excrétrice opacifiée sur toute sa longueur',
      processing: 'MIP coronale | Volume rendu',
      references: 'ESUR 2020',
    },
    {
      status: 'En révision',
      version: '0.8',
      preparation: { ...PREPARATION, other: 'Boire 500 mL d’eau une heure avant, furosémide 10 mg IV.' },
      contrast: { ...IODINE, doseMlPerKg: 1.5, maximumDoseMl: 120, rateMlPerSecond: 3, delaySeconds: 100 },
      acquisition: {
        passes: passes(`
Reins | Sans injection | Reins à la symphyse | 100 | 60–120 | 1.1 | 128 × 0,6 mm | 4 | 180 | 2 mm
Abdomen-pelvis | Néphrographique (100 s) | Coupoles à la symphyse | 110 | 100–250 | 0.9 | 128 × 0,6 mm | 8 | 400 | 2 mm
Voie excrétrice | Excréteur (8 min) | Reins à la vessie | 100 | 80–160 | 0.9 | 128 × 0,6 mm | 6 | 260 | 1 mm`),
      },
    },
  ),
  protocol(
    'Arthroscanner de l’épaule',
    'TDM, Ostéo, Epaule',
    'Scanner',
    'Membre supérieur',
    {
      description: 'Opacification intra-articulaire puis acquisition en rotation neutre.',
      indications: 'Instabilité | Bilan de coiffe en cas de contre-indication à l’IRM',
      contraindications: 'Infection locale | Anticoagulation non équilibrée | Hypersensibilité à l’iode',
      pitfalls: 'Bulle d’air : faux corps étranger | Passage sous-acromial iatrogène',
      success: '12 mL intra-articulaires sans extravasation',
      processing: 'Reformations coronales et sagittales obliques 1 mm',
      references: 'SIMS, guide des arthrographies',
    },
    {
      preparation: {
        ...PREPARATION,
        position: 'Décubitus dorsal, bras le long du corps, épaule controlatérale surélevée',
      },
      contrast: {
        agent: 'Ioxaglate',
        concentration: '320 mg I/mL',
        comment: '10 à 12 mL intra-articulaires sous scopie, par voie antérieure.',
      },
      acquisition: {
        passes: passes(
          'Épaule | Opacification articulaire | Acromion à la pointe de la scapula | 120 | 180–250 | 0.6 | 64 × 0,6 mm | 14 | 230 | 0,6 mm os ; 1 mm parties molles',
        ),
      },
    },
  ),
];
