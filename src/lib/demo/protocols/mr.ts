import { type DemoProtocol, protocol, sequences } from './demo-protocol.ts';

const SAFETY =
  'Stimulateur ou implant non compatible | Corps étranger métallique intra-oculaire | Clip vasculaire cérébral ferromagnétique | Claustrophobie majeure';
const GADOLINIUM = {
  agent: 'Gadotérate de méglumine',
  concentration: '0,5 mmol/mL',
  doseMlPerKg: 0.2,
  maximumDoseMl: 20,
  rateMlPerSecond: 2,
  flush: '20 mL de sérum physiologique à 2 mL/s',
};
const RENAL = 'DFG à vérifier si insuffisance rénale connue ; produit macrocyclique exclusivement';
const PREGNANCY = 'Pas d’injection au cours de la grossesse sauf nécessité vitale';

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
DP FS sag | Densité de protons | Sagittal | 2800 | 32 | 160 | 384 × 307 | 3/0.3 | 178 | fat-sat
DP FS cor | Densité de protons | Coronal | 2900 | 32 | 160 | 384 × 307 | 3/0.3 | 172 | fat-sat
DP FS ax | Densité de protons | Axial | 3000 | 32 | 150 | 352 × 282 | 3/0.3 | 165 | fat-sat
T1 sag | T1 | Sagittal | 560 | 11 | 160 | 448 × 336 | 3/0.3 | 140`),
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
    'IRM de la prostate multiparamétrique (PI-RADS 2.1)',
    'IRM, Uro, Pelvis',
    'IRM',
    'Pelvis',
    {
      description:
        'Détection et caractérisation avant biopsies. T2 en trois plans, diffusion à b élevé et perfusion.',
      indications: 'PSA élevé ou toucher rectal suspect | Surveillance active | Récidive biologique',
      contraindications: SAFETY,
      pitfalls:
        'Hémorragie post-biopsie : attendre six à huit semaines | Gaz rectal déformant la diffusion : microlavement | Zone centrale et plexus pris pour des lésions',
      success: "Score PI-QUAL de 3 | Rectum vide | Carte d'ADC sans distorsion",
      processing: 'Volume par ellipsoïde | Carte d’ADC et b calculé à 1 400 s/mm² | Courbes de perfusion',
      references: 'PI-RADS v2.1, European Urology 2019 | Recommandations AFU 2022',
    },
    {
      version: '2.1',
      preparation: {
        fasting: 'Non',
        position: 'Décubitus dorsal',
        coil: 'Antenne corps en réseau phasé 18 canaux',
        field: '3 T de préférence',
        renalFunction: RENAL,
        other: 'Microlavement deux heures avant, antispasmodique sauf contre-indication.',
      },
      contrast: GADOLINIUM,
      acquisition: {
        sequences: sequences(`
T2 sag | T2 | Sagittal | 4500 | 101 | 200 | 320 × 256 | 3/0 | 190
T2 ax | T2 | Axial | 5200 | 104 | 180 | 384 × 307 | 3/0 | 230
T2 cor | T2 | Coronal | 4600 | 101 | 200 | 320 × 256 | 3/0 | 200
Diffusion | Diffusion | Axial | 5000 | 63 | 200 | 128 × 128 | 3/0 | 300 | b 50 400 800 1400
DCE | T1 3D | Axial | 4.2 | 1.6 | 240 | 192 × 154 | 3/0 | 210 | 12° | fat-sat`),
      },
    },
  ),
  protocol(
    'IRM hépatique – caractérisation',
    'IRM, Dig',
    'IRM',
    'Abdomen',
    {
      description: 'Étude complète du foie avec temps dynamiques ; phase hépatobiliaire si gadoxétate.',
      indications: 'Lésion focale indéterminée | Cirrhose, bilan de nodule | Bilan avant chirurgie hépatique',
      contraindications: SAFETY,
      pitfalls:
        "Temps artériel trop précoce : déclencher sur l'arrivée dans le tronc cœliaque | Dyspnée transitoire après gadoxétate | Pseudo-lavage en phase tardive avec le gadoxétate",
      success:
        'Artère hépatique rehaussée, veines sus-hépatiques vides au temps artériel tardif | Apnées reproductibles',
      processing: 'Soustractions | PDFF et R2* | ADC',
      references: 'LI-RADS 2018 | Recommandations AFEF',
    },
    {
      preparation: {
        fasting: '4 heures',
        position: 'Décubitus dorsal, bras au-dessus de la tête',
        coil: 'Antenne corps et rachis',
        field: '1,5 T',
        renalFunction: RENAL,
        pregnancy: PREGNANCY,
      },
      contrast: {
        ...GADOLINIUM,
        bolusTracking: 'Détection de bolus dans l’aorte au niveau du tronc cœliaque, déclenchement à 15 s',
        comment: 'Gadoxétate : 0,1 mL/kg à 1 mL/s, phase hépatobiliaire à 20 minutes.',
      },
      acquisition: {
        sequences: sequences(`
