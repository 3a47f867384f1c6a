import type { Page } from 'playwright/test';
import type { ProtocolBody } from '#lib/protocols/body-schema.ts';
import { ownProtocol } from './make-protocols.ts';

const CHEST: Omit<Partial<ProtocolBody>, 'reviewStatus'> = {
  imagingType: 'Scanner',
  region: 'Thorax',
  description: 'Recherche d’embolie pulmonaire.',
  indications: ['Dyspnée brutale'],
  preparation: {
    fasting: 'Non nécessaire',
    allergy: 'Réaction antérieure au produit',
    pregnancy: 'À rechercher chez toute femme en âge de procréer',
    renalFunction: 'DFG de moins de 3 mois',
    position: 'Décubitus dorsal',
  },
  contrast: { agent: 'Ioméprol', doseMlPerKg: 1.5, maximumDoseMl: 120, rateMlPerSecond: 4 },
  acquisition: {
    passes: [
      {
        name: 'Artère pulmonaire',
        phase: 'Artérielle',
        coverage: 'Apex aux bases',
        kv: 100,
        mas: '80–250',
        ctdiVol: 6,
        dlp: 220,
      },
      {
        name: 'Portal',
        phase: 'Veineuse',
        coverage: 'Apex aux bases',
        kv: 100,
        mas: '80–250',
        ctdiVol: 9,
        dlp: 310,
      },
    ],
  },
  doseReference: { ctdiVol: 8, dlp: 500, source: 'médiane du service, 2025' },
  pitfalls: ['Injection trop lente'],
};

/** A chest CT with a dose by weight, a check-list and a reference of its department. */
export const chestProtocol = (page: Page) => ownProtocol(page, 'Angioscanner thoracique', CHEST);

/** As many MRI sequences as a protocol may contain, each with all fields filled. */
export const longProtocol = (page: Page) =>
  ownProtocol(page, 'IRM corps entier', {
    imagingType: 'IRM',
    indications: ['Bilan d’extension'],
    acquisition: {
      sequences: Array.from({ length: 60 }, (_, place) => ({
        name: `Séquence ${place + 1}`,
        weighting: 'Diffusion',
        plane: 'Axial oblique',
        tr: 4200.5,
        te: 80,
        ti: 2500,
        flipAngle: 90,
        fov: 240,
        matrix: '256 × 256',
        thickness: 3,
        gap: 0.3,
        nex: 2,
        bandwidth: 1200,
        fatSaturation: 'SPAIR',
        bValues: [0, 500, 1000],
        acceleration: 'GRAPPA 2',
        durationSeconds: 178,
        comment: 'Gating respiratoire, reprendre en cas de mouvement.',
      })),
    },
    pitfalls: ['Durée'],
    references: ['Recommandations du service'],
  });
