import type { FlagReason } from '#lib/moderation/flag.ts';

/** The administrator of the demo. */
export const demoAdministrator = { username: 'admin.demo', displayName: 'Administration' };

/** Unsettled flags by readers of the demo; the titles are those of public items. */
export const demoFlags: readonly {
  title: string;
  by: string;
  reason: FlagReason;
  note: string;
  daysAgo: number;
}[] = [
  {
    title: 'Embolie pulmonaire proximale bilatérale',
    by: 'ines.ferreira',
    reason: 'medical',
    note: 'La légende dit «\u202fartère pulmonaire gauche\u202f»\u00a0: il me semble que la flèche est à droite.',
    daysAgo: 6,
  },
  {
    title: 'IRM du genou – standard',
    by: 'thibault.noel',
    reason: 'copyright',
    note: 'Ce protocole ressemble mot pour mot à celui d’un autre service, qui n’est pas cité.',
    daysAgo: 2,
  },
];
