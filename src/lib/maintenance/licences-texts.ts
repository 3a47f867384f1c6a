import { formatWhole } from '#lib/platform/format-texts.ts';

/** `/notices.txt`, plain text written by the build. */
export const licenceMessages = {
  title: 'Négatoscope\u00a0: logiciels de tiers',
  introduction: (count: number) =>
    `Négatoscope contient tout ou partie des ${formatWhole(count)} paquets ci-dessous, chacun sous sa propre licence. Cette liste est faite à chaque construction, d’après ce que contiennent les fichiers du serveur et ceux qu’il envoie aux navigateurs. Les paquets que le serveur charge depuis «\u202fnode_modules\u202f» y gardent leurs licences. Chaque licence est donnée dans sa langue.`,
};
