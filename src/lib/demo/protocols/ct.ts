import { CAUTION, IODINE, PREPARATION } from './ct-common.ts';
import { type DemoProtocol, passes, protocol } from './demo-protocol.ts';

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
