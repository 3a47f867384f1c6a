import { counted } from '#lib/platform/format-texts.ts';

/** The alphabetical index of indications. */
export const indicationsMessages = {
  title: 'Indications',
  subtitle:
    'De l’indication au protocole\u00a0: celles des protocoles publics, et des vôtres si vous êtes connecté.',
  description:
    'Les indications des protocoles d’acquisition en radiologie, par ordre alphabétique, avec les protocoles qui y répondent.',
  /** Above the lists of protocols. */
  all: 'Toutes les indications, de A à Z',
  back: 'Protocoles publics',
  count: (total: number) => counted(total, 'indication', 'indications'),
  none: 'Aucun protocole ne dit encore ses indications.',
  letters: 'Lettres',
  other: '0–9',
  letterLabel: (letter: string) => (letter === '#' ? 'Chiffres et autres signes' : `Lettre ${letter}`),
  about: ({ imagingType, region }: { imagingType: string; region: string }) => `${imagingType} · ${region}`,
  own: 'non public',
};