T2 SSFSE cor | T2 | Coronal | 1100 | 90 | 380 | 320 × 256 | 5/1 | 40
T2 FS ax | T2 | Axial | 3200 | 85 | 360 | 320 × 256 | 5/1 | 180 | fat-sat
In/opp phase | T1 | Axial | 120 | 2.3 | 360 | 256 × 205 | 5/1 | 20 | 70°
Diffusion | Diffusion | Axial | 4500 | 60 | 380 | 134 × 108 | 5/1 | 180 | b 50 400 800
T1 3D dynamique | T1 | Axial 3D | 3.9 | 1.8 | 380 | 320 × 224 | 3/0 | 90 | 10° | Dixon`),
      },
    },
  ),
  protocol(
    'IRM mammaire bilatérale',
    'IRM, Séno',
    'IRM',
    'Sein',
    {
      description: "Dépistage du haut risque et bilan d'extension, entre J7 et J14 du cycle.",
      indications:
        'Mutation BRCA1 ou BRCA2 | Bilan d’extension | Évaluation d’une chimiothérapie | Discordance',
      contraindications: SAFETY,
      pitfalls:
        'Rehaussement matriciel si cycle non respecté | Mouvement entre les phases : soustractions fausses | Ligament suspenseur rehaussé',
      success:
        'Six minutes de dynamique au moins | Résolution temporelle inférieure à 90 s | Aisselles couvertes',
      processing: 'Soustractions | MIP | Courbes de cinétique',
      references: 'BI-RADS IRM 5e édition | EUSOBI 2022',
    },
    {
      preparation: {
        position: 'Procubitus, seins pendants, sans compression',
        coil: 'Antenne sein dédiée',
        field: '1,5 T ou 3 T',
        renalFunction: RENAL,
        pregnancy: PREGNANCY,
      },
      contrast: GADOLINIUM,
      acquisition: {
        sequences: sequences(`
T2 ax | T2 | Axial | 5600 | 78 | 340 | 384 × 384 | 3/0 | 160 | STIR
Diffusion | Diffusion | Axial | 7000 | 60 | 340 | 170 × 170 | 4/0 | 150 | b 50 800
T1 3D dynamique (6 phases) | T1 | Axial 3D | 5.1 | 1.9 | 340 | 384 × 384 | 1.2/0 | 420 | 10° | fat-sat`),
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
        field: '1,5 T',
      },
      acquisition: {
        sequences: sequences(`
T1 sag | T1 | Sagittal | 550 | 10 | 280 | 384 × 288 | 4/0.4 | 150
T2 sag | T2 | Sagittal | 3500 | 105 | 280 | 448 × 314 | 4/0.4 | 160
STIR sag | T2 STIR | Sagittal | 4200 | 65 | 280 | 320 × 240 | 4/0.4 | 175 | TI 160 | STIR
T2 ax | T2 | Axial | 4000 | 100 | 200 | 320 × 256 | 4/0.4 | 190`),
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
  protocol(
    'Entéro-IRM',
    'IRM, Dig',
    'IRM',
    'Abdomen',
    {
      description: 'Étude du grêle distendu par du mannitol, sous antispasmodique.',
      indications: 'Maladie de Crohn : bilan et suivi | Tumeur du grêle',
      contraindications: `${SAFETY} | Occlusion : pas de préparation orale`,
      pitfalls: 'Distension jéjunale insuffisante | Air intraluminal | Antispasmodique trop précoce',
      success: 'Iléon terminal distendu | Pas de péristaltisme sur les temps injectés',
      references: 'ECCO-ESGAR 2019',
    },
    {
      preparation: {
        fasting: '6 heures',
        position: 'Procubitus si toléré',
        coil: 'Antennes corps',
        field: '1,5 T',
        renalFunction: RENAL,
        other: '1 à 1,5 L de mannitol à 2,5 % en 45 minutes, puis antispasmodique intraveineux.',
      },
      contrast: { ...GADOLINIUM, delaySeconds: 60 },
      acquisition: {
        sequences: sequences(`
SSFP cor | SSFP | Coronal | 3.8 | 1.7 | 420 | 256 × 256 | 5/0 | 25 | 50°
T2 SSFSE ax | T2 | Axial | 1200 | 90 | 380 | 320 × 240 | 5/1 | 50
Diffusion | Diffusion | Axial | 5000 | 65 | 400 | 134 × 108 | 5/1 | 190 | b 50 800
T1 3D injecté cor | T1 | Coronal 3D | 3.9 | 1.8 | 420 | 320 × 256 | 2.5/0 | 60 | 10° | Dixon`),
      },
    },
  ),
  protocol(
    'Bili-IRM',
    'IRM, Dig',
    'IRM',
    'Abdomen',
    {
      description: 'Étude des voies biliaires et du canal pancréatique sans injection.',
      indications: 'Cholestase | Suspicion de lithiase cholédocienne | Lésion kystique du pancréas',
      contraindications: SAFETY,
      pitfalls:
        'Aérobilie prise pour un calcul : niveau antérieur | Artère hépatique droite : fausse sténose | Liquide digestif superposé',
      success: 'Canal pancréatique visible jusqu’à la queue',
      processing: 'MIP radiaires | Lecture des coupes natives',
      references: 'Recommandations SNFGE',
    },
    {
      preparation: {
        fasting: '4 heures',
        position: 'Décubitus dorsal',
        coil: 'Antennes corps',
        field: '1,5 T',
        other: 'Jus d’ananas (200 mL) 15 minutes avant, pour éteindre le tube digestif.',
      },
      acquisition: {
        sequences: sequences(`
T2 SSFSE cor | T2 | Coronal | 1100 | 90 | 360 | 320 × 256 | 4/0 | 40
Bili-IRM 3D | T2 fort | Coronal 3D | 2500 | 690 | 350 | 384 × 346 | 1/0 | 240 | fat-sat
Radiaires | T2 fort | Radiaire | 4500 | 740 | 300 | 320 × 320 | 40/0 | 45
T1 FS ax | T1 | Axial | 4.1 | 1.9 | 360 | 320 × 224 | 3/0 | 20 | 10° | Dixon`),
      },
    },
  ),
];
