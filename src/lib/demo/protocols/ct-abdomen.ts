import { CAUTION, IODINE, PREPARATION } from './ct-common.ts';
import { type DemoProtocol, passes, protocol } from './demo-protocol.ts';

export const abdomenCtProtocols: DemoProtocol[] = [
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
];
