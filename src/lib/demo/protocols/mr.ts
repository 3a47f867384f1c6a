import { type DemoProtocol, onScanners, protocol, sequences } from './demo-protocol.ts';
import { GADOLINIUM, RENAL, SAFETY } from './mr-common.ts';

export const mrProtocols: DemoProtocol[] = [
  protocol(
    'IRM du genou – standard',
    'IRM, Ostéo, Genou',
    'IRM',
    'Membre inférieur',
    {
      description: 'Étude ménisco-ligamentaire et cartilagineuse en moins de quinze minutes, sans injection.',
      indications: 'Traumatisme en torsion | Gonalgie mécanique | Blocage | Bilan préopératoire',
      contraindications: SAFETY,
      pitfalls:
        'Angle magique du tendon patellaire | Ligament ménisco-fémoral pris pour une fissure | Artéfact de pulsation poplitée : bande de saturation et phase tête-pieds',
      success:
        'Croisé antérieur visible sur deux coupes sagittales | Suppression de graisse homogène | Pas de flou cinétique',
      processing: 'Reformations 3D dans l’axe du croisé antérieur si séquence isotrope',
      references:
        'Guide du bon usage des examens d’imagerie (SFR) | Stoller, Magnetic Resonance Imaging in Orthopaedics',
    },
    {
      version: '2.1',
      preparation: {
        position: 'Décubitus dorsal, genou à 10–15° de flexion, cale sous la cheville',
        coil: 'Antenne genou 15 ou 16 canaux',
        field: '1,5 T ou 3 T',
      },
      acquisition: {
        sequences: sequences(`
DP FS sag | Densité de protons | Sagittal | 2800 | 32 | 160 | 384 × 307 | 3/0.3 | 178 | fat-sat | ETL 8 | phase TP
DP FS cor | Densité de protons | Coronal | 2900 | 32 | 160 | 384 × 307 | 3/0.3 | 172 | fat-sat | ETL 8 | phase DG
DP FS ax | Densité de protons | Axial | 3000 | 32 | 150 | 352 × 282 | 3/0.3 | 165 | fat-sat | ETL 8 | phase AP
T1 sag | T1 | Sagittal | 560 | 11 | 160 | 448 × 336 | 3/0.3 | 140 | ETL 3 | phase TP`),
      },
    },
  ),
  protocol(
    'IRM cérébrale – alerte AVC',
    'IRM, Neuro',
    'IRM',
    'Céphalique',
    {
      description:
        "Protocole court de huit minutes, dès l'arrivée. La diffusion et le FLAIR datent l'accident, la TOF cherche l'occlusion.",
      indications: 'Déficit brutal de moins de 24 heures | AVC du réveil | Accident ischémique transitoire',
      contraindications: SAFETY,
      pitfalls:
        "Hypersignal de diffusion sans baisse d'ADC : effet T2 | Diffusion négative en fosse postérieure dans les premières heures | Agitation : commencer par la diffusion",
      success: 'Délai porte-image inférieur à 25 minutes | Polygone de Willis entièrement couvert',
      processing: 'Carte d’ADC | MIP de la TOF | Tmax et volume du cœur si perfusion',
      references: 'Recommandations ESO 2021 | HAS, AVC : prise en charge précoce',
    },
    {
      version: '3.0',
      preparation: {
        position: 'Décubitus dorsal, tête calée',
        coil: 'Antenne tête 20 canaux ou plus',
        field: '1,5 T ou 3 T',
        renalFunction: 'Ne pas attendre la créatinine',
        other:
          'Interrogatoire de sécurité auprès des proches ; en cas de doute, cliché des orbites ou scanner.',
      },
      acquisition: {
        sequences: sequences(`
Diffusion | Diffusion | Axial | 4200 | 72 | 230 | 160 × 160 | 4/0.4 | 62 | b 0 1000
FLAIR | T2 FLAIR | Axial | 9000 | 95 | 230 | 256 × 205 | 4/0.4 | 126 | TI 2500 | fat-sat
T2* | Susceptibilité | Axial | 620 | 20 | 230 | 256 × 205 | 4/0.4 | 70 | 20°
TOF Willis | Angiographie | Axial 3D | 22 | 3.6 | 200 | 384 × 265 | 0.6/0 | 165 | 18°`),
      },
    },
  ),
  protocol(
    'IRM du rachis lombaire – lombosciatique',
    'IRM, Ostéo, Rachis',
    'IRM',
    'Rachis',
    {
      description: 'Protocole sans injection en douze minutes.',
      indications: 'Lomboradiculalgie rebelle | Déficit | Claudication radiculaire | Drapeau rouge',
      contraindications: SAFETY,
      pitfalls:
        'Numérotation : compter depuis C2 ou repérer la charnière | Conjonction radiculaire prise pour une hernie | Moelle rouge prise pour un remplacement',
      success: 'De T11 au coccyx | Coupes axiales parallèles aux disques',
      processing: 'Repérage du niveau',
      references: 'NASS, nomenclature discale 2.0 | Guide du bon usage (SFR)',
    },
    {
      preparation: {
        position: 'Décubitus dorsal, jambes légèrement fléchies',
        coil: 'Antenne rachis',
        field: '1,5 T ou 3 T',
      },
      scanners: [
        { id: 'salle1', name: 'IRM 1,5 T – salle 1' },
        { id: 'salle2', name: 'IRM 3 T – salle 2' },
      ],
      acquisition: {
        sequences: onScanners(
          sequences(`
T1 sag | T1 | Sagittal | 550 | 10 | 280 | 384 × 288 | 4/0.4 | 150
T2 sag | T2 | Sagittal | 3500 | 105 | 280 | 448 × 314 | 4/0.4 | 160
STIR sag | T2 STIR | Sagittal | 4200 | 65 | 280 | 320 × 240 | 4/0.4 | 175 | TI 160 | STIR
T2 ax | T2 | Axial | 4000 | 100 | 200 | 320 × 256 | 4/0.4 | 190`),
          {
            'T1 sag': { 'tr@salle2': 700, 'durationSeconds@salle2': 130 },
            'T2 sag': { 'matrix@salle2': '512 × 384', 'thickness@salle2': 3, 'durationSeconds@salle2': 140 },
            'STIR sag': { 'ti@salle2': 210 },
          },
        ),
      },
    },
  ),
  protocol(
    'IRM cardiaque – cardiomyopathies et myocardite',
    'IRM, Cardiovasc',
    'IRM',
    'Cœur',
    {
      description: 'Fonction, caractérisation tissulaire et rehaussement tardif en 45 minutes.',
      indications: 'Suspicion de myocardite | Cardiomyopathie | Viabilité | Masse cardiaque',
      contraindications: SAFETY,
      pitfalls:
        "Temps d'inversion mal choisi : myocarde gris | Arythmie : acquisitions en temps réel | Apnées variables : volumes faux",
      success: "Myocarde sain noir au tardif | Petit axe de la base à l'apex sans trou",
      processing: 'Contourage des volumes | Cartes T1, T2 et volume extracellulaire',
      references: 'SCMR 2020 | Critères de Lake Louise 2018',
    },
    {
      preparation: {
        position: 'Décubitus dorsal, électrodes ECG',
        coil: 'Antenne corps 18 canaux',
        field: '1,5 T',
        renalFunction: RENAL,
        other: 'Hématocrite du jour pour le volume extracellulaire.',
      },
      contrast: {
        ...GADOLINIUM,
        delaySeconds: 600,
        comment: 'Rehaussement tardif 10 minutes après l’injection.',
      },
      acquisition: {
        sequences: sequences(`
Ciné SSFP 4, 2, 3 cavités | SSFP | Long axe | 3.2 | 1.4 | 340 | 224 × 180 | 8/0 | 90 | 60°
Ciné SSFP petit axe | SSFP | Petit axe | 3.2 | 1.4 | 340 | 224 × 180 | 8/2 | 180 | 60°
T2 STIR | T2 | Petit axe | 1600 | 60 | 340 | 256 × 192 | 8/2 | 150 | STIR
Cartographie T1 (MOLLI) | T1 | Petit axe | 2.6 | 1.1 | 360 | 256 × 144 | 8/0 | 45 | 35°
Rehaussement tardif PSIR | T1 | Petit axe | 700 | 3.2 | 340 | 256 × 180 | 8/2 | 180 | TI 280 | 25°`),
      },
    },
  ),
  protocol(
    'IRM de l’épaule – coiffe',
    'IRM, Ostéo, Epaule',
    'IRM',
    'Membre supérieur',
    {
      description: 'Étude des tendons de la coiffe sans injection.',
      indications: 'Douleur rebelle | Perte de force | Bilan préopératoire',
      contraindications: SAFETY,
      pitfalls:
        'Rotation interne : pseudo-fissure | Angle magique à 55° | Saturation de graisse hétérogène : préférer le Dixon',
      success: 'Rotation neutre ou externe | Plan coronal dans l’axe du supraépineux',
      references: 'Guide du bon usage (SFR)',
    },
    {
      status: 'En révision',
      version: '0.9',
      preparation: {
        position: 'Décubitus dorsal, bras en rotation neutre, pouce en l’air',
        coil: 'Antenne épaule dédiée',
        field: '1,5 T ou 3 T',
      },
      acquisition: {
        sequences: sequences(`
DP FS cor obl | Densité de protons | Coronal oblique | 2700 | 38 | 160 | 352 × 282 | 3/0.3 | 180 | Dixon
T1 sag obl | T1 | Sagittal oblique | 600 | 12 | 160 | 384 × 288 | 3.5/0.3 | 150
T2 FS ax | T2 | Axial | 3200 | 60 | 160 | 320 × 256 | 3/0.3 | 170 | fat-sat`),
      },
    },
  ),
];
