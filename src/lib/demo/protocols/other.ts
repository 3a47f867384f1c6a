import { type DemoProtocol, protocol, scans, views } from './demo-protocol.ts';

const PREGNANCY = 'Rechercher une grossesse ; justifier et optimiser';
const IODINE = { agent: 'Iodixanol', concentration: '320 mg I/mL' };

export const otherProtocols: DemoProtocol[] = [
  protocol(
    'Échographie abdominale',
    'Echo, Dig',
    'Échographie',
    'Abdomen',
    {
      description:
        'Exploration systématique du foie, des voies biliaires, du pancréas, de la rate, des reins et des gros vaisseaux.',
      indications: 'Douleur abdominale | Cytolyse ou cholestase | Dépistage du carcinome sur cirrhose',
      pitfalls:
        'Coupole hépatique sous les côtes : inspiration profonde | Pseudo-lésion stéatosique du ligament falciforme',
      success: 'Voie biliaire principale mesurée | Pancréas vu ou déclaré non vu',
      references: 'Guide pratique d’échographie, SFR',
    },
    {
      preparation: { fasting: '6 heures', position: 'Décubitus dorsal puis latéral gauche' },
      acquisition: {
        scans: scans(`
Foie | Convexe 1–5 MHz | B, Doppler | Sous-costal, intercostal | Flèche hépatique, élastographie si hépatopathie
Voies biliaires | Convexe 1–5 MHz | B | Récurrent oblique | Paroi vésiculaire, voie biliaire principale
Pancréas et rate | Convexe 1–5 MHz | B | Épigastrique, intercostal gauche | Canal pancréatique, flèche splénique
Reins et aorte | Convexe 1–5 MHz | B, Doppler | Flancs | Grand axe des reins, diamètre aortique`),
      },
    },
  ),
  protocol(
    'Échographie thyroïdienne (EU-TIRADS)',
    'Echo, ORL',
    'Échographie',
    'Cervical',
    {
      description: 'Mesure des lobes, schéma des nodules, exploration ganglionnaire.',
      indications: 'Nodule palpé | Surveillance | Goitre',
      pitfalls: 'Œsophage pris pour un nodule gauche | Thyroïdite pseudo-nodulaire',
      success: 'Volume de chaque lobe | Score de chaque nodule de plus de 5 mm',
      references: 'ETA, EU-TIRADS 2017',
    },
    {
      preparation: { position: 'Décubitus dorsal, cou en hyperextension' },
      acquisition: {
        scans: scans(`
Lobes et isthme | Linéaire 7–15 MHz | B, Doppler | Transversal et longitudinal | Trois axes par lobe, isthme
Nodules | Linéaire 7–15 MHz | B, Doppler, élastographie | Deux plans | Trois axes, score
Ganglions | Linéaire 7–15 MHz | B, Doppler | Secteurs II à VI | Petit axe, hile`),
      },
    },
  ),
  protocol(
    'Écho-Doppler veineux des membres inférieurs',
    'Echo, Cardiovasc',
    'Échographie',
    'Membre inférieur',
    {
      description: 'Compression étagée tous les 2 cm, de la veine cave aux chevilles.',
      indications: 'Suspicion de thrombose | Embolie pulmonaire | Bilan de varices',
      pitfalls: 'Duplication fémorale méconnue | Compression oblique | Veines soléaires oubliées',
      success: 'Compressibilité de chaque segment documentée',
      references: 'SFMV, standards de qualité 2020',
    },
    {
      preparation: { position: 'Décubitus, tronc relevé à 30°, puis assis jambes pendantes' },
      acquisition: {
        scans: scans(`
Axe ilio-cave | Convexe 2–5 MHz | Doppler couleur | Longitudinal | Modulation respiratoire
Fémoro-poplité | Linéaire 5–9 MHz | B avec compression | Transversal | Calibre du thrombus
Jambe | Linéaire 5–12 MHz | B avec compression | Transversal | Longueur atteinte`),
      },
    },
  ),
  protocol(
    'Échographie de l’épaule',
    'Echo, Ostéo, Epaule',
    'Échographie',
    'Membre supérieur',
    {
      description: 'Étude tendon par tendon, bilatérale et dynamique.',
      indications: 'Suspicion de rupture de la coiffe | Calcification | Bursite',
      pitfalls: 'Anisotropie : basculer la sonde | Intervalle des rotateurs pris pour une fissure',
      success: 'Chaque tendon vu dans deux plans',
      references: 'ESSR, guide technique',
    },
    {
      preparation: { position: 'Assis sur tabouret, main en poche arrière (position de Crass modifiée)' },
      acquisition: {
        scans: scans(`
Long biceps | Linéaire 7–18 MHz | B, Doppler | Deux plans | Épanchement de la gaine
Subscapulaire et supraépineux | Linéaire 7–18 MHz | B | Deux plans | Taille de la fissure
Infraépineux et articulation postérieure | Linéaire 7–18 MHz | B | Deux plans | Récessus postérieur`),
      },
    },
  ),
  protocol(
    'Radiographie de thorax',
    'Rx, Thorax',
    'Radiographie',
    'Thorax',
    {
      description: 'Face debout en inspiration, profil gauche si besoin.',
      indications: 'Toux fébrile | Dyspnée | Douleur thoracique',
      pitfalls: 'Rotation : extrémités claviculaires asymétriques | Inspiration insuffisante',
      success: 'Six arcs costaux antérieurs | Scapulas dégagées | Sommets et culs-de-sac inclus',
      references: 'Critères de qualité européens (EUR 16260) | NRD 2019',
    },
    {
      preparation: { pregnancy: PREGNANCY },
      acquisition: {
        views: views(`
Face postéro-antérieure | Debout, épaules contre le détecteur, mains aux hanches | T6 | 180 | 120 | 1–3, exposition automatique | oui
Profil gauche | Bras levés, côté gauche contre le détecteur | T6 | 180 | 125 | 4–8, exposition automatique | oui`),
      },
    },
  ),
  protocol(
    'Radiographies du genou en charge',
    'Rx, Ostéo, Genou',
    'Radiographie',
    'Membre inférieur',
    {
      description: 'Bilan arthrosique : face, schuss, profil, défilés.',
      indications: 'Gonalgie mécanique | Bilan préopératoire',
      pitfalls: 'Cliché couché : pincement sous-estimé | Rotation : superposition de la fibula',
      success: 'Plateaux enfilés | Condyles superposés de profil',
      references: 'GETROA, incidences standard',
    },
    {
      preparation: { pregnancy: PREGNANCY },
      acquisition: {
        views: views(`
Face en charge | Debout en appui bipodal | Pointe de la rotule | 110 | 63 | 8 | oui
Schuss | Debout, genoux fléchis à 30°, postéro-antérieur | Creux poplité | 110 | 65 | 10 | oui
Profil | Décubitus latéral, flexion de 30° | Interligne médial | 110 | 62 | 7 | oui
Défilé à 30° | Assis, rayon tangent à la patella | Interligne fémoro-patellaire | 110 | 60 | 8 | non`),
      },
    },
  ),
  protocol(
    'Radiographies du poignet et du scaphoïde',
    'Rx, Ostéo, Poignet',
    'Radiographie',
    'Membre supérieur',
    {
      description: 'Face, profil strict et incidences de Schneck.',
      indications: 'Traumatisme | Douleur de la tabatière anatomique',
      pitfalls: 'Profil non strict : bascule faussée | Fracture invisible avant 10 jours',
      success: 'Pisiforme entre scaphoïde et capitatum de profil',
      references: 'Guide du bon usage (SFR)',
    },
    {
      acquisition: {
        views: views(`
Face | Assis, main à plat, poing fermé | Carpe | 110 | 52 | 2 | non
Profil | Bord ulnaire sur le détecteur | Styloïde radiale | 110 | 55 | 2,5 | non
Schneck 1 | Inclinaison ulnaire, poing fermé, main surélevée | Scaphoïde | 110 | 54 | 2 | non`),
      },
    },
  ),
  protocol(
    'Mammographie de dépistage',
    'Rx, Séno',
    'Mammographie',
    'Sein',
    {
      description: 'Deux incidences par sein, double lecture.',
      indications: 'Dépistage organisé de 50 à 74 ans | Dépistage individualisé',
      pitfalls: 'Sillon sous-mammaire exclu | Pli cutané | Déodorant : fausses microcalcifications',
      success: 'Pectoral visible jusqu’au niveau du mamelon sur l’oblique | Mamelon de profil',
      references: 'Cahier des charges du dépistage organisé | EUREF 4e édition',
    },
    {
      version: '1.1',
      preparation: {
        pregnancy: PREGNANCY,
        other: 'Sans déodorant ; de préférence en première partie de cycle.',
      },
      acquisition: {
        views: views(`
Cranio-caudale | Debout, compression progressive | Mamelon | 66 | 28 | Automatique | oui
Oblique médio-latérale | Tube à 45–60°, bras relevé | Mamelon | 66 | 29 | Automatique | oui`),
      },
    },
  ),
  protocol(
    'Angiomammographie',
    'Rx, Séno',
    'Mammographie',
    'Sein',
    {
      description: 'Mammographie double énergie après injection : images recombinées.',
      indications: 'Bilan d’extension si l’IRM est impossible | Discordance | Évaluation sous chimiothérapie',
      contraindications: 'Hypersensibilité à l’iode | DFG inférieur à 30 mL/min',
      pitfalls: 'Rehaussement physiologique | Artéfact en halo',
      success: 'Toutes les incidences entre 2 et 7 minutes',
      references: 'BI-RADS CEM 2022',
    },
    {
      preparation: { allergy: 'Réaction antérieure : avis allergologique' },
      contrast: { ...IODINE, doseMlPerKg: 1.5, maximumDoseMl: 120, rateMlPerSecond: 3, delaySeconds: 120 },
      acquisition: {
        views: views(`
Cranio-caudale, sein atteint | Debout, compression légère | Mamelon | 66 | 30 | Double énergie | oui
Oblique, deux seins | Tube à 45–60° | Mamelon | 66 | 30 | Double énergie | oui`),
      },
    },
  ),
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
