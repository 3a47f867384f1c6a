import { type DemoProtocol, protocol } from './demo-protocol.ts';

const IODINE = { agent: 'Iodixanol', concentration: '320 mg I/mL' };

export const angiographyNuclearProtocols: DemoProtocol[] = [
  protocol(
    'Artériographie des membres inférieurs',
    'Cardiovasc',
    'Angiographie',
    'Vaisseaux',
    {
      description: 'Cartographie diagnostique avant revascularisation endovasculaire.',
      indications: 'Ischémie critique | Claudication invalidante',
      contraindications: 'Trouble de l’hémostase | DFG inférieur à 30 mL/min : CO2',
      pitfalls: 'Temps trop précoce dans les axes de jambe | Mouvement : soustraction illisible',
      success: 'Arche plantaire opacifiée',
      references: 'ESVS 2019, ischémie chronique',
    },
    {
      preparation: {
        fasting: '6 heures',
        renalFunction: 'Créatinine de moins de 7 jours, hydratation',
        position: 'Décubitus dorsal, pieds contenus',
      },
      contrast: { ...IODINE, comment: 'Volume total inférieur à trois fois le DFG (en mL).' },
      acquisition: {
        runs: [
          {
            name: 'Aorte et iliaques',
            catheter: 'Queue-de-cochon 5 F',
            projection: 'Face et oblique 30°',
            volumeMl: 20,
            rateMlPerSecond: 12,
            framesPerSecond: 3,
          },
          {
            name: 'Fémoro-poplité',
            catheter: 'Droit 4 F',
            projection: 'Face et profil',
            volumeMl: 10,
            rateMlPerSecond: 5,
            framesPerSecond: 2,
          },
          {
            name: 'Jambe et pied',
            catheter: 'Droit 4 F, sélectif',
            projection: 'Profil du pied',
            volumeMl: 10,
            rateMlPerSecond: 3,
            framesPerSecond: 2,
          },
        ],
      },
    },
  ),
  protocol(
    'Artériographie cérébrale diagnostique',
    'Neuro, Cardiovasc',
    'Angiographie',
    'Céphalique',
    {
      description: 'Étude des quatre axes et acquisition rotationnelle.',
      indications: 'Hémorragie méningée | Malformation artério-veineuse | Vascularite',
      contraindications: 'Hypersensibilité grave à l’iode',
      pitfalls: 'Bulle dans la tubulure | Vasospasme du cathéter',
      success: 'Phases artérielle, parenchymateuse et veineuse complètes',
      processing: 'Reconstruction 3D de l’anévrisme',
      references: 'SFNR, recommandations 2019',
    },
    {
      preparation: { fasting: '6 heures', position: 'Décubitus dorsal, tête fixée' },
      contrast: { ...IODINE },
      acquisition: {
        runs: [
          {
            name: 'Carotides internes',
            catheter: 'Vertébral 5 F',
            projection: 'Face, profil',
            volumeMl: 8,
            rateMlPerSecond: 4,
            framesPerSecond: 3,
          },
          {
            name: 'Vertébrale dominante',
            catheter: 'Vertébral 5 F',
            projection: 'Towne, profil',
            volumeMl: 7,
            rateMlPerSecond: 4,
            framesPerSecond: 3,
          },
          {
            name: 'Rotationnelle',
            catheter: 'Vertébral 5 F',
            projection: '200° en 5 s',
            volumeMl: 18,
            rateMlPerSecond: 3,
            framesPerSecond: 30,
          },
        ],
      },
    },
  ),
  protocol(
    'Scintigraphie osseuse aux bisphosphonates',
    'Ostéo',
    'Médecine nucléaire',
    'Autre',
    {
      description: 'Temps tissulaire si besoin, balayage à trois heures, TEMP-TDM ciblée.',
      indications: 'Bilan d’extension | Prothèse douloureuse | Algodystrophie',
      contraindications: 'Grossesse',
      pitfalls: 'Extravasation | Vessie pleine masquant le sacrum | Métastase lytique pure',
      success: 'Côtes bien séparées, reins faiblement visibles',
      references: 'EANM 2016',
    },
    {
      preparation: {
        other: 'Boire 1,5 L entre l’injection et les images, uriner avant.',
        pregnancy: 'Contre-indication relative',
      },
      acquisition: {
        tracerAcquisitions: [
          {
            name: 'Temps tissulaire',
            tracer: '99mTc-HDP',
            activity: '8–10 MBq/kg',
            delayMinutes: 5,
            collimator: 'Basse énergie haute résolution',
            durationMinutes: 5,
          },
          {
            name: 'Balayage corps entier',
            tracer: '99mTc-HDP',
            activity: '8–10 MBq/kg',
            delayMinutes: 180,
            collimator: 'Basse énergie haute résolution',
            durationMinutes: 20,
          },
        ],
      },
    },
  ),
  protocol(
    'TEP-TDM au 18F-FDG – oncologie',
    'Thorax, Dig',
    'Médecine nucléaire',
    'Autre',
    {
      description: 'De la base du crâne à mi-cuisses, 60 minutes après injection.',
      indications: 'Bilan d’extension | Évaluation thérapeutique | Foyer occulte',
      contraindications: 'Grossesse | Glycémie supérieure à 11 mmol/L',
      pitfalls: 'Graisse brune | Metformine : captation digestive | Infection',
      success: 'Glycémie notée | Foie homogène, SUV de référence',
      references: 'EANM FDG 2.0 (2015)',
    },
    {
      version: '1.5',
      preparation: {
        fasting: '6 heures',
        other: 'Repos au chaud et au calme, arrêt de la metformine 48 heures.',
      },
      acquisition: {
        tracerAcquisitions: [
          {
            name: 'Corps entier',
            tracer: '18F-FDG',
            activity: '3 MBq/kg',
            delayMinutes: 60,
            durationMinutes: 15,
            comment: 'TDM faible dose à 100 kV pour la correction d’atténuation.',
          },
        ],
      },
    },
  ),
  protocol(
    'Scintigraphie pulmonaire de ventilation et de perfusion',
    'Thorax, Cardiovasc',
    'Médecine nucléaire',
    'Thorax',
    {
      description: 'TEMP-TDM, alternative au scanner injecté.',
      indications:
        'Embolie pulmonaire et insuffisance rénale | Grossesse | Hypertension pulmonaire post-embolique',
      pitfalls: 'Cliché pulmonaire anormal | Agrégats de macroparticules',
      success: 'Discordance appréciée par segment',
      references: 'EANM 2019',
    },
    {
      preparation: {
        pregnancy: 'Possible : demi-activité, perfusion seule',
        position: 'Décubitus dorsal pendant l’injection',
      },
      acquisition: {
        tracerAcquisitions: [
          {
            name: 'Ventilation',
            tracer: '99mTc-Technegas',
            activity: '30 MBq aux poumons',
            delayMinutes: 0,
            collimator: 'Basse énergie haute résolution',
            durationMinutes: 15,
          },
          {
            name: 'Perfusion',
            tracer: '99mTc-macroagrégats',
            activity: '150 MBq',
            delayMinutes: 5,
            collimator: 'Basse énergie haute résolution',
            durationMinutes: 15,
          },
        ],
      },
    },
  ),
];
