import { type DemoProtocol, protocol, scans } from './demo-protocol.ts';

export const ultrasoundProtocols: DemoProtocol[] = [
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
];
