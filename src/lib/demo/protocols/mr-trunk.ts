import { type DemoProtocol, protocol, sequences } from './demo-protocol.ts';
import { GADOLINIUM, PREGNANCY, RENAL, SAFETY } from './mr-common.ts';

export const trunkMrProtocols: DemoProtocol[] = [
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
