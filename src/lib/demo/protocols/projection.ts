import { type DemoProtocol, protocol, views } from './demo-protocol.ts';

const PREGNANCY = 'Rechercher une grossesse ; justifier et optimiser';
const IODINE = { agent: 'Iodixanol', concentration: '320 mg I/mL' };

export const projectionProtocols: DemoProtocol[] = [
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
];
