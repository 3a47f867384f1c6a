import { counted, quoted } from '#lib/platform/format-texts.ts';

/** Texts for joining wrong hypotheses that mean the same. */
export const joiningMessages = {
  title: 'Réunir des hypothèses',
  hint: 'Deux hypothèses disent la même chose\u202f? Réunissez-les sous le nom que vous choisissez\u202f; vous pourrez toujours les séparer.',
  /** Shown below a table in which a number is a sum. */
  sums: 'Les lecteurs d’hypothèses réunies s’additionnent\u00a0: qui a proposé l’une, puis l’autre, compte deux fois.',
  join: 'Réunir',
  under: 'Sous le nom de',
  submit: 'Réunir',
  separate: 'Séparer',
  separateOf: (text: string) => `Séparer\u00a0: ${text}`,
  option: (text: string, readers: number) => `${text} (${counted(readers, 'lecteur')})`,
  part: (text: string, readers: number, into: string) =>
    `${quoted(text)} (${counted(readers, 'lecteur')}), sous le nom de ${quoted(into)}`,
  /** Name of a joined group in the table and the file, with the number of readers of each part. */
  joined: ([first, ...others]: readonly { text: string; readers: number }[]) =>
    `${first?.text} (${first?.readers}), avec ${others.map(({ text, readers }) => `${quoted(text)} (${readers})`).join(', ')}`,
  refused: {
    changed_meanwhile:
      'Ces hypothèses ont changé entre-temps, et rien n’a été modifié. Voici où elles en sont\u00a0: choisissez à nouveau.',
    invalid: 'Choisissez deux hypothèses différentes.',
  },
};
